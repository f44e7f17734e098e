import { Outlet } from "react-router";
import { JornadaFrame } from "~/pages/frames/jornada/jornada-frame.tsx";

export default function Jornada() {
  return (
    <JornadaFrame>
      <Outlet />
    </JornadaFrame>
  );
}

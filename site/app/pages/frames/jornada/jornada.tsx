import { Outlet } from "react-router";
import { JornadaFrame } from "./jornada-frame.tsx";

export default function Jornada() {
  return (
    <JornadaFrame>
      <Outlet />
    </JornadaFrame>
  );
}

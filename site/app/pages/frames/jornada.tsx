import { Outlet } from "react-router";
import { JourneyFooter } from "~/features/frame/journey-footer.tsx";
import { JourneyHeader } from "~/features/frame/journey-header.tsx";

/** Slim header and footer without navigation: for registrations and the diagnostic. */
export default function JourneyFrame() {
  return (
    <>
      <JourneyHeader />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <JourneyFooter />
    </>
  );
}

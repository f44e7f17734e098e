import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Buttons } from "./buttons.tsx";
import { Carousels } from "./carousels.tsx";
import { Choices } from "./choices.tsx";
import { Colours } from "./colours.tsx";
import { Dense } from "./dense.tsx";
import { Disclosures } from "./disclosures.tsx";
import { Fields } from "./fields.tsx";
import { Messages } from "./messages.tsx";
import { Overlays } from "./overlays.tsx";
import { Steps } from "./steps.tsx";
import { Surfaces } from "./surfaces.tsx";
import { Typography } from "./typography.tsx";
import "./estilo.css";

function Estilo() {
  return (
    <main>
      <header className="pagina pt-7 lg:pt-18">
        <h1 className="text-pagina">
          Jardim em <em>miniatura</em>
        </h1>
        <p className="mt-5 max-w-[46ch] text-lead text-pedra">
          Os componentes do grupo, lado a lado, em todos os seus estados.
        </p>
      </header>
      <Colours />
      <Typography />
      <Buttons />
      <Fields />
      <Choices />
      <Messages />
      <Steps />
      <Overlays />
      <Disclosures />
      <Carousels />
      <Surfaces />
      <Dense />
    </main>
  );
}

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createMemoryRouter([{ path: "*", element: <Estilo /> }])} />
    </StrictMode>,
  );

import { Buttons } from "~/features/estilo/buttons.tsx";
import { Carousels } from "~/features/estilo/carousels.tsx";
import { Choices } from "~/features/estilo/choices.tsx";
import { Colours } from "~/features/estilo/colours.tsx";
import { Disclosures } from "~/features/estilo/disclosures.tsx";
import { Fields } from "~/features/estilo/fields.tsx";
import { Messages } from "~/features/estilo/messages.tsx";
import { Overlays } from "~/features/estilo/overlays.tsx";
import { Steps } from "~/features/estilo/steps.tsx";
import { Surfaces } from "~/features/estilo/surfaces.tsx";
import { Typography } from "~/features/estilo/typography.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/estilo",
    title: "Éden Grupo - Estilo",
    description: "Os componentes do site, lado a lado, em todos os seus estados.",
    noindex: true,
  });

export default function Estilo() {
  return (
    <>
      <header className="pagina pt-7 lg:pt-18">
        <h1 className="text-pagina">
          Jardim em <em>miniatura</em>
        </h1>
        <p className="mt-5 max-w-[46ch] text-lead text-pedra">
          Os componentes do site, lado a lado, em todos os seus estados.
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
    </>
  );
}

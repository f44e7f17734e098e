import { Hourglass } from "lucide";
import { ResultPage } from "~/features/resultado/result-page.tsx";
import { BeforeTryingAgain, ExpiredLead, TryAgainActions } from "~/features/resultado/try-again-actions.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { expirado } from "~/images/expirado.ts";

export const meta = () =>
  pageMeta({
    path: "/expired",
    title: "Éden Grupo - Checkout Expirado",
    description: "O checkout expirou após 1 hora. É só começar de novo.",
    noindex: true,
  });

export default function Expired() {
  return (
    <ResultPage
      picture={expirado}
      badge="Checkout expirado"
      icon={Hourglass}
      title={
        <>
          O tempo da compra <em>acabou</em>.
        </>
      }
      lead={<ExpiredLead />}
      actions={<TryAgainActions label="Iniciar nova compra" />}
    >
      <BeforeTryingAgain />
    </ResultPage>
  );
}

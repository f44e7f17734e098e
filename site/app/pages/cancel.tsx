import { Leaf } from "lucide";
import { ResultPage } from "~/features/resultado/result-page.tsx";
import { BeforeTryingAgain, TryAgainActions } from "~/features/resultado/try-again-actions.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { cancelado } from "~/images/cancelado.ts";

export const meta = () =>
  pageMeta({
    path: "/cancel",
    title: "Éden Grupo - Pagamento Cancelado",
    description: "O pagamento foi cancelado e nenhuma cobrança foi feita.",
    noindex: true,
  });

export default function Cancel() {
  return (
    <ResultPage
      picture={cancelado}
      badge="Pagamento cancelado"
      icon={Leaf}
      title={
        <>
          Nenhuma cobrança foi <em>feita</em>.
        </>
      }
      lead="Você saiu antes de concluir o pagamento. Pense com calma e volte quando fizer sentido."
      actions={<TryAgainActions label="Tentar novamente" />}
    >
      <BeforeTryingAgain />
    </ResultPage>
  );
}

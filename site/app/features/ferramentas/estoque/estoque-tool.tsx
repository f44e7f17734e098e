import { lazy, Suspense } from "react";
import { FerramentaFrame } from "~/features/ferramentas/ferramenta-frame.tsx";
import { loadOnce } from "~/features/ferramentas/nao-carregou.tsx";
import { Resultado } from "~/features/ferramentas/resultado.tsx";
import { LeitorArea } from "./leitor-area.tsx";
import { useEstoque } from "./use-estoque.ts";

/** Loads after the page, so that a slow phone can choose a file sooner; without a network from then on. */
const load = loadOnce(() => import("./estoque-depois.tsx"));
const PrateleirasVazias = lazy(async () => ({ default: (await load()).PrateleirasVazias }));
const EstoqueDepois = lazy(async () => ({ default: (await load()).EstoqueDepois }));
const EstoqueAbaixo = lazy(async () => ({ default: (await load()).EstoqueAbaixo }));

const vazio = {
  olho: "Dinheiro dormindo",
  valor: "R$ ––",
  unidade: "parados",
  frase: "Falta **o relatório**. O resultado aparece aqui, segundos depois.",
};

export function EstoqueTool() {
  const conta = useEstoque();
  const isRead = conta.fase === "colunas" || conta.fase === "resultado";
  return (
    <FerramentaFrame
      titulo={
        <>
          Quanto dinheiro está <em>parado</em> na prateleira?
        </>
      }
      lead="Traga um relatório de estoque e vendas do seu sistema. Em segundos, vinte decisões para amanhã."
      isUnreadable={false}
      form={<LeitorArea conta={conta} />}
      resultado={
        <Resultado leitura={null} vazio={vazio} isExemplo={false} onExemplo={conta.showExemplo}>
          <Suspense>
            <PrateleirasVazias />
          </Suspense>
        </Resultado>
      }
      corpo={
        isRead ? (
          <Suspense>
            <EstoqueDepois conta={conta} />
          </Suspense>
        ) : undefined
      }
    >
      <Suspense>
        <EstoqueAbaixo conta={conta} />
        {/* Empty, and loaded with the rest: a report that was read shows at once. */}
        {!isRead && <EstoqueDepois conta={conta} />}
      </Suspense>
    </FerramentaFrame>
  );
}

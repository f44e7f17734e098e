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
  valor: "R$ 0",
  unidade: "parados",
  frase: "Falta **o relatório**.",
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
      lead="Traga um relatório de estoque e vendas do seu sistema. Em segundos, os vinte produtos por onde começar."
      onExemplo={conta.showExemplo}
      isUnreadable={false}
      form={
        <>
          {conta.isRemembered && (
            <p className="rounded-panel bg-sol px-4 py-3">
              Os dias e os alvos estão como você deixou. Escolha o relatório de novo.
            </p>
          )}
          <LeitorArea conta={conta} />
        </>
      }
      resultado={
        <Resultado leitura={null} vazio={vazio} isExemplo={false}>
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

import { type CampoEquilibrio, computeEquilibrio } from "@eden/domain/ferramentas/equilibrio";
import { changeEntrada, type Mudanca } from "@eden/domain/ferramentas/mudanca";
import { formatTaxa } from "@eden/domain/ferramentas/numero";
import { useEffect, useState } from "react";
import { takeMargem } from "~/clients/take-margem.ts";
import { ferramentas, limite } from "~/content/ferramentas.ts";
import { AcoesDaConta } from "~/features/ferramentas/acoes-da-conta.tsx";
import { ComoCalculamos } from "~/features/ferramentas/como-calculamos.tsx";
import { Fita } from "~/features/ferramentas/fita.tsx";
import { Grafico } from "~/features/ferramentas/grafico.tsx";
import type { Leitura } from "~/features/ferramentas/resultado.tsx";
import type { Conta } from "~/features/ferramentas/use-conta.ts";
import { calculosOf } from "./calculos-equilibrio.ts";
import type { ContaEquilibrio, ContaFeita } from "./conta-equilibrio.ts";
import { ESe, MUDANCAS } from "./e-se.tsx";
import { EquilibrioFolha } from "./equilibrio-folha.tsx";
import { EquilibrioPasso } from "./equilibrio-passo.tsx";
import { Linhas, linhasRows } from "./linhas.tsx";

interface DepoisProps {
  feita: ContaFeita;
  conta: Conta<CampoEquilibrio>;
  leitura: Leitura;
}

/** Two lines by open day, and three changes that can be drawn instead. */
export function EquilibrioDepois({ feita: { entrada, resultado }, conta, leitura }: DepoisProps) {
  const actions = (
    <>
      <AcoesDaConta conta={conta} titulo={ferramentas.equilibrio.nome} />
      <Fita {...leitura} />
    </>
  );
  const [mudanca, setMudanca] = useState<Mudanca | null>(null);
  if (resultado.status !== "ok") return actions;
  const shown = mudanca ? changeEntrada(entrada, mudanca) : entrada;
  const novo = computeEquilibrio(shown);
  const { vendas } = entrada;
  const mes = vendas && novo.status === "ok" ? { ...shown, ...novo, vendas } : null;
  return (
    <>
      {mes && (
        <Grafico
          titulo={mudanca ? `E se… ${MUDANCAS[mudanca].toLowerCase()}` : "Do primeiro ao último dia aberto"}
          texto={
            mes.hoje?.diaQuePaga
              ? `As vendas alcançam os custos no ${mes.hoje.diaQuePaga}º dia. Dali em diante, é seu.`
              : "As vendas não alcançam os custos neste mês."
          }
          desenho={(width) => <Linhas {...mes} width={width} id="linhas" />}
          tabela={{ colunas: ["Dia aberto", "Vendas", "Custos"], linhas: linhasRows(mes) }}
        />
      )}
      {actions}
      <ESe entrada={entrada} dia={resultado.dia} shown={mudanca} onShow={setMudanca} />
    </>
  );
}

const NOTAS = ["A conta vale para o mês inteiro com a margem média da loja, não para um produto.", limite];

interface AbaixoProps {
  feita: ContaEquilibrio;
  leitura: Leitura | null;
  conta: Conta<CampoEquilibrio>;
}

/** Below the tool, prerendered: formulas and next step; with a result the sheet of paper. */
export function EquilibrioAbaixo({ feita, leitura, conta: { valores, isExemplo, put } }: AbaixoProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    const margem = takeMargem();
    if (margem !== null && margem <= 9500) put({ margem: formatTaxa(margem) });
  }, []);
  const calculos = calculosOf(feita, valores);
  return (
    <>
      <ComoCalculamos calculos={calculos} notas={NOTAS}>
        {feita.status === "feita" && leitura && (
          <EquilibrioFolha
            ferramenta={ferramentas.equilibrio}
            feita={feita}
            valores={valores}
            leitura={leitura}
            calculos={calculos}
            isExemplo={isExemplo}
          />
        )}
      </ComoCalculamos>
      <EquilibrioPasso conta={feita} isExemplo={isExemplo} />
    </>
  );
}

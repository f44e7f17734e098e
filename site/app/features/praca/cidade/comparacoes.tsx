import { faixaOf } from "@eden/domain/pracas/faixa";
import { anoDaPopulacao, besideRatio, moradoresPorFarmacia } from "@eden/domain/pracas/leitura";
import { readLugar, readRedes } from "@eden/domain/pracas/leitura-das-secoes";
import { formatNumero, formatParte, ratioOf } from "@eden/domain/pracas/numero";
import type { Praca } from "@eden/domain/pracas/praca";
import { praca as words } from "~/content/praca.ts";
import { LinhaDeMoradores } from "./linha-de-moradores.tsx";
import { BarrasDeParte } from "./partes.tsx";
import { Desenho, Quadro, Rotulo, Tabela } from "./quadro.tsx";

/** State and country, where both figures are known. */
export function referenciasOf({ uf, estado, brasil }: Praca) {
  return [
    { nome: `estado (${uf})`, ...estado },
    { nome: "Brasil", ...brasil },
  ].flatMap(({ nome, habitantes, ativas }) =>
    habitantes && ativas > 0 ? [{ nome, valor: ratioOf(habitantes, ativas) }] : [],
  );
}

export function Moradores({ praca }: { praca: Praca }) {
  const { nome, faixa } = praca;
  const valor = moradoresPorFarmacia(praca);
  const lead = readLugar(praca);
  if (!valor || !lead || !faixa) return null;
  const { longa, curta } = faixaOf(faixa.id);
  const referencias = referenciasOf(praca);
  const [, p25 = 0, p50 = 0, p75 = 0] = faixa.quantis;
  const titulo = `${nome} e as ${formatNumero(faixa.municipios)} cidades ${longa}`;
  return (
    <Quadro titulo={words.moradores.titulo} lead={lead} nota={praca.ativas > 1 ? words.moradores.nota : undefined}>
      <Rotulo>{titulo}</Rotulo>
      <Desenho>
        {(width) => (
          <LinhaDeMoradores
            {...{ nome, valor, referencias, width }}
            quantis={faixa.quantis}
            faixa={width < 500 ? curta : longa}
            ano={anoDaPopulacao(praca)}
          />
        )}
      </Desenho>
      <Tabela
        titulo={titulo}
        colunas={["Lugar", `Moradores por farmácia${besideRatio(praca)}`]}
        linhas={[
          [nome, formatNumero(valor)],
          ["Cidades do mesmo porte: um quarto tem até", formatNumero(p25)],
          ["Cidades do mesmo porte: a do meio", formatNumero(p50)],
          ["Cidades do mesmo porte: um quarto tem a partir de", formatNumero(p75)],
          ...referencias.map((referencia) => [
            referencia.nome.replace("estado", "Estado"),
            formatNumero(referencia.valor),
          ]),
        ]}
      />
    </Quadro>
  );
}

export function Redes({ praca }: { praca: Praca }) {
  const { nome, uf, ativas, redes, faixa, estado, brasil } = praca;
  const titulo = "Parte que é de empresas com 5 lojas ou mais";
  const itens = (porte: string) => [
    { nome, parte: redes / ativas, isCidade: true },
    ...(faixa ? [{ nome: porte, parte: faixa.redes }] : []),
    ...(estado.ativas > 0 ? [{ nome: `Estado (${uf})`, parte: estado.redes / estado.ativas }] : []),
    ...(brasil.ativas > 0 ? [{ nome: "Brasil", parte: brasil.redes / brasil.ativas }] : []),
  ];
  return (
    <Quadro titulo={words.redes.titulo} lead={readRedes(praca)} nota={words.redes.nota}>
      <Rotulo>{titulo}</Rotulo>
      <Desenho>
        {(width) => (
          <BarrasDeParte itens={itens(width < 500 ? "Mesmo porte" : "Cidades do mesmo porte")} width={width} />
        )}
      </Desenho>
      <Tabela
        titulo={titulo}
        colunas={["Lugar", "De empresas com 5 lojas ou mais"]}
        linhas={itens("Cidades do mesmo porte (a do meio)").map((item) => [item.nome, formatParte(item.parte, 1)])}
      />
    </Quadro>
  );
}

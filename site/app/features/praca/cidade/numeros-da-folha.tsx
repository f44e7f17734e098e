import { joinNomes } from "@eden/domain/join-nomes";
import { besideRatio, moradoresPorFarmacia } from "@eden/domain/pracas/leitura";
import { tellDez } from "@eden/domain/pracas/leitura-das-secoes";
import { formatNumero, formatParte } from "@eden/domain/pracas/numero";
import type { Praca } from "@eden/domain/pracas/praca";
import { referenciasOf } from "./comparacoes.tsx";

/** Up to four figures of the printed sheet, each with what it is compared with. */
export function Numeros({ praca }: { praca: Praca }) {
  return (
    <div className="folha-numeros">
      {numerosOf(praca).map(({ valor, nome, ao }) => (
        <p key={nome}>
          <b>{valor}</b>
          {nome}
          <span>{ao}</span>
        </p>
      ))}
    </div>
  );
}

function numerosOf(praca: Praca) {
  const { ativas, redes, abertas_12, encerradas_12, faixa, brasil } = praca;
  const ratio = moradoresPorFarmacia(praca);
  const coorte = "coorte" in praca ? praca.coorte : undefined;
  const references = referenciasOf(praca).map(({ nome, valor }) => `${nome} ${formatNumero(valor)}`);
  const shares = [
    ...(faixa ? [`porte ${formatParte(faixa.redes, 1)}`] : []),
    ...(brasil.ativas > 0 ? [`Brasil ${formatParte(brasil.redes, brasil.ativas)}`] : []),
  ];
  return [
    ...(ratio
      ? [
          {
            valor: formatNumero(ratio),
            nome: `moradores por farmácia${besideRatio(praca)}`,
            ao: references.join(" · "),
          },
        ]
      : []),
    { valor: formatParte(redes, ativas), nome: "são de empresas com 5 lojas ou mais", ao: shares.join(" · ") },
    {
      valor: joinNomes([formatNumero(abertas_12), formatNumero(encerradas_12)]),
      nome: "aberturas e baixas registradas",
      ao: "em 12 meses",
    },
    ...(coorte
      ? [
          {
            valor: tellDez(coorte.ativas, coorte.abertas).replace("de cada 10", "de 10"),
            nome: "abertas de 2016 a 2020",
            ao: "continuam ativas no registro",
          },
        ]
      : []),
  ];
}

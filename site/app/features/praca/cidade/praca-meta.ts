import { ESTADOS, type Estado } from "@eden/domain/documentos/estado";
import { isIndexable, pathOfPraca } from "@eden/domain/pracas/documentos";
import { besideRatio, moradoresPorFarmacia } from "@eden/domain/pracas/leitura";
import { countOf, formatMes, formatNumero } from "@eden/domain/pracas/numero";
import type { Praca } from "@eden/domain/pracas/praca";
import { empresa } from "~/content/empresa.ts";
import { pageMeta } from "~/head/page-meta.ts";

/** The <head> of a town's page: a link to it names the town and its figures. */
export function pracaMeta(praca: Praca) {
  const { nome, uf } = praca;
  const path = pathOfPraca(praca);
  return pageMeta({
    path,
    title: `Mercado de farmácias em ${nome}, ${uf}: ${praca.ativas === 0 ? "nenhuma" : formatNumero(praca.ativas)} no registro`,
    description: describe(praca),
    noindex: !isIndexable(praca),
    card: "raio-x",
    trail: [
      { label: "Raio-X da praça", path: "/raio-x" },
      { label: ESTADOS[uf as Estado], path: `/raio-x/${uf.toLowerCase()}` },
      { label: nome, path },
    ],
    structuredData: [dataset(praca, path)],
  });
}

function describe(praca: Praca): string {
  const ratio = moradoresPorFarmacia(praca);
  const count =
    praca.ativas === 0 ? "Nenhuma farmácia ativa" : countOf(praca.ativas, "farmácia ativa", "farmácias ativas");
  const each = ratio ? `, ${formatNumero(ratio)} moradores por farmácia${besideRatio(praca)}` : "";
  return `${count} em ${praca.nome}, ${praca.uf}${each}. Aberturas, baixas e as cidades da região, no registro de ${formatMes(praca.mes)}.`;
}

function dataset(praca: Praca, path: string) {
  const { nome, uf, mes, populacao } = praca;
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: `Farmácias em ${nome}, ${uf}`,
    description: describe(praca),
    url: `${empresa.origem}${path}`,
    creator: { "@type": "Organization", name: empresa.nome, url: `${empresa.origem}/` },
    temporalCoverage: `2012-01/${mes}`,
    spatialCoverage: `${nome}, ${uf}, Brasil`,
    isAccessibleForFree: true,
    isBasedOn: [
      { "@type": "Dataset", name: `Cadastro Nacional da Pessoa Jurídica, Receita Federal, ${formatMes(mes)}` },
      ...(populacao ? [{ "@type": "Dataset", name: `População estimada, IBGE, ${populacao.ano}` }] : []),
    ],
  };
}

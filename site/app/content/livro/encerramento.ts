import { empresa } from "~/content/empresa.ts";

const site = empresa.origem.replace(/^https:\/\/(www\.)?/, "");

export const encerramento = {
  titulo: "O jardim é *seu*",
  paragrafos: [
    "Você não precisa fazer tudo neste mês. Precisa de um cuidado por semana, feito até o fim. Comece pequeno. Crie raiz. Avance quando fizer sentido.",
    `Se quiser companhia no caminho, o ${empresa.nome} ajuda donos de farmácia com educação, gestão, tecnologia e marcas.`,
  ],
  caminhos: [
    { label: "Conheça os níveis e compare os planos", text: `${site}/planos`, href: `${empresa.origem}/planos` },
    { label: "Estude no seu ritmo, no EdenApp", text: `${site}/edenapp`, href: `${empresa.origem}/edenapp` },
    { label: "Converse com um consultor", text: `${site}/contato`, href: `${empresa.origem}/contato` },
  ],
};

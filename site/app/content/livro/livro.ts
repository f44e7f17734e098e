import { comoUsarOLivro } from "@eden/domain/empresa/como-usar-o-livro";
import { empresa } from "~/content/empresa.ts";
import type { Capitulo } from "./capitulo.ts";
import { cliente } from "./cliente.ts";
import { compras } from "./compras.ts";
import { digital } from "./digital.ts";
import { financas } from "./financas.ts";
import { introducao } from "./introducao.ts";
import { niveis } from "./niveis.ts";
import { pessoas } from "./pessoas.ts";
import { planejamento } from "./planejamento.ts";
import { preco } from "./preco.ts";

const capitulos: readonly Capitulo[] = [financas, compras, preco, pessoas, cliente, digital, planejamento];

const site = empresa.origem.replace(/^https:\/\/(www\.)?/, "");

const encerramento = {
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

/** The e-book offered in exchange for contact data. */
export const livro = {
  titulo: "Chamado para a Plenitude",
  subtitulo: "Um guia prático para donos de farmácia",
  edicao: "Edição de amostra",
  data: "2026-11-15",
  autor: empresa.nome,
  comoUsar: comoUsarOLivro.map(({ titulo, texto }) => `**${titulo}.** ${texto}`),
  avisos: [
    "Esta é uma edição de amostra. Os números dos exemplos são inventados para facilitar a conta e não descrevem nenhuma farmácia real.",
    "O livro não substitui a orientação do seu contador, do seu advogado nem do farmacêutico responsável técnico. Confira as normas em vigor na sua cidade.",
  ],
  introducao,
  niveis,
  capitulos,
  encerramento,
};

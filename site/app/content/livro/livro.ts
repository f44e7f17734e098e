import { empresa } from "~/content/empresa.ts";
import type { Capitulo } from "./capitulo.ts";
import { cliente } from "./cliente.ts";
import { compras } from "./compras.ts";
import { digital } from "./digital.ts";
import { encerramento } from "./encerramento.ts";
import { financas } from "./financas.ts";
import { introducao } from "./introducao.ts";
import { niveis } from "./niveis.ts";
import { pessoas } from "./pessoas.ts";
import { planejamento } from "./planejamento.ts";
import { preco } from "./preco.ts";

const capitulos: readonly Capitulo[] = [financas, compras, preco, pessoas, cliente, digital, planejamento];

/** The e-book offered in exchange for contact data. */
export const livro = {
  titulo: "Chamado para a Plenitude",
  subtitulo: "Um guia prático para donos de farmácia",
  edicao: "Edição de amostra",
  data: "2026-11-15",
  autor: empresa.nome,
  comoUsar: [
    "**Um capítulo por semana.** Leia com a caneta na mão e faça o exercício antes de virar a página.",
    "**Imprima as folhas de exercício.** Elas servem de novo no mês que vem, e o que mudou fica à vista.",
    "**Comece pela terra.** Sem os números do capítulo 1, os outros ficam no escuro.",
  ],
  avisos: [
    "Esta é uma edição de amostra. Os números dos exemplos são inventados para facilitar a conta e não descrevem nenhuma farmácia real.",
    "O livro não substitui a orientação do seu contador, do seu advogado nem do farmacêutico responsável técnico. Confira as normas em vigor na sua cidade.",
  ],
  introducao,
  niveis,
  capitulos,
  encerramento,
};

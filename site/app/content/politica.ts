import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";
import type { Secao } from "./markup.ts";
import { coleta } from "./politica/coleta.ts";
import { compartilhamento } from "./politica/compartilhamento.ts";
import { cuidados } from "./politica/cuidados.ts";
import { direitos } from "./politica/direitos.ts";
import { finalidades } from "./politica/finalidades.ts";
import { navegador } from "./politica/navegador.ts";
import { versao } from "./politica/versao.ts";

const secoes: readonly Secao[] = [...coleta, finalidades, ...compartilhamento, ...navegador, ...direitos, ...cuidados];

/** The privacy policy, source of the page and the PDF. */
export const politica = {
  titulo: "Política de *privacidade*",
  lead: "Que dados pedimos, para que servem, por quanto tempo ficam e como você manda neles.",
  versao,
  resumo: [
    "Coletamos o que você escreve nos formulários ou conta à nossa equipe, e só o que cada pedido exige.",
    "Usamos para responder, entregar o que foi pedido e cumprir a lei. Não vendemos dados.",
    "Cartão e senha nunca passam por nós. O CPF sai do navegador quando o cadastro termina.",
    `Para ver, corrigir ou apagar os seus dados, escreva ao encarregado: resposta em até ${formatPrazo(prazos.respostaAoTitular)}.`,
  ],
  secoes,
} as const;

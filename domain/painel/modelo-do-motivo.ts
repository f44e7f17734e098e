import { formatReais } from "../catalogo/dinheiro.ts";
import { NOMES_FORMAS } from "../catalogo/pedido.ts";
import type { OpcaoDePagamento } from "../catalogo/precos.ts";
import { PRECO_PARCELADO } from "../catalogo/precos.ts";
import { AREAS, QUANTIDADE_PERGUNTAS } from "../diagnostico/areas.ts";
import { fracaOf } from "../diagnostico/fraca.ts";
import { EMPRESA } from "../empresa/empresa.ts";
import { joinNomes } from "../join-nomes.ts";
import type { CamposDe } from "./campos-do-modelo.ts";
import type { CobrancaLinha } from "./contrato-cobranca.ts";
import type { LojaLinha } from "./contrato-lojas.ts";
import type { MomentoComMotivo, SituacaoDaLoja } from "./motivos-do-modelo.ts";
import type { Cobranca, Momento } from "./valores.ts";

interface Modelo {
  momento: Momento;
  motivos: readonly string[];
}

/** The template of a message about a payment or a store: the first for the reason, else the first for all of them. */
export function findModelo<M extends Modelo>(
  modelos: readonly M[],
  momento: MomentoComMotivo,
  motivo: Cobranca | SituacaoDaLoja,
): M | undefined {
  const possiveis = modelos.filter((modelo) => modelo.momento === momento);
  return (
    possiveis.find(({ motivos }) => motivos.includes(motivo)) ?? possiveis.find(({ motivos }) => motivos.length === 0)
  );
}

/** What the caller knows how to write: names as they are said, the day as seen from today, the link or its mark. */
interface DaTela {
  primeiro_nome: string;
  autor: string;
  loja: string | null;
  vencimento: string | null;
  link: string;
}

/** The data of a message about a payment; those of a method are there only for a link of that method. */
export function dadosDaCobranca(
  { protocolo, cidade, motivo }: Pick<CobrancaLinha, "protocolo" | "cidade" | "motivo">,
  opcao: OpcaoDePagamento | undefined,
  daTela: DaTela,
): CamposDe<"pagamento"> {
  const valor = opcao ? formatReais(opcao.valor_centavos) : null;
  const only = (forma: OpcaoDePagamento["forma"], dado: string | null) => (opcao?.forma === forma ? dado : null);
  const economia = opcao ? PRECO_PARCELADO.total - opcao.valor_centavos : 0;
  return {
    ...daTela,
    protocolo,
    cidade,
    valor,
    forma: opcao ? NOMES_FORMAS[opcao.forma] : null,
    valor_no_pix: only("pix", valor),
    economia: only("pix", economia > 0 ? formatReais(economia) : null),
    valor_no_boleto: only("boleto", valor),
    parcelas: only(
      "cartao",
      opcao ? `${opcao.parcelas} vezes de ${formatReais(opcao.valor_centavos / opcao.parcelas)}` : null,
    ),
    vencimento: motivo.startsWith("boleto") ? daTela.vencimento : null,
    link: opcao ? daTela.link : null,
  };
}

type LojaDoConvite = Pick<LojaLinha, "nome" | "cidade" | "situacao" | "nota" | "nota_anterior" | "areas">;

/** Which invitation a store gets: an answer without a score is invited again. */
export const motivoDoConvite = ({ situacao, nota }: LojaDoConvite): SituacaoDaLoja =>
  situacao === "respondeu" && nota === null ? "sem_convite" : situacao;

/** The data of an invitation. A tie of all areas names none. */
export function dadosDoConvite(
  loja: LojaDoConvite,
  daTela: { responsavel: string | null; autor: string },
): CamposDe<"convite"> {
  const fraca = fracaOf(loja.areas);
  const one = fraca?.status === "uma" ? fraca : null;
  const tied = fraca?.status === "empate" ? fraca : null;
  return {
    ...daTela,
    loja: loja.nome,
    cidade: loja.cidade,
    perguntas: String(QUANTIDADE_PERGUNTAS),
    nota: asText(loja.nota),
    nota_anterior: asText(loja.nota_anterior),
    area: one && AREAS[one.area].nome.toLowerCase(),
    areas: tied && joinNomes(tied.areas.map((area) => AREAS[area].nome.toLowerCase())),
    nota_da_area: asText((one ?? tied)?.nota ?? null),
    link: `${EMPRESA.origem}/diagnostico-gestao/`,
  };
}

const asText = (nota: number | null) => (nota === null ? null : String(nota));

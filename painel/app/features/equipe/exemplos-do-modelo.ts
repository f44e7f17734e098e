import type { OpcaoDePagamento } from "@eden/domain/catalogo/precos";
import { PRECO_AVISTA_APP, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import type { DadosDoModelo } from "@eden/domain/painel/modelo";
import { dadosDaCobranca, dadosDoConvite } from "@eden/domain/painel/modelo-do-motivo";
import { FORMAS, type Momento } from "@eden/domain/painel/valores";

interface Exemplo {
  titulo: string;
  /** Without who sends. */
  dados: DadosDoModelo;
}

/** What the preview of a template is filled with, by invented people: everything known first, then with data missing. */
export const exemplosOf = (momento: Momento): readonly Exemplo[] =>
  momento === "pagamento" ? PAGAMENTOS : momento === "convite" ? CONVITES : PESSOAS;

const MARCIA = { protocolo: "ED-7K2M-9QX4", cidade: "Colatina" };
const NINGUEM = { primeiro_nome: null, protocolo: null, loja: null, cidade: null };
const autor = "";

const PESSOAS: Exemplo[] = [
  {
    titulo: "Como chega para Márcia Tavares",
    dados: { ...MARCIA, primeiro_nome: "Márcia", loja: "Drogaria Santa Rita" },
  },
  { titulo: "E sem nome, loja, cidade e protocolo", dados: NINGUEM },
];

function pagamento(titulo: string, opcao?: OpcaoDePagamento): Exemplo {
  const daTela = {
    primeiro_nome: "Márcia",
    autor,
    loja: "Drogaria Santa Rita",
    vencimento: opcao ? "amanhã" : null,
    link: "https://pague.example/7k2m",
  };
  return { titulo, dados: dadosDaCobranca({ ...MARCIA, motivo: "boleto_em_aberto" }, opcao, daTela) };
}

const avista = { valor_centavos: PRECO_AVISTA_APP.total, parcelas: 1 };
const parcelado = { valor_centavos: PRECO_PARCELADO.total, parcelas: PRECO_PARCELADO.parcelas };
const PAGAMENTOS: Exemplo[] = [
  pagamento(`Com um link de ${FORMAS.pix}`, { forma: "pix", ...avista }),
  pagamento("Com um link de cartão", { forma: "cartao", ...parcelado }),
  pagamento("Com um link de boleto", { forma: "boleto", ...avista }),
  pagamento("E sem link nem vencimento"),
];

const RESPOSTAS = { situacao: "respondeu", nota: 62, nota_anterior: 48 } as const;
const CONVITES: Exemplo[] = [
  {
    titulo: "Como chega para a Drogaria Santa Rita",
    dados: dadosDoConvite(
      {
        ...RESPOSTAS,
        nome: "Drogaria Santa Rita",
        cidade: "Colatina",
        areas: [
          { area: "financas", nota: 33 },
          { area: "pessoas", nota: 58 },
        ],
      },
      { responsavel: "Márcia", autor },
    ),
  },
  {
    titulo: "E sem responsável, loja e nota anterior",
    dados: dadosDoConvite(
      { ...RESPOSTAS, nota_anterior: null, nome: null, cidade: null, areas: [] },
      { responsavel: null, autor },
    ),
  },
];

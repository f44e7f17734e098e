import type { Funcao } from "@eden/domain/painel/contrato";
import {
  ChartNoAxesColumn,
  ClipboardCheck,
  FilePen,
  FileUser,
  type IconNode,
  Inbox,
  SlidersHorizontal,
  Sprout,
  Sun,
  Wallet,
} from "lucide";

export interface Place {
  path: string;
  nome: string;
  icone: IconNode;
  /** Who may call it may open the place. */
  funcao: Funcao;
  /** Key after G: "g c" opens the Caixa. */
  key: string;
  /** What the others read when they open its address. */
  closed: { title: string; text: string };
  /** At the foot of the rail, apart from the daily places. */
  foot?: boolean;
}

/** Where the team works with people: all but the encarregado, who reads no conversations. */
const WORK = {
  closed: { title: "As conversas ficam com o Atendimento", text: "De propósito, o Encarregado não lê conversas." },
} as const;

/** The places of the panel, in the order of the rail, the bottom bar and the palette. The first one that a member may open is their home. */
export const PLACES: readonly Place[] = [
  { path: "/hoje", nome: "Hoje", icone: Sun, key: "h", funcao: "hoje", ...WORK },
  { path: "/caixa", nome: "Caixa", icone: Inbox, key: "c", funcao: "caixa", ...WORK },
  { path: "/funil", nome: "Funil", icone: Sprout, key: "f", funcao: "funil", ...WORK },
  {
    path: "/pagamentos",
    nome: "Pagamentos",
    icone: Wallet,
    funcao: "cobrancas",
    key: "p",
    closed: {
      title: "Os pagamentos ficam com o Atendimento",
      text: "Quem comprou e quanto pagou é assunto de quem atende. O Encarregado não precisa disso.",
    },
  },
  {
    path: "/diagnosticos",
    nome: "Diagnósticos",
    icone: ClipboardCheck,
    funcao: "lojas",
    key: "d",
    closed: {
      title: "Os diagnósticos ficam com o Atendimento",
      text: "O Encarregado vê os dados de uma loja pelo pedido do titular.",
    },
  },
  {
    path: "/numeros",
    nome: "Números",
    icone: ChartNoAxesColumn,
    funcao: "numeros_pessoas",
    key: "n",
    closed: {
      title: "Os números ficam com quem atende",
      text: "O Encarregado cuida dos pedidos dos titulares e do registro de acessos.",
    },
  },
  {
    path: "/titular",
    nome: "Titulares",
    icone: FileUser,
    funcao: "requerimentos",
    key: "t",
    closed: {
      title: "Os pedidos de titulares ficam com o Encarregado",
      text: "Só ele procura, exporta, corrige e apaga os dados de quem pede. Encaminhe o pedido a ele.",
    },
  },
  {
    path: "/textos",
    nome: "Textos",
    icone: FilePen,
    funcao: "aprovar_texto",
    key: "x",
    closed: {
      title: "Os textos do site ficam com a Gestão",
      text: "Uma pessoa da Gestão escreve e outra aprova o que aparece no site.",
    },
    foot: true,
  },
  {
    path: "/equipe",
    nome: "Equipe",
    icone: SlidersHorizontal,
    funcao: "registro",
    key: "e",
    closed: {
      title: "A equipe fica com a Gestão",
      text: "Convites, papéis e o registro de quem viu o quê são da Gestão e do Encarregado.",
    },
    foot: true,
  },
];

/** Pages in no list of places: of the member's own menu, and of the bar about the mailbox. */
const OWN_PAGES: Pick<Place, "path" | "nome" | "funcao" | "closed">[] = [
  {
    path: "/avisos",
    nome: "Avisos",
    funcao: "preferencias_aviso",
    closed: { title: "Os avisos são de quem atende", text: "Quem não responde a pessoas não recebe avisos." },
  },
  {
    path: "/postos-de-lado",
    nome: "E-mails postos de lado",
    funcao: "ilegiveis",
    closed: {
      title: "Estes e-mails ficam com quem atende",
      text: "Só quem responde a pessoas vê quem escreveu.",
    },
  },
];

/** The place of an address, whether or not the member may open it. */
export const placeAt = (pathname: string) =>
  [...PLACES, ...OWN_PAGES].find(({ path }) => `${pathname}/`.startsWith(`${path}/`));

/** `pode` of `eu`: the functions that the member may call. */
export const placesOf = (pode: readonly string[]) => PLACES.filter(({ funcao }) => pode.includes(funcao));

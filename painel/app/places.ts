import type { Papel } from "@eden/domain/painel/valores";
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
  /** Roles that may open it. */
  papeis: readonly Papel[];
  /** Key after G: "g c" opens the Caixa. */
  key: string;
  /** What the other roles read when they open its address. */
  closed: { title: string; text: string };
  /** At the foot of the rail, apart from the daily places. */
  foot?: boolean;
}

/** Where the team works with people: all but the encarregado, who reads no conversations. */
const WORK = {
  papeis: ["leitura", "atendimento", "gestao"],
  closed: { title: "As conversas ficam com o Atendimento", text: "De propósito, o Encarregado não lê conversas." },
} as const;

/** The places of the panel, in the order of the rail, the bottom bar and the palette. The first one a role may open is its home. */
export const PLACES: readonly Place[] = [
  { path: "/hoje", nome: "Hoje", icone: Sun, key: "h", ...WORK },
  { path: "/caixa", nome: "Caixa", icone: Inbox, key: "c", ...WORK },
  { path: "/funil", nome: "Funil", icone: Sprout, key: "f", ...WORK },
  {
    path: "/pagamentos",
    nome: "Pagamentos",
    icone: Wallet,
    papeis: WORK.papeis,
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
    papeis: WORK.papeis,
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
    papeis: WORK.papeis,
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
    papeis: ["encarregado"],
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
    papeis: ["gestao"],
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
    papeis: ["gestao", "encarregado"],
    key: "e",
    closed: {
      title: "A equipe fica com a Gestão",
      text: "Convites, papéis e o registro de quem viu o quê são da Gestão e do Encarregado.",
    },
    foot: true,
  },
];

/** Pages in no list of places: of the member's own menu, and of the bar about the mailbox. */
const OWN_PAGES: Pick<Place, "path" | "nome" | "papeis" | "closed">[] = [
  {
    path: "/avisos",
    nome: "Avisos",
    papeis: ["atendimento", "gestao"],
    closed: { title: "Os avisos são de quem atende", text: "Quem não responde a pessoas não recebe avisos." },
  },
  {
    path: "/postos-de-lado",
    nome: "E-mails postos de lado",
    papeis: ["atendimento", "gestao"],
    closed: {
      title: "Estes e-mails ficam com quem atende",
      text: "Só quem responde a pessoas vê quem escreveu.",
    },
  },
];

/** The place of an address, whether or not the member may open it. */
export const placeAt = (pathname: string) =>
  [...PLACES, ...OWN_PAGES].find(({ path }) => `${pathname}/`.startsWith(`${path}/`));

export const placesOf = (papel: Papel) => PLACES.filter(({ papeis }) => papeis.includes(papel));

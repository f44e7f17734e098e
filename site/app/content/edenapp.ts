import { conteudo } from "@eden/domain/conteudo/conteudo";
import { ACESSO_AO_APP } from "@eden/domain/empresa/acesso-ao-app";
import { acessos } from "./cadastro.ts";
import { precosDaLive } from "./live.ts";

export interface LojaDoApp {
  id: "apple" | "google-play";
  chamada: string;
  nome: string;
  link: string;
}

export const lojasDoApp: readonly LojaDoApp[] = [
  {
    id: "apple",
    chamada: "Baixar na",
    nome: "App Store",
    link: ACESSO_AO_APP.apple,
  },
  {
    id: "google-play",
    chamada: "Disponível no",
    nome: "Google Play",
    link: ACESSO_AO_APP.googlePlay,
  },
];

/** Login page for existing accounts. */
export const acessoAoApp = ACESSO_AO_APP.entrada;

/** The contents of each access type, for the side-by-side comparison. */
export const ofertasDoApp = {
  gratuito: [
    acessos.gratuito.linhas[0],
    "Pede só nome, contato e CPF",
    "Uma conta para entrar, ver o aplicativo e decidir com calma",
  ],
  pago: [...acessos.pago.linhas, precosDaLive.acesso],
} as const;

/** Names of the situacoes of a conta on the pages about it. */
export const contaSituacoes = {
  active: "Ativo",
  pending: "Pendente",
  unpaid: "Pendente",
  opening: "Pendente",
  ended: "Pendente",
  review: "Em conferência",
} as const;

export const videoDoApp = {
  titulo: "O EdenApp por dentro",
  /** The `v` parameter of the video's URL. */
  youtubeId: conteudo("videos").edenapp,
};

export type PartesDoAppId = "aulas" | "lives" | "material" | "comunidade";

/** The parts of the app, as the FAQ describes them. */
export const partesDoApp: readonly { id: PartesDoAppId; titulo: string; frase: string }[] = [
  { id: "aulas", titulo: "Aulas a distância", frase: "Mais de 30, para ver quando couber no seu dia." },
  { id: "lives", titulo: "Transmissões ao vivo", frase: "Para acompanhar de onde você estiver." },
  { id: "material", titulo: "Material de apoio", frase: "Para levar da tela para a loja." },
  { id: "comunidade", titulo: "Comunidade", frase: "Para trocar ideias com outros donos." },
];

export type TemaId = "marketing" | "cultura" | "gestao" | "mentalidade" | "tricotomia";

export const temasDasAulas: readonly { id: TemaId; titulo: string; frase: string }[] = [
  {
    id: "marketing",
    titulo: "Marketing",
    frase: "Fazer a sua farmácia ser lembrada no bairro e dar ao cliente um motivo para voltar.",
  },
  {
    id: "cultura",
    titulo: "Cultura",
    frase: "O jeito da casa: como a equipe atende, decide e se trata, com ou sem você na loja.",
  },
  {
    id: "gestao",
    titulo: "Gestão",
    frase: "Caixa, compras, vendas e pessoas: decidir pelos números da loja, e não pelo palpite.",
  },
  {
    id: "mentalidade",
    titulo: "Mentalidade",
    frase: "Pensar como dono: saber o que vem primeiro e manter o rumo quando o mês aperta.",
  },
  {
    id: "tricotomia",
    titulo: "Tricotomia humana",
    frase: "A pessoa vista por inteiro, corpo, alma e espírito, porque a loja cresce com quem cuida dela.",
  },
];

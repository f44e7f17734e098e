import type { Expediente } from "../atendimento/expediente.ts";
import type { Campo, Grupo, ValorDe } from "./campos.ts";
import { FAQ, FAQ_IDS, type FaqId } from "./faq.ts";
import { FOTO } from "./foto.ts";

export interface Forma extends Grupo {
  /** Where visitors see it, in words; `pagina` is the page that a preview opens. */
  onde: string;
  pagina: Pagina;
}

/** Pages on which a visitor sees a text. */
export type Pagina = "/" | "/contato" | "/educacao" | "/edenapp" | "/formulario-live";

const texto = <const Max extends number>(rotulo: string, max: Max) => ({ tipo: "texto_curto", rotulo, max }) as const;
const rede = <const Host extends string>(rotulo: string, host: Host) =>
  ({ tipo: "url", rotulo, hosts: [host], opcional: true }) as const;
const quando = (rotulo: string) => ({ tipo: "data_hora", rotulo, opcional: true }) as const;
const resposta = (rotulo: string) =>
  ({
    tipo: "lista",
    rotulo,
    min: 1,
    max: 3,
    item: { tipo: "texto_longo", rotulo: "Parágrafo", max: 320 },
  }) as const;
const lider = (rotulo: string) =>
  ({
    tipo: "grupo",
    rotulo,
    campos: {
      nome: texto("Nome", 40),
      cargo: texto("Cargo", 40),
      bio: { tipo: "texto_longo", rotulo: "Frase de apresentação", max: 140 },
      foto: {
        tipo: "imagem",
        rotulo: "Foto",
        ajuda: "Retrato de pé, com ao menos 800 pixels de largura. Sem foto, aparece o boneco de argila.",
        proporcao: FOTO.proporcao,
        opcional: true,
      },
      instagram: rede("Instagram", "instagram.com"),
      linkedin: rede("LinkedIn", "linkedin.com"),
    },
  }) as const;
const encontro = <const Rotulo extends string>(rotulo: Rotulo, onde: string, pagina: Pagina, local: string) =>
  ({
    tipo: "grupo",
    rotulo,
    ajuda: "Deixe vazio enquanto não houver data. Quando ela chega, some do site sozinha.",
    onde,
    pagina,
    juntos: ["inicio", "local"],
    campos: {
      inicio: quando("Data e hora"),
      local: { tipo: "texto_curto", rotulo: "Lugar", ajuda: local, max: 80, opcional: true },
    },
  }) as const;

/**
 * What the team edits without a developer, one form per key. Prices, plans, consent texts, the policy, the questions and
 * HTML have no key, so they cannot be edited.
 */
export const FORMAS = {
  aviso: {
    tipo: "grupo",
    rotulo: "Faixa de aviso",
    ajuda: "Aparece no alto do site entre o começo e o fim. Sem texto, não há faixa.",
    onde: "No alto de todas as páginas com menu",
    pagina: "/",
    juntos: ["texto", "inicio", "fim"],
    ordem: ["inicio", "fim"],
    campos: {
      texto: { tipo: "texto_curto", rotulo: "Texto", max: 90, opcional: true },
      pagina: {
        tipo: "texto_curto",
        rotulo: "Página que abre",
        ajuda: "O endereço depois do nome do site, como /educacao. Pode ficar vazio.",
        max: 60,
        padrao: "^/[a-z0-9-]*$",
        opcional: true,
      },
      inicio: quando("Começo"),
      fim: quando("Fim"),
    },
  },
  telefone: {
    tipo: "grupo",
    rotulo: "Telefone",
    onde: "Contato",
    pagina: "/contato",
    campos: {
      numero: {
        tipo: "telefone",
        rotulo: "Número com DDD",
        ajuda: "Vazio, o site mostra só o WhatsApp.",
        opcional: true,
      },
    },
  },
  whatsapp: {
    tipo: "grupo",
    rotulo: "WhatsApp",
    onde: "Contato, rodapé e todos os botões de conversa",
    pagina: "/contato",
    campos: { numero: { tipo: "telefone", rotulo: "Número com DDD" } },
  },
  endereco: {
    tipo: "grupo",
    rotulo: "Endereço",
    onde: "Contato, rodapé e e-mails",
    pagina: "/contato",
    campos: {
      rua: texto("Rua, número e complemento", 80),
      bairro: texto("Bairro", 40),
      cidade: texto("Cidade", 40),
      estado: { tipo: "texto_curto", rotulo: "Estado", ajuda: "A sigla, como SP.", max: 2, padrao: "^[A-Z]{2}$" },
      cep: { tipo: "texto_curto", rotulo: "CEP", ajuda: "Como 14021-000.", max: 9, padrao: "^[0-9]{5}-[0-9]{3}$" },
    },
  },
  redes: {
    tipo: "grupo",
    rotulo: "Redes sociais",
    onde: "Rodapé",
    pagina: "/",
    campos: {
      instagram: rede("Instagram", "instagram.com"),
      linkedin: rede("LinkedIn", "linkedin.com"),
      youtube: rede("YouTube", "youtube.com"),
      tiktok: rede("TikTok", "tiktok.com"),
    },
  },
  faq: {
    tipo: "grupo",
    rotulo: "Respostas das perguntas frequentes",
    ajuda: "As perguntas são fixas; cada resposta tem de um a três parágrafos.",
    onde: "Início e contato",
    pagina: "/contato",
    campos: Object.fromEntries(FAQ_IDS.map((id) => [id, resposta(FAQ[id])])) as Record<
      FaqId,
      ReturnType<typeof resposta>
    >,
  },
  lideres: {
    tipo: "grupo",
    rotulo: "Diretoria",
    onde: "Início",
    pagina: "/",
    campos: {
      executiva: lider("Direção executiva"),
      operacoes: lider("Operações"),
      tecnologia: lider("Tecnologia"),
      marketing: lider("Marketing"),
      comunidade: lider("Comunidade"),
      comercial: lider("Comercial"),
    },
  },
  videos: {
    tipo: "grupo",
    rotulo: "Vídeos",
    onde: "EdenApp",
    pagina: "/edenapp",
    campos: {
      edenapp: {
        tipo: "texto_curto",
        rotulo: "O EdenApp por dentro",
        ajuda: "O código do vídeo no YouTube: os 11 caracteres depois de v= no endereço.",
        max: 11,
        padrao: "^[A-Za-z0-9_-]{11}$",
      },
    },
  },
  live: encontro("Próxima live", "Formulário da live", "/formulario-live", "Como: No YouTube do Éden Grupo."),
  imersao: encontro(
    "Próxima imersão",
    "Início, Planos, Educação e pré-reserva",
    "/educacao",
    "Como: Ribeirão Preto, SP.",
  ),
  mentoria: encontro(
    "Próxima turma da mentoria",
    "Início, Planos, Educação e pré-reserva",
    "/educacao",
    "Como: Ribeirão Preto, SP.",
  ),
} as const satisfies Record<string, Forma>;

export type Chave = keyof typeof FORMAS;
export type Valor<C extends Chave> = ValorDe<(typeof FORMAS)[C]>;
/** With `expediente`, which is edited in Equipe › Horário and published like the texts. */
export type Conteudo = { readonly [C in Chave]: Valor<C> } & { readonly expediente: Expediente };

export const CHAVES = Object.keys(FORMAS) as Chave[];

/** The fields of a form or group by name, without their literal types, for code that treats all alike. */
export const camposDe = ({ campos }: Grupo) => Object.entries<Campo>(campos);

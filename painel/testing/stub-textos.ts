import { CHAVES, type Chave } from "@eden/domain/conteudo/formas";
import { PADROES } from "@eden/domain/conteudo/padroes";
import type { SITUACOES_TEXTO } from "@eden/domain/painel/contrato-textos";
import { EQUIPE } from "./stub-equipe.ts";
import { type Handlers, refuse } from "./stub-handlers.ts";

const EU = { id: EQUIPE[0]?.id ?? "", nome: EQUIPE[0]?.nome ?? "" };
/** Another member of gestao. */
export const RENATO = { id: "00000000-0000-4000-8000-000000000009", nome: "Renato Sampaio" };

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

interface TextoDoStub {
  versao: number;
  situacao: (typeof SITUACOES_TEXTO)[number] | null;
  autor: typeof EU | null;
  gravado_em: string | null;
  rascunho: unknown;
  motivo: string | null;
  publicacoes: ReturnType<typeof publicacao>[];
}

/** The texts of the site in every state, changeable in memory: builds finish a few seconds after they were requested. */
export function stubTextos() {
  const textos = new Map(CHAVES.map((chave): [Chave, TextoDoStub] => [chave, { ...NADA, ...EXEMPLOS[chave] }]));
  const builds: Record<"site" | "previa", { revisao: number; pedida_em: string } | null> = { site: null, previa: null };
  const build = (alvo: "site" | "previa", em = new Date().toISOString()) => {
    builds[alvo] = { revisao: (builds[alvo]?.revisao ?? 0) + 1, pedida_em: em };
    return builds[alvo].revisao;
  };
  const write = (
    { chave, versao }: { chave: Chave; versao: number },
    change: (texto: TextoDoStub) => Partial<TextoDoStub>,
  ) => {
    const texto = textos.get(chave) ?? NADA;
    if (texto.versao !== versao)
      refuse(409, { mensagem: "Alguém da equipe mudou este texto enquanto ele estava aberto aqui." });
    textos.set(chave, { ...texto, ...change(texto), versao: texto.versao + 1 });
    return { chave, versao: texto.versao + 1 };
  };
  const both = () => ({ site: built(builds.site), previa: built(builds.previa), agora: new Date().toISOString() });
  return {
    textos: () => ({ textos: CHAVES.map((chave) => linhaOf(chave, textos.get(chave) ?? NADA)), ...both() }),
    texto: ({ chave }) => ({ ...inteiroOf(chave, textos.get(chave) ?? NADA), ...both() }),
    gravar_rascunho: (body) =>
      write(body, () => ({ ...RASCUNHO, rascunho: body.valor, gravado_em: new Date().toISOString(), motivo: null })),
    pedir_aprovacao: (body) => write(body, () => ({ situacao: "em_aprovacao" })),
    aprovar_texto: (body) =>
      write(body, ({ autor, rascunho, publicacoes }) => {
        if (autor?.id === EU.id) refuse(422, { mensagem: "Quem escreveu não aprova: peça a outra pessoa da gestão." });
        const em = new Date().toISOString();
        build("site", em);
        return { ...SEM_RASCUNHO, publicacoes: [publicacao(em, rascunho, [autor ?? RENATO, EU]), ...publicacoes] };
      }),
    recusar_texto: (body) => write(body, () => ({ situacao: "recusado", motivo: body.motivo })),
    desfazer_publicacao: (body) =>
      write(body, ({ publicacoes }) => {
        build("site");
        const atual = publicacoes.find(({ desfeita_em }) => desfeita_em === null);
        const undone = { desfeita_em: new Date().toISOString(), desfeita_por: EU };
        return { publicacoes: publicacoes.map((one) => (one === atual ? { ...one, ...undone } : one)) };
      }),
    "textos/enderecos": () => ({ site: "https://www.edengrupo.example", previa: "https://previa.edengrupo.example" }),
    "textos/fotos": () => ({ id: "00000000-0000-4000-8000-0000000000f0" }),
    pedir_previa: () => ({ revisao: build("previa"), pedida: true }),
  } satisfies Handlers;
}

const SEM_RASCUNHO = { situacao: null, autor: null, gravado_em: null, rascunho: null, motivo: null } as const;
const RASCUNHO = { situacao: "rascunho", autor: EU } as const;
const NADA: TextoDoStub = { versao: 1, ...SEM_RASCUNHO, publicacoes: [] };

function publicacao(em: string, valor: unknown, [autor, aprovador]: [typeof EU, typeof EU]) {
  const naoDesfeita = { desfeita_em: null as string | null, desfeita_por: null as typeof EU | null };
  return { id: crypto.randomUUID(), em, autor, aprovador, valor, ...naoDesfeita };
}

const EXEMPLOS: Partial<Record<Chave, Partial<TextoDoStub>>> = {
  imersao: {
    situacao: "em_aprovacao",
    autor: RENATO,
    gravado_em: ago(1.4),
    rascunho: { inicio: "2027-03-12T09:00", local: "Ribeirão Preto, SP" },
  },
  faq: {
    situacao: "em_aprovacao",
    autor: EU,
    gravado_em: ago(20),
    rascunho: {
      ...PADROES.faq,
      "quem-participa": [
        "Donos, sócios e gestores de farmácia, e quem vai abrir a primeira loja. Dá para começar pelo app, pela imersão ou pela mentoria.",
      ],
    },
  },
  endereco: {
    situacao: "recusado",
    autor: EU,
    gravado_em: ago(28),
    motivo: "Falta o número da sala nova: é a 91.",
    rascunho: { ...PADROES.endereco, rua: "Avenida das Palmeiras, 1200" },
  },
  redes: { ...RASCUNHO, gravado_em: ago(3), rascunho: { ...PADROES.redes, tiktok: null } },
  whatsapp: {
    publicacoes: [
      {
        ...publicacao(ago(40), { numero: "16997341200" }, [EU, RENATO]),
        desfeita_em: ago(39),
        desfeita_por: RENATO,
      },
      publicacao(ago(400), { numero: "16997341188" }, [RENATO, EU]),
    ],
  },
};

const atualOf = ({ publicacoes }: TextoDoStub) => publicacoes.find(({ desfeita_em }) => desfeita_em === null);

function linhaOf(chave: Chave, texto: TextoDoStub) {
  const { versao, situacao, autor, gravado_em } = texto;
  const atual = atualOf(texto);
  const publicado = { publicado: atual !== undefined, publicado_em: atual?.em ?? null, valor: atual?.valor ?? null };
  return { chave, versao, situacao, autor, gravado_em, ...publicado };
}

function inteiroOf(chave: Chave, texto: TextoDoStub) {
  const pode_aprovar = texto.situacao === "em_aprovacao" && texto.autor?.id !== EU.id;
  return { chave, ...texto, publicado: atualOf(texto)?.valor ?? null, pode_aprovar };
}

const BUILD_MS = 5000;

function built(pedida: { revisao: number; pedida_em: string } | null) {
  if (!pedida) return null;
  const pronta = Date.parse(pedida.pedida_em) + BUILD_MS;
  return { ...pedida, pronta_em: pronta <= Date.now() ? new Date(pronta).toISOString() : null };
}

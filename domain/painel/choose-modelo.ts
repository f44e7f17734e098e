import type { OrigemLida } from "./origem.ts";
import type { LinhaDoTempo } from "./pessoa.ts";
import type { Canal, Momento } from "./valores.ts";

/**
 * Where a conversation is. `primeira`: the newest form has no answer. `escreveu`: the person was the last to write or call.
 * `silencio`: the team was.
 */
export type Fase = "primeira" | "escreveu" | "silencio";

interface Modelo {
  id: string;
  canal: Canal;
  momento: Momento;
  /** Origins it is for; none means all. */
  origens: readonly string[];
  assunto: string | null;
  texto: string;
}

interface Conversa {
  /** Of the newest entry. */
  origem: OrigemLida;
  /** Newest first. */
  linha_do_tempo: readonly LinhaDoTempo[];
}

export interface Escolha<M> {
  /** Null: the message starts with the greeting only. */
  modelo: M | null;
  /** Why, in words for the team. */
  porque: string;
  /** Others that suit the person, the best first. */
  proximos: M[];
  /** Those for other origins. */
  outros: M[];
}

/** The template that a message to this person starts from, and what else may be chosen. */
export function chooseModelo<M extends Modelo>(modelos: readonly M[], conversa: Conversa, canal: Canal): Escolha<M> {
  const { origem } = conversa;
  const fase = faseOf(conversa.linha_do_tempo);
  const possiveis = modelos.filter(
    (modelo) =>
      modelo.canal === canal && !DE_OUTRO_LUGAR.has(modelo.momento) && (wrote(conversa) || !mentionsMensagem(modelo)),
  );
  const dela = possiveis.filter(({ origens }) => origens.includes(origem));
  const deTodas = possiveis.filter(({ origens }) => origens.length === 0);
  const momento = momentoOf(fase, origem);
  const find = (candidatos: readonly M[]) => candidatos.find((modelo) => modelo.momento === momento);
  const aberta = fase === "primeira" && isUnpaid(conversa.linha_do_tempo);
  const pelaChegada = fase === "primeira" && SEM_FORMULARIO.has(origem);
  const modelo = aberta ? null : (find(dela) ?? (pelaChegada ? null : find(deTodas)) ?? null);
  const proximos = [...dela, ...deTodas].filter((outro) => outro !== modelo);
  return {
    modelo,
    porque: aberta ? "A compra não terminou: só a saudação." : porqueOf(fase, origem, modelo),
    proximos,
    outros: possiveis.filter((outro) => outro !== modelo && !proximos.includes(outro)),
  };
}

/** Whether a text names a message of the person; such a template is offered only to people who wrote one. */
export const mentionsMensagem = ({ assunto, texto }: Pick<Modelo, "assunto" | "texto">): boolean =>
  /\bsua mensagem\b/i.test(`${assunto ?? ""}\n${texto}`);

/** What a message starts with where no template suits. */
export const SAUDACOES: Record<"whatsapp" | "email", { assunto: string | null; texto: string }> = {
  whatsapp: { assunto: null, texto: "Oi[, {primeiro_nome}]!" },
  email: { assunto: "Éden Grupo[ · {protocolo}]", texto: "Olá[, {primeiro_nome}]," },
};

/** Sent from Pagamentos and from Diagnósticos. */
const DE_OUTRO_LUGAR: ReadonlySet<Momento> = new Set<Momento>(["pagamento", "convite"]);
const SEM_FORMULARIO: ReadonlySet<OrigemLida> = new Set<OrigemLida>(["direto", "email", "desconhecida"]);
const POR_ESCRITO: ReadonlySet<OrigemLida> = new Set<OrigemLida>(["contato", "email"]);

/** What the person said after the first request: by the link, or to a member, who noted it. */
function faseOf(newestFirst: readonly LinhaDoTempo[]): Fase {
  for (const linha of newestFirst) {
    const fase = faseAfter(linha);
    if (fase) return fase;
  }
  return "primeira";
}

/** The phase that a line starts; undefined for one that nobody said to the other. */
function faseAfter(linha: LinhaDoTempo): Fase | undefined {
  switch (linha.tipo) {
    case "entrada":
    case "registro":
      return "primeira";
    case "mensagem":
    case "recebido":
      return "escreveu";
    case "email_recebido":
      if (linha.classe !== "pessoa" || linha.spam) return undefined;
      return linha.caminho === "nenhum" ? "primeira" : "escreveu";
    case "contato":
      return linha.resultado === "falei" || linha.resultado === "mandei_mensagem" ? "silencio" : undefined;
    case "email":
      return linha.autor !== null && linha.situacao !== "recusado" ? "silencio" : undefined;
    default:
      return undefined;
  }
}

/** A welcome would be wrong for an order without its payment. The message with a link is in Pagamentos. */
function isUnpaid(newestFirst: readonly LinhaDoTempo[]): boolean {
  const newest = newestFirst.find((linha) => linha.tipo === "entrada");
  return newest?.tabela === "pedidos" && newest.situacao !== "pago";
}

function momentoOf(fase: Fase, origem: OrigemLida): Momento | null {
  if (fase === "escreveu") return null;
  if (fase === "silencio") return "depois";
  return origem === "diagnostico" ? "diagnostico" : "primeira_resposta";
}

const WRITTEN: ReadonlySet<string> = new Set(["mensagem", "email_recebido"]);
const wrote = ({ origem, linha_do_tempo }: Conversa): boolean =>
  POR_ESCRITO.has(origem) ||
  linha_do_tempo.some(
    (linha) => WRITTEN.has(linha.tipo) || (linha.tipo === "entrada" && POR_ESCRITO.has(linha.origem)),
  );

function porqueOf(fase: Fase, origem: OrigemLida, modelo: Modelo | null): string {
  const fato = { primeira: CHEGADAS[origem], escreveu: "A última palavra foi da pessoa", silencio: "Já falamos" }[fase];
  return modelo ? `${fato}.` : `${fato}: só a saudação.`;
}

const CHEGADAS: Record<OrigemLida, string> = {
  contato: "Pela mensagem do site",
  live: "Pelo interesse na live",
  livro: "Pelo livro",
  plenitude: "Pela inscrição na Plenitude",
  edificacao: "Pela inscrição na Edificação",
  mentoria_imersao: "Pela inscrição na Mentoria ou na Imersão",
  despertar: "Pela inscrição no Despertar",
  edenapp: "Pelo EdenApp",
  diagnostico: "Pelo diagnóstico",
  direto: "Chegou sem formulário",
  email: "Chegou por e-mail",
  desconhecida: "Chegou por outro caminho",
};

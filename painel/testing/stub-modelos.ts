import type { Saida } from "~/clients/rpc.ts";
import { type Handlers, refuse } from "./stub-handlers.ts";

type Modelo = Saida<"modelos">["modelos"][number];

/** The templates of messages, changeable in memory. */
export function stubModelos() {
  let modelos: Modelo[] = MODELOS.map((modelo) => ({ ...modelo, versao: 1 }));
  const check = (id: unknown, versao: unknown) => {
    const gravado = modelos.find((modelo) => modelo.id === id);
    if ((gravado?.versao ?? null) !== (versao ?? null)) refuse(409, { mensagem: "Um colega mudou este modelo." });
    return gravado;
  };
  return {
    modelos: () => ({ modelos }),
    gravar_modelo: ({ modelo, versao }) => {
      const { id } = modelo;
      const gravado = check(id, versao);
      const novo = { ...modelo, versao: (gravado?.versao ?? 0) + 1 };
      modelos = gravado ? modelos.map((antes) => (antes.id === id ? novo : antes)) : [...modelos, novo];
      return { id, versao: novo.versao };
    },
    apagar_modelo: ({ id, versao }) => {
      check(id, versao);
      modelos = modelos.filter((modelo) => modelo.id !== id);
      return { apagado: true };
    },
    ordenar_modelos: ({ depois }) => {
      modelos = depois.flatMap((id) => modelos.filter((modelo) => modelo.id === id));
      return { gravado: true };
    },
  } satisfies Handlers;
}

const zap: Pick<Modelo, "canal" | "assunto" | "origens" | "motivos"> = {
  canal: "whatsapp",
  assunto: null,
  origens: [],
  motivos: [],
};
const MODELOS: Omit<Modelo, "versao">[] = [
  {
    ...zap,
    id: "primeira",
    momento: "primeira_resposta",
    nome: "Primeira resposta",
    texto:
      "Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Li sua mensagem[ sobre a {loja}] e queria entender melhor. Posso te ligar hoje?[ Protocolo {protocolo}.]",
  },
  {
    id: "email",
    momento: "primeira_resposta",
    nome: "Primeira resposta",
    canal: "email",
    origens: [],
    motivos: [],
    assunto: "Sua mensagem ao Éden Grupo[ · {protocolo}]",
    texto:
      "Olá[, {primeiro_nome}],\n\nobrigado por escrever. Quero conhecer a sua farmácia[ em {cidade}].\n\nUm abraço,\n{autor}",
  },
  {
    ...zap,
    id: "diagnostico",
    origens: ["diagnostico"],
    momento: "diagnostico",
    nome: "Sobre o diagnóstico",
    texto: "Oi[, {primeiro_nome}]! Vi o resultado do seu diagnóstico.",
  },
  {
    ...zap,
    id: "retomar",
    momento: "depois",
    nome: "Retomar a conversa",
    texto: "Oi[, {primeiro_nome}]! Tudo bem por aí?",
  },
  {
    ...zap,
    id: "pagamento",
    momento: "pagamento",
    motivos: ["cartao_recusado"],
    nome: "Cartão recusado",
    texto:
      "Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. O cartão não passou, e isso é comum em compra parcelada.[ No PIX fica {valor_no_pix}| Aqui está um boleto novo, de {valor_no_boleto}| No cartão dá para dividir em {parcelas}][, {economia} a menos que no cartão][:\n{link}\nSe preferir, eu te ligo.]",
  },
  {
    ...zap,
    id: "convite",
    momento: "convite",
    nome: "Chamar para o diagnóstico",
    texto:
      "Oi[, {responsavel}]! Aqui é {autor}, do Éden Grupo. Queremos convidar você para o diagnóstico de gestão[ da {loja}| da sua loja]: {link}",
  },
  {
    ...zap,
    id: "resultado",
    momento: "convite",
    motivos: ["respondeu"],
    nome: "Conversar sobre o resultado",
    texto: "Oi[, {responsavel}]! Vi o diagnóstico: {nota} de 100[, e antes eram {nota_anterior}].",
  },
];

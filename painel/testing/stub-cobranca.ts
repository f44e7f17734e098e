import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import type { Cobranca } from "@eden/domain/painel/valores";
import { cobrancaInteira, cobrancaLinha } from "./cobrancas.ts";
import { type Handlers, refuse } from "./stub-handlers.ts";

const HOUR = 3_600_000;
const iso = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const EU = { id: "00000000-0000-4000-8000-000000000001", nome: "Carla Menezes" };

/** Invented unfinished payments for `vite --mode stub`, changeable in memory. */
export function stubCobranca(): Handlers {
  let linhas = samples();
  const find = (pedido: unknown) =>
    linhas.find((linha) => linha.pedido === pedido) ?? refuse(404, { mensagem: "Este pagamento não está mais aqui." });
  const change = (pedido: unknown, part: Partial<CobrancaLinha>) => {
    const linha = find(pedido);
    linhas = linhas.map((other) => (other === linha ? { ...linha, ...part } : other));
    return { pedido: linha.pedido };
  };
  return {
    cobrancas: ({ situacao, motivo, texto }) => ({
      linhas: linhas.filter(
        (linha) =>
          (linha.grupo === "encerrado") === (situacao === "encerradas") &&
          (situacao !== "minhas" || linha.dono !== null) &&
          (!motivo || linha.motivo === motivo) &&
          linha.nome.toLowerCase().includes(String(texto ?? "").toLowerCase()),
      ),
      proximo: null,
      totais: totaisOf(linhas.filter(({ grupo }) => grupo !== "encerrado")),
      recuperado: { quantas: 5, valor_centavos: 949000 },
      agora: iso(0),
    }),
    cobranca: ({ pedido }) => {
      const linha = find(pedido);
      const pago = ["pago_sem_cadastro", "valor_diferente", "reembolso"].includes(linha.motivo);
      return cobrancaInteira(linha, { ...(pago && { opcoes: [] }), historia: historia(linha), agora: iso(0) });
    },
    pausar_cobranca: ({ pedido, ate }) =>
      change(pedido, { pausada_ate: ate as string | null, grupo: ate ? "pausa" : "sozinho" }),
    encerrar_cobranca: ({ pedido }) => change(pedido, { grupo: "encerrado", proxima: null }),
    decidir_revisao: ({ pedido, decisao }) => ({
      ...change(pedido, { grupo: "encerrado" }),
      situacao: decisao === "confirmar" ? "pago" : "cancelado",
    }),
    ver_cobrancas: () => ({ visto: true }),
    "cobranca/*/link": ({ comando, forma }, path) => {
      change(path.split("/")[1], { pedido: String(comando), forma: forma as CobrancaLinha["forma"] });
      return { url: `https://pagamento.example/c/${String(comando).slice(0, 8)}`, pedido: comando };
    },
  };
}

function totaisOf(linhas: CobrancaLinha[]) {
  const totais: Partial<Record<Cobranca, { quantas: number; valor_centavos: number; entrou_centavos: number }>> = {};
  for (const { motivo, valor_centavos, entrou_centavos } of linhas) {
    const total = totais[motivo] ?? { quantas: 0, valor_centavos: 0, entrou_centavos: 0 };
    totais[motivo] = {
      quantas: total.quantas + 1,
      valor_centavos: total.valor_centavos + valor_centavos,
      entrou_centavos: total.entrou_centavos + (entrou_centavos ?? 0),
    };
  }
  return totais;
}

function historia({ motivo, proxima }: CobrancaLinha) {
  const comeco = { em: iso(-26), tipo: "comecou" as const, texto: "Começou a compra" };
  const futuro = proxima ? [{ em: proxima.em, tipo: "futuro" as const, texto: "Próximo e-mail automático" }] : [];
  if (motivo !== "cartao_recusado")
    return [comeco, { em: iso(-25.8), tipo: "email" as const, texto: "E-mail “Falta só o pagamento”" }, ...futuro];
  return [
    { em: iso(-3), tipo: "comecou" as const, texto: "Começou a compra em 12× no cartão" },
    { em: iso(-2.9), tipo: "recusado" as const, texto: "Cartão recusado" },
    { em: iso(-2.7), tipo: "email" as const, texto: "E-mail “Seu pedido está esperando o pagamento”" },
    { em: iso(-1.5), tipo: "voltou" as const, texto: "Voltou pelo link do e-mail" },
    { em: iso(-0.7), tipo: "recusado" as const, texto: "Cartão recusado pela terceira vez" },
    ...futuro,
  ];
}

function samples(): CobrancaLinha[] {
  const base = { desde: iso(-0.7), enviadas: [{ tipo: "lembrete", em: iso(-2.7) }] };
  const row = (nome: string, loja: string, lugar: string, part: Partial<CobrancaLinha>) => {
    const [cidade = "", uf = ""] = lugar.split(", ");
    return cobrancaLinha({ ...base, nome, loja, cidade, uf, ...part });
  };
  const avista = { valor_centavos: 189800, tentativas: 1 };
  const pix = { ...avista, forma: "pix" as const, motivo: "pix_nao_pago" as const };
  const boleto = { ...avista, forma: "boleto" as const, motivo: "boleto_em_aberto" as const };
  const sozinho = { grupo: "sozinho" as const };
  return [
    row("Márcia Tavares", "Drogaria Santa Rita", "Bauru, SP", {
      nova: true,
      voltou_pelo_link: true,
      proxima: { tipo: "outra_forma", em: iso(2) },
    }),
    row("Paulo R. Siqueira", "Farma Siqueira", "Passos, MG", {
      ...pix,
      motivo: "valor_diferente",
      entrou_centavos: 189000,
      nova: true,
      enviadas: [],
      proxima: null,
    }),
    row("Denise Okamoto", "Drogaria Okamoto", "Marília, SP", {
      ...pix,
      motivo: "pago_sem_cadastro",
      entrou_centavos: 189800,
      proxima: { tipo: "cobrar", em: iso(20) },
      dono: EU,
    }),
    row("Luiz Carlos Brandão", "Brandão Fármacos", "Goiânia, GO", {
      ...boleto,
      vence_em: iso(24),
      boleto_aberto: 2,
      proxima: { tipo: "boleto_dia", em: iso(19) },
    }),
    row("Sílvia Menezes", "Drogaria Menezes", "Anápolis, GO", { motivo: "analise_de_risco", proxima: null }),
    row("Sônia Prates", "Farmácia Prates", "Sinop, MT", {
      ...pix,
      ...sozinho,
      proxima: { tipo: "pessoa", em: iso(20) },
    }),
    row("Kátia Fontes", "Drogaria Fontes", "Itabuna, BA", {
      ...pix,
      ...sozinho,
      tentativas: 2,
      valor_centavos: 189810,
      proxima: { tipo: "outra_forma", em: iso(1) },
      dono: EU,
    }),
    row("Ivone Sartori", "Farma Sartori", "Chapecó, SC", {
      ...boleto,
      ...sozinho,
      motivo: "boleto_vencido",
      vence_em: iso(-72),
      boleto_aberto: 1,
      enviadas: [-96, -72, -48].map((hours) => ({ tipo: "boleto_dia", em: iso(hours) })),
      proxima: { tipo: "encerrar", em: iso(26) },
    }),
    row("Hélio Bastos", "Drogaria Bastos", "Cascavel, PR", {
      ...pix,
      grupo: "pausa",
      pausada_ate: iso(40),
      proxima: { tipo: "outra_forma", em: iso(40) },
    }),
    row("Adalberto Cruz", "Cruz Medicamentos", "Caruaru, PE", { ...pix, grupo: "encerrado", proxima: null }),
  ];
}

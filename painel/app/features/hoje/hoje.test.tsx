import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { Saida } from "~/clients/rpc.ts";
import { AvisoToast } from "~/shell/aviso-toast.tsx";
import { cobrancaLinha } from "../../../testing/cobrancas.ts";
import { AGORA, CARLA, pessoaLinha, testId } from "../../../testing/pessoas.ts";
import { renderPainel } from "../../../testing/render-painel.tsx";
import type { Handlers } from "../../../testing/stub-handlers.ts";
import { HojeScreen } from "./hoje-screen.tsx";

const FAIXAS = [
  { abre: "08:00", fecha: "12:00" },
  { abre: "13:00", fecha: "18:00" },
];
const VAZIO: Saida<"hoje"> = {
  agora: AGORA,
  faixas: FAIXAS,
  marcas: [],
  esperando: { total: 0, pessoas: [] },
  passos: [],
  pagamentos: { total: 0, valor_centavos: 0, linhas: [] },
  diagnosticos: { total: 0, linhas: [] },
  equipe: [],
  sem_dono: { total: 0, esperando: 0 },
  feitas: [],
  passados: [],
  resultados: {
    respondidas: 0,
    mediana: null,
    prazo: 7200,
    cumpridas: 0,
    ultima: null,
    resgatado: { quantas: 0, valor_centavos: 0 },
  },
  amanha: null,
};
const relogio = (restante: number) => ({ prazo: AGORA, restante, total: 7200, correndo: false, muda_em: null });
const rosangela = { ...pessoaLinha({ relogio: relogio(-30 * 3600) }), mensagem: "Tenho duas lojas." };
const joao = { ...pessoaLinha({ nome: "João Nakamura", relogio: relogio(1320) }), mensagem: null };
const edson = pessoaLinha({
  nome: "Edson Dutra",
  relogio: null,
  dono: CARLA,
  passo: { texto: "Mandar a comparação", em: AGORA },
});
const PAGAMENTO = cobrancaLinha({
  nome: "Sônia Prates",
  loja: null,
  cidade: null,
  uf: null,
  telefone: "11987654321",
  motivo: "pix_nao_pago",
  desde: AGORA,
  tentativas: 1,
  valor_centavos: 189_800,
  forma: "pix",
  enviadas: [],
  proxima: null,
  nova: true,
});

const renderHoje = (hoje: Partial<Saida<"hoje">>, handlers: Handlers = {}) =>
  renderPainel(
    <>
      <HojeScreen />
      <AvisoToast />
    </>,
    { path: "/hoje", handlers: { hoje: () => ({ ...VAZIO, ...hoje }), ...handlers } },
  );

beforeEach(() => setMedia("(min-width: 64rem)", true));

test("[DIA-01] who waits in the order of the clock: one yellow button, long delays in days, W opens the most urgent", async () => {
  const esperando = { total: 2, pessoas: [rosangela, joao] };
  const { router } = await renderHoje({ esperando });
  expect(await screen.findByText("Rosângela passou do prometido há 3 dias úteis.")).toBeInTheDocument();
  const section = screen.getByRole("region", { name: "Esperando resposta" });
  expect(within(section).getByText("3 dias úteis de atraso")).toBeInTheDocument();
  expect(within(section).getByText("“Tenho duas lojas.”")).toBeInTheDocument();
  expect(section).toHaveTextContent("faltam 22 min de trabalho");
  expect(within(section).getByRole("link", { name: "Responder João Nakamura" })).toHaveAttribute(
    "href",
    `/caixa/${joao.id}`,
  );
  await userEvent.keyboard("w");
  expect(router.state.location.pathname).toBe(`/caixa/${rosangela.id}`);
});

test("[DIA-01] with nobody waiting the sentence says what is left of the day", async () => {
  const passado = { linha: testId(), em: AGORA, de: CARLA, recado: null };
  const passados = [{ ...edson, passo: null, passado }];
  const { unmount } = await renderHoje({ passados });
  expect(await screen.findByText("Ninguém espera resposta. Uma pessoa foi passada para você.")).toBeInTheDocument();
  unmount();
  await renderHoje({ passados, passos: [edson] });
  expect(await screen.findByText("Ninguém espera resposta. Falta uma promessa de hoje.")).toBeInTheDocument();
});

test("[DIA-01] the tick finishes a promised step at once, Desfazer brings it back, and every mark of the line is a link", async () => {
  const user = userEvent.setup();
  let passos = [edson];
  const marcas = [{ pessoa: edson.id, nome: edson.nome, em: AGORA, tipo: "passo" as const }];
  const { stub } = await renderHoje(
    {},
    {
      hoje: () => ({ ...VAZIO, passos, marcas }),
      concluir_passo: () => {
        passos = [];
        return { pessoa: edson.id, versao: 2 };
      },
      desfazer: () => {
        passos = [{ ...edson, versao: 3 }];
        return { pessoa: edson.id, versao: 3 };
      },
    },
  );
  const line = await screen.findByRole("region", { name: "Linha do dia" });
  expect(within(line).getByRole("link", { name: /^Edson Dutra, passo marcado/ })).toHaveAttribute(
    "href",
    `/caixa/${edson.id}`,
  );
  await user.click(screen.getByRole("button", { name: "Concluir: Mandar a comparação, Edson Dutra" }));
  expect(screen.queryByText("Mandar a comparação")).not.toBeInTheDocument();
  expect(await screen.findByRole("heading", { name: "Ninguém está esperando, Carla." })).toBeInTheDocument();
  expect(stub.bodiesOf("concluir_passo")[0]).toMatchObject({ pessoa: edson.id, versao: 1 });
  await user.click(screen.getByRole("button", { name: /^Desfazer/ }));
  expect(await screen.findByText("Mandar a comparação")).toBeInTheDocument();
});

test("[DIA-01, LOJAS-01] payments to rescue, diagnostics without a talk, and who of the team is with whom", async () => {
  const pessoa = testId();
  await renderHoje({
    esperando: { total: 1, pessoas: [joao] },
    pagamentos: { total: 1, valor_centavos: 189_800, linhas: [PAGAMENTO] },
    diagnosticos: {
      total: 2,
      linhas: [
        {
          pessoa: testId(),
          nome: null,
          cidade: null,
          uf: null,
          receita: { nome: "FARMACIA IRMAOS LTDA", cidade: "ARAXA", uf: "MG" },
          nota: 52,
          areas: [],
          em: AGORA,
        },
        {
          pessoa,
          nome: "Drogaria Bom Jesus",
          cidade: "Passos",
          uf: "MG",
          receita: null,
          nota: 41,
          areas: [
            { area: "financas", nota: 33 },
            { area: "digital", nota: 40 },
          ],
          em: AGORA,
        },
      ],
    },
    equipe: [
      {
        id: testId(),
        nome: "Davi Lopes",
        no_painel: true,
        com: { id: rosangela.id, nome: rosangela.nome },
        em_conversa: 3,
        esperando: 1,
        ausencia: null,
      },
    ],
    sem_dono: { total: 6, esperando: 2 },
  });
  expect(await screen.findByText("Passos, MG · Mais fraca: Finanças, 33")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Chamar Farmacia Irmaos Ltda." })).toBeInTheDocument();
  expect(screen.getByText("Araxa, MG")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Chamar Drogaria Bom Jesus" })).toHaveAttribute("href", `/caixa/${pessoa}`);
  const equipe = screen.getByRole("region", { name: "A equipe agora" });
  expect(within(equipe).getByRole("link", { name: "Rosângela Almeida" })).toBeInTheDocument();
  expect(within(equipe).getByText("Seis pessoas estão sem dono, duas delas esperando")).toBeInTheDocument();
  const pagamentos = screen.getByRole("region", { name: "Pagamentos para resgatar" });
  expect(within(pagamentos).getByRole("link", { name: "Sônia Prates" })).toHaveAttribute(
    "href",
    expect.stringMatching(new RegExp(`${PAGAMENTO.pedido}|${PAGAMENTO.pessoa}`)),
  );
  expect(within(pagamentos).getByText(/^PIX não pago, /)).toBeInTheDocument();
  expect(within(pagamentos).getByText("R$ 1.898,00")).toBeInTheDocument();
  expect(pagamentos).toHaveTextContent("1, R$ 1.898,00");
});

test.each([
  [1, 1, 0],
  [9, 1, 0],
  [25, 2, 5],
])("[DIA-01] the garden of %i people has %i rows and leaves out %i", async (count, rows, hidden) => {
  const feitas = Array.from({ length: count }, (_, n) => ({
    id: testId(),
    nome: `Ana ${n}`,
    estado: "muda" as const,
    ganha_hoje: false,
  }));
  await renderHoje({ feitas });
  const garden = await screen.findByRole("region", { name: "Jardim de hoje" });
  expect(within(garden).getAllByRole("list")).toHaveLength(rows);
  expect(within(garden).getAllByRole("link")).toHaveLength(count - hidden);
  if (hidden > 0) expect(within(garden).getByText(`e mais ${hidden} pessoas`)).toBeInTheDocument();
});

const FEITA = { id: testId(), nome: "Ana Prado", estado: "arvore" as const, ganha_hoje: true };
const RESULTADOS: Saida<"hoje">["resultados"] = {
  respondidas: 3,
  mediana: 2520,
  prazo: 7200,
  cumpridas: 2,
  ultima: { nome: "Edson Dutra", em: AGORA },
  resgatado: { quantas: 1, valor_centavos: 189_800 },
};

test("[DIA-01] under the garden: what was answered, kept and rescued today, and how the next day begins", async () => {
  const amanha = {
    pessoa: testId(),
    nome: "Nádia Queiroz",
    passo: { texto: "Ligar", em: "2099-01-05T12:30:00Z" },
    mais: 2,
  };
  await renderHoje({ feitas: [FEITA], resultados: RESULTADOS, amanha });
  const [answered, kept, rescued] = within(await screen.findByRole("list", { name: "O seu dia" })).getAllByRole(
    "listitem",
  );
  expect(answered).toHaveTextContent("3 pessoas respondidasprimeira resposta em 42 min, pela mediana; prometemos 2 h");
  expect(kept).toHaveTextContent(/2 promessas cumpridasa última às \d\d:\d\d, com Edson Dutra/);
  expect(rescued).toHaveTextContent(/R\$\s1\.898,00 resgatadosum pagamento que ia se perder/);
  expect(screen.getByText(/começa às 09:30$/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Nádia Queiroz" })).toHaveAttribute("href", `/caixa/${amanha.pessoa}`);
});

test("[DIA-01] nothing of the day is shown as a zero, and a free tomorrow says so", async () => {
  const none = { ...RESULTADOS, respondidas: 1, mediana: null, cumpridas: 0, ultima: null };
  await renderHoje({ feitas: [FEITA], resultados: { ...none, resgatado: { quantas: 0, valor_centavos: 0 } } });
  const figures = within(await screen.findByRole("list", { name: "O seu dia" })).getAllByRole("listitem");
  expect(figures).toHaveLength(1);
  expect(figures[0]).toHaveTextContent("1 pessoa respondidaprometemos 2 h de trabalho");
  expect(screen.getByText("Amanhã está livre.")).toBeInTheDocument();
});

test("[DIA-01] a day without a new message shows a seed, and a failed load says so", async () => {
  let fails = true;
  await renderHoje(
    {},
    {
      hoje: () => {
        if (fails) throw new TypeError("offline");
        return VAZIO;
      },
    },
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("O dia não carregou");
  fails = false;
  await userEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  await waitFor(() => expect(screen.getByText(/ainda está por plantar/)).toBeInTheDocument());
});

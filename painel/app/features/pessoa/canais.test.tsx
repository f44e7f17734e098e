import type { Pessoa } from "@eden/domain/painel/pessoa";
import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { clearRascunhos } from "~/clients/rascunhos.ts";
import { CARLA, euAs, mensagem, pessoaInteira, pessoaLinha, testId } from "../../../testing/pessoas.ts";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { type Handlers, refuse } from "../../../testing/stub-handlers.ts";
import { PessoaPanel } from "./pessoa-panel.tsx";

const HELENA = {
  canal: testId(),
  email: "helena@exemplo.org",
  compartilhado: false,
  confianca: "pago",
  novo: false,
} as const;
const INTRUSO = {
  canal: testId(),
  email: "intruso@exemplo.net",
  compartilhado: false,
  confianca: "digitado",
  novo: true,
} as const;
const CELULAR = { canal: testId(), telefone: "11987654321", confianca: "pago", novo: false } as const;
const OUTRO = { canal: testId(), telefone: "21911110000", confianca: "digitado", novo: true } as const;

const helena = (part: Partial<Pessoa> = {}) =>
  pessoaInteira({
    id: HELENA.canal,
    nome: "Helena Prado",
    emails: [HELENA, INTRUSO],
    telefones: [CELULAR, OUTRO],
    ...part,
  });

async function show(pessoa: Pessoa | (() => Pessoa), handlers: Handlers = {}) {
  const read = typeof pessoa === "function" ? pessoa : () => pessoa;
  const view = await renderPainel(
    <PessoaPanel id={read().id} volta={{ to: "/caixa", nome: "Caixa" }} pathOf={(id) => `/caixa/${id}`} next={null} />,
    {
      handlers: {
        eu: () => euAs("atendimento"),
        pessoa: () => read(),
        modelos: () => ({ modelos: [] }),
        ...handlers,
      },
    },
  );
  await screen.findByRole("article", { name: read().nome });
  return view;
}

const saved = () => ({ pessoa: HELENA.canal, versao: 2 });
const composer = () => within(screen.getByRole("tabpanel"));

beforeEach(() => {
  clearRascunhos();
  setMedia("(min-width: 64rem)", true);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test("[IDENTIDADE-04] Dados says what speaks for each channel and offers to use a second one", async () => {
  const failed = { ...OUTRO, canal: testId(), telefone: "31922220000", confianca: "falhou", novo: false } as const;
  const { stub } = await show(helena({ telefones: [CELULAR, OUTRO, failed] }), { usar_canal: saved });
  const contato = within(screen.getByRole("region", { name: "Contato" }));
  expect(contato.getByText("(11) 98765-4321")).toHaveTextContent("(11) 98765-4321pagou com este");
  expect(contato.getByText("(21) 91111-0000")).toHaveTextContent(/novo, ainda não confirmadoUsar este/);
  expect(contato.getByText("(31) 92222-0000").closest("dd")).toHaveTextContent(/^\(31\) 92222-0000número errado$/);
  await userEvent.click(contato.getByRole("button", { name: "Usar este: intruso@exemplo.net" }));
  await waitFor(() => expect(stub.bodiesOf("usar_canal")).toHaveLength(1));
  expect(stub.bodiesOf("usar_canal")[0]).toMatchObject({ pessoa: HELENA.canal, versao: 1, canal: INTRUSO.canal });
});

test("[SEC-H10] a second address that opened our e-mail or answered a receipt is still shown as not confirmed", async () => {
  await show(
    helena({
      emails: [
        { ...HELENA, confianca: "digitado" },
        { ...INTRUSO, confianca: "abriu" },
      ],
    }),
  );
  await userEvent.click(screen.getByRole("tab", { name: "E-mail" }));
  expect(screen.getByRole("tabpanel")).toHaveTextContent(/Para helena@exemplo\.org\./);
  expect(screen.getByRole("tabpanel")).toHaveTextContent(/Também intruso@exemplo\.net · novo, ainda não confirmado/);
});

test("[IDENTIDADE-04] an only channel that was typed says nothing", async () => {
  await show(pessoaInteira());
  const contato = within(screen.getByRole("region", { name: "Contato" }));
  expect(contato.getByText("(16) 99812-4470")).toHaveTextContent(/^\(16\) 99812-4470$/);
  expect(contato.queryByRole("button", { name: /^Usar este/ })).not.toBeInTheDocument();
});

test.each([
  ["WhatsApp", "(11) 98765-4321", "(21) 91111-0000", OUTRO.canal],
  ["E-mail", "helena@exemplo.org", "intruso@exemplo.net", INTRUSO.canal],
  ["Ligar", "(11) 98765-4321", "(21) 91111-0000", OUTRO.canal],
])(
  "[IDENTIDADE-04] %s says to whom it goes before it is sent, and offers the other one",
  async (aba, first, second, id) => {
    const { stub } = await show(helena(), { usar_canal: saved });
    await userEvent.click(screen.getByRole("tab", { name: aba }));
    expect(screen.getByRole("tabpanel")).toHaveTextContent(new RegExp(`para ${literal(first)}.*pagou com este`, "i"));
    expect(screen.getByRole("tabpanel")).toHaveTextContent(
      new RegExp(`${literal(second)}.*novo, ainda não confirmado`),
    );
    await userEvent.click(composer().getByRole("button", { name: `Usar este: ${second}` }));
    await waitFor(() => expect(stub.bodiesOf("usar_canal")).toMatchObject([{ canal: id }]));
  },
);

const literal = (text: string) => text.replace(/[()]/g, "\\$&");

test("[IDENTIDADE-05] an address that changed while writing: the screen says so, shows the new one and keeps the text", async () => {
  let changed = false;
  const { stub } = await show(() => helena(changed ? { emails: [INTRUSO, HELENA], versao: 2 } : {}), {
    enviar_email: () => {
      changed = true;
      return refuse(409, { mensagem: "O e-mail desta pessoa mudou enquanto você escrevia. Confira para quem vai." });
    },
  });
  await userEvent.click(screen.getByRole("tab", { name: "E-mail" }));
  await userEvent.type(composer().getByRole("textbox", { name: "Assunto" }), "Sua conta");
  await userEvent.type(composer().getByRole("textbox", { name: "Texto do e-mail" }), "Oi, Helena");
  await userEvent.click(composer().getByRole("button", { name: "Enviar e-mail" }));
  expect((await screen.findAllByRole("alert"))[0]).toHaveTextContent(
    /mudou enquanto você escrevia.*O que você digitou continua aqui/,
  );
  await waitFor(() => expect(screen.getByRole("tabpanel")).toHaveTextContent(/^Para intruso@exemplo\.net/));
  expect(composer().getByRole("textbox", { name: "Texto do e-mail" })).toHaveValue("Olá, Helena,\n\nOi, Helena");
  expect(stub.bodiesOf("enviar_email")).toMatchObject([{ para: HELENA.email, texto: "Olá, Helena,\n\nOi, Helena" }]);
});

test("[CORRIGIR-03] where every number failed the composer starts with the e-mail and says so, and that none came only where none came", async () => {
  const failed = { ...CELULAR, confianca: "falhou" } as const;
  const { unmount } = await show(helena({ telefones: [failed], emails: [] }));
  const words = "O telefone que temos não funciona. Ponha o certo em Dados.";
  expect(composer().getByText(words)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("tab", { name: "Ligar" }));
  expect(composer().getByText(words)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("tab", { name: "E-mail" }));
  expect(composer().getByText("Sem e-mail: nenhum formulário trouxe um endereço.")).toBeInTheDocument();
  unmount();
  await show(helena({ telefones: [failed, { ...failed, canal: testId(), telefone: "21911110000" }] }));
  expect(composer().getByRole("textbox", { name: "Texto do e-mail" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("tab", { name: "WhatsApp" }));
  expect(composer().getByText(/^Nenhum dos telefones que temos funciona\./)).toBeInTheDocument();
});

test("[IDENTIDADE-07] the entry that brought another channel says so, and the choice of a member is a line", async () => {
  const em = "2026-11-16T12:30:00.000Z";
  const linha_do_tempo: Pessoa["linha_do_tempo"] = [
    { id: testId(), em, autor: CARLA, tipo: "canal", protocolo: "ED-1", qual: "telefone", valor: OUTRO.telefone },
    mensagem({ trouxe: ["telefone"] }),
    mensagem({ trouxe: ["email", "telefone"] }),
    mensagem(),
  ];
  await show(helena({ linha_do_tempo }));
  expect(screen.getAllByText(/^Chegou com/).map(({ textContent }) => textContent)).toEqual([
    "Chegou com outro e-mail e outro telefone",
    "Chegou com outro telefone",
  ]);
  expect(screen.getByText("Você escolheu").parentElement).toHaveTextContent("Você escolheu falar por (21) 91111-0000.");
});

test("[IDENTIDADE-08] the other names of a person are below the name", async () => {
  await show(helena({ nomes: ["Norberto Assis", "Davi Lopes"] }));
  expect(screen.getByText("também Norberto Assis e Davi Lopes")).toBeVisible();
});

test("[IDENTIDADE-09] a union preselects the number with the 9, whichever of the two has it", async () => {
  const sugestao = (telefone: string) => ({
    ...{ pessoa: pessoaLinha({ nome: "Rosangela A. de Souza" }), email: null, telefone, registros: 3 },
    ...{ desde: "2025-01-01T12:00:00.000Z", motivos: ["telefone_sem_nove" as const] },
  });
  const curto = { canal: testId(), telefone: "1698124470", confianca: "digitado", novo: false } as const;
  const preselected = async (pessoa: Pessoa) => {
    const { unmount } = await show(pessoa);
    await userEvent.click(screen.getByRole("button", { name: /Comparar/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Parecem a mesma pessoa. São?" }));
    const checked = within(dialog.getByRole("group", { name: "WhatsApp" })).getByRole("radio", { checked: true });
    const words = checked.closest("label")?.textContent;
    unmount();
    return words;
  };
  expect(await preselected(pessoaInteira({ sugestoes: [sugestao("1698124470")] }))).toBe("(16) 99812-4470");
  expect(await preselected(pessoaInteira({ telefones: [curto], sugestoes: [sugestao("16998124470")] }))).toBe(
    "(16) 99812-4470",
  );
});

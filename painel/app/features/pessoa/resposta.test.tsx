import type { Pessoa } from "@eden/domain/painel/pessoa";
import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { reportReach } from "~/clients/conexao.ts";
import { clearRascunhos, readRascunho } from "~/clients/rascunhos.ts";
import type { Saida } from "~/clients/rpc.ts";
import { useKeyboard } from "~/keyboard/use-atalhos.ts";
import { clearContatosPendentes } from "~/pessoas/contatos-pendentes.ts";
import { AvisoToast } from "~/shell/aviso-toast.tsx";
import { CARLA, euAs, mensagem, pessoaInteira, testId } from "../../../testing/pessoas.ts";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { type Handlers, refuse } from "../../../testing/stub-handlers.ts";
import { PessoaPanel } from "./pessoa-panel.tsx";

type Modelo = Saida<"modelos">["modelos"][number];
const modelo = (nome: string, part: Partial<Modelo> = {}): Modelo => ({
  id: nome.toLowerCase(),
  versao: 1,
  momento: "primeira_resposta",
  nome,
  canal: "whatsapp",
  assunto: null,
  texto: `${nome}: oi, {primeiro_nome}!`,
  origens: [],
  motivos: [],
  ...part,
});
const MODELOS = [
  modelo("Mensagem", { origens: ["contato"], texto: "Recebi a sua mensagem, {primeiro_nome}." }),
  modelo("Programa", { origens: ["plenitude"] }),
  modelo("Live", { origens: ["live"] }),
  modelo("Geral um"),
  modelo("Geral dois"),
  modelo("Retomar", { momento: "depois" }),
  modelo("Último"),
  modelo("Por e-mail", { canal: "email", assunto: "A sua inscrição", origens: ["plenitude"] }),
];
const inscricao = mensagem({ origem: "plenitude", tabela: "inscricoes", resumo: { texto: "Inscrição" } });
const joao = pessoaInteira({ nome: "João Nakamura", origem: "plenitude", linha_do_tempo: [inscricao] });
const next = testId();

function Keyboard() {
  useKeyboard();
  return null;
}

function Tela() {
  return <PessoaPanel id={joao.id} volta={{ to: "/", nome: "Caixa" }} pathOf={(id) => `/proxima/${id}`} next={next} />;
}

function open(part: Partial<Pessoa> = {}, handlers: Handlers = {}) {
  const saved = () => ({ pessoa: joao.id, versao: 2 });
  return renderPainel(
    <>
      <Keyboard />
      <Routes>
        <Route path="/" element={<Tela />} />
        <Route path="/proxima/:id" element={<p>Próxima</p>} />
      </Routes>
      <AvisoToast />
    </>,
    {
      handlers: {
        eu: () => euAs("atendimento"),
        pessoa: () => ({ ...joao, ...part }),
        modelos: () => ({ modelos: MODELOS }),
        registrar_contato: saved,
        dispensar_resposta: saved,
        motivar_dispensa: saved,
        enviar_email: saved,
        desfazer: saved,
        ...handlers,
      },
    },
  );
}

const field = () => screen.findByRole("textbox", { name: /^Mensagem para/ });
const chips = () => within(screen.getByRole("group", { name: "Começar a mensagem com" })).getAllByRole("button");
const chip = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  clearRascunhos();
  clearContatosPendentes();
  setMedia("(min-width: 64rem)", true);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(window, "open").mockReturnValue(window);
});

test("[RESPOSTA-01] the template for the person is first and says why; three more, the others in a list with a search", async () => {
  const user = userEvent.setup();
  await open();
  expect(await field()).toHaveValue("Programa: oi, João!");
  expect(chips().map(({ textContent }) => textContent)).toEqual([
    "Programa",
    "Geral um",
    "Geral dois",
    "Retomar",
    "Mais",
  ]);
  expect(chip("Programa")).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("Pela inscrição na Plenitude.")).toBeVisible();
  await user.click(chip("Mais modelos"));
  const search = await screen.findByRole("textbox", { name: /^Buscar modelo/ });
  expect(search).toHaveFocus();
  const list = screen.getByRole("region", { name: "Mais modelos" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Últimopara todas as origensÚltimo: oi, João!", "Livepara LiveLive: oi, João!"]);
  await user.keyboard("ULTI{Enter}");
  expect(await field()).toHaveValue("Último: oi, João!");
  expect(chip("Último")).toHaveAttribute("aria-pressed", "true");
  expect(screen.queryByText("Pela inscrição na Plenitude.")).not.toBeInTheDocument();
  await user.click(chip("Mais modelos"));
  await screen.findByRole("textbox", { name: /^Buscar modelo/ });
  await user.keyboard("{ArrowDown}{ArrowUp}{Escape}");
  expect(chip("Mais modelos")).toHaveFocus();
  expect(screen.queryByRole("region", { name: "Mais modelos" })).not.toBeInTheDocument();
});

test("[RESPOSTA-02] 90 typed characters and three templates: the text is back with one tap, also after another person", async () => {
  const user = userEvent.setup();
  const own = "Vi a sua loja em Londrina e quero entender melhor. ".repeat(2).trim();
  const { unmount } = await open();
  await user.clear(await field());
  await user.type(await field(), own);
  for (const nome of ["Geral um", "Retomar", "Programa"]) await user.click(chip(nome));
  expect(await field()).toHaveValue("Programa: oi, João!");
  unmount();
  await open();
  await field();
  expect(chips()[0]).toHaveTextContent("Seu texto");
  expect(screen.getByText(/O que você escreveu está em “Seu texto”\.$/)).toBeVisible();
  await user.click(chip("Seu texto"));
  expect(await field()).toHaveValue(own);
  expect(screen.queryByRole("button", { name: "Seu texto" })).not.toBeInTheDocument();
});

test("[RESPOSTA-02] two texts of one's own are both kept", async () => {
  const user = userEvent.setup();
  await open();
  await user.type(await field(), " Primeiro");
  await user.click(chip("Geral um"));
  await user.type(await field(), " Segundo");
  await user.click(chip("Seu texto"));
  expect(await field()).toHaveValue("Programa: oi, João! Primeiro");
  await user.click(chip("Retomar"));
  await user.click(chip("Seu texto 1"));
  expect(await field()).toHaveValue("Geral um: oi, João! Segundo");
});

test("[RESPOSTA-01] an e-mail with the right text takes two clicks; a greeting alone is not sent", async () => {
  const user = userEvent.setup();
  const { stub, unmount } = await open();
  await user.click(await screen.findByRole("tab", { name: "E-mail" }));
  await user.click(screen.getByRole("button", { name: /^Enviar e-mail/ }));
  await waitFor(() => expect(stub.bodiesOf("enviar_email")).toHaveLength(1));
  expect(stub.bodiesOf("enviar_email")[0]).toMatchObject({
    assunto: "A sua inscrição",
    texto: "Por e-mail: oi, João!",
  });
  unmount();
  const answered = await open({ origem: "live", telefones: [] });
  const text = await screen.findByRole("textbox", { name: "Texto do e-mail" });
  expect(text).toHaveValue("Olá, João,\n\n");
  await user.type(text, "{Control>}{Enter}{/Control}");
  expect(await screen.findByText("Escreva o assunto e o texto.")).toBeVisible();
  expect(answered.stub.bodiesOf("enviar_email")).toHaveLength(0);
});

test("[CAIXA-05] pressed again after a lost response, also after a reload, the e-mail is the same command; a changed one is another", async () => {
  const user = userEvent.setup();
  let lost = true;
  const enviar_email = () => (lost ? refuse(502, {}) : { pessoa: joao.id, versao: 2 });
  const press = async () => {
    await user.click(await screen.findByRole("tab", { name: "E-mail" }));
    await user.click(screen.getByRole("button", { name: /^Enviar e-mail/ }));
  };
  const first = await open({}, { enviar_email });
  await press();
  await screen.findByText("Sem conexão com o servidor.");
  const [sent] = first.stub.bodiesOf("enviar_email");
  first.unmount();
  reportReach(true);
  // Another template would be suggested by now.
  const second = await open({ origem: "live" }, { enviar_email });
  await press();
  await waitFor(() => expect(second.stub.bodiesOf("enviar_email")).toEqual([sent]));
  await screen.findByText("Sem conexão com o servidor.");
  reportReach(true);
  second.unmount();
  // The first attempt had arrived, and their server refused it: the same words are another message.
  const { id: _, em, autor } = inscricao;
  const lineOf = { em, autor, tipo: "email", situacao: "recusado", modelo: null, assunto: "Oi" } as const;
  const refused = { ...lineOf, id: crypto.randomUUID(), texto: "Oi", para: null, erro: "caixa cheia" };
  const third = await open({ linha_do_tempo: [refused, inscricao] }, { enviar_email });
  await press();
  await waitFor(() => expect(third.stub.bodiesOf("enviar_email")).toHaveLength(1));
  expect(third.stub.bodiesOf("enviar_email")[0]).toMatchObject({ texto: sent?.texto });
  expect(third.stub.bodiesOf("enviar_email")[0]?.comando).not.toBe(sent?.comando);
  await screen.findByText("Sem conexão com o servidor.");
  reportReach(true);
  await user.type(screen.getByRole("textbox", { name: "Texto do e-mail" }), " Até já.");
  lost = false;
  await press();
  await waitFor(() => expect(third.stub.bodiesOf("enviar_email")).toHaveLength(2));
  expect(third.stub.bodiesOf("enviar_email")[1]?.comando).not.toBe(sent?.comando);
  expect(await screen.findByText(/^E-mail a caminho/)).toBeVisible();
  await waitFor(() => expect(readRascunho(`email:${joao.id}`)).toBe(""));
});

test("[RESPOSTA-04] W, Ctrl Enter, 2: opened with the right text, answered, and the composer is empty of it", async () => {
  const user = userEvent.setup();
  const { stub } = await open();
  await field();
  await user.keyboard("w");
  expect(await field()).toHaveFocus();
  await user.type(await field(), " Até já.");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(await screen.findByRole("region", { name: "Como foi com João?" })).toHaveFocus();
  expect(await field()).toHaveValue("Programa: oi, João! Até já.");
  await user.keyboard("2");
  await waitFor(() => expect(stub.bodiesOf("registrar_contato")).toHaveLength(2));
  expect(stub.bodiesOf("registrar_contato").map(({ resultado }) => resultado)).toEqual(["abriu", "mandei_mensagem"]);
  expect(screen.queryByRole("region", { name: "Como foi com João?" })).not.toBeInTheDocument();
  await waitFor(async () => expect(await field()).toHaveValue("Programa: oi, João!"));
});

test("[RESPOSTA-04] the composer works while the question is open; 5 says that nothing was sent and gives the text back", async () => {
  const user = userEvent.setup();
  const abriu = {
    id: testId(),
    em: "2026-11-16T14:00:00.000Z",
    autor: CARLA,
    tipo: "contato",
    canal: "whatsapp",
  } as const;
  const opened = { ...abriu, resultado: "abriu", texto: "Escrito no celular", para: null } as const;
  const { stub } = await open({ linha_do_tempo: [opened, inscricao] });
  await screen.findByRole("region", { name: "Como foi com João?" });
  await user.click(screen.getByRole("tab", { name: "Anotar" }));
  await user.keyboard("n");
  await user.keyboard("55");
  expect(screen.getByRole("textbox", { name: "Nota para a equipe" })).toHaveValue("55");
  expect(stub.bodiesOf("registrar_contato")).toHaveLength(0);
  await user.click(screen.getByRole("tab", { name: "WhatsApp" }));
  await user.keyboard("5");
  await waitFor(() => expect(stub.bodiesOf("registrar_contato")).toHaveLength(1));
  expect(stub.bodiesOf("registrar_contato")[0]).toMatchObject({ canal: "whatsapp", resultado: "nao_mandei" });
  await waitFor(async () => expect(await field()).toHaveValue("Escrito no celular"));
  expect(screen.getByText(/^Faltam 22 min/)).toBeVisible();
});

test("[RESPOSTA-04] put off, the question does not come back on the same day", async () => {
  const user = userEvent.setup();
  const abriu = {
    id: testId(),
    em: "2026-11-16T14:00:00.000Z",
    autor: CARLA,
    tipo: "contato",
    canal: "telefone",
  } as const;
  const opened = { ...abriu, resultado: "abriu", texto: null, para: null } as const;
  const { unmount } = await open({ linha_do_tempo: [opened, inscricao] });
  await user.click(await screen.findByRole("button", { name: "Decidir depois" }));
  unmount();
  const again = await open({ linha_do_tempo: [opened, inscricao] });
  await field();
  expect(screen.queryByRole("region", { name: "Como foi com João?" })).not.toBeInTheDocument();
  again.unmount();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 60 * 60 * 1000 });
  await open({ linha_do_tempo: [opened, inscricao] });
  await screen.findByRole("region", { name: "Como foi com João?" });
  vi.useRealTimers();
});

test("[RESPOSTA-03] E ends the wait without a question and opens the next; the toast changes the reason", async () => {
  const user = userEvent.setup();
  const { stub } = await open();
  await field();
  await user.keyboard("e");
  await screen.findByText("Próxima");
  await waitFor(() => expect(stub.bodiesOf("dispensar_resposta")).toHaveLength(1));
  expect(stub.bodiesOf("dispensar_resposta")[0]).toMatchObject({ pessoa: joao.id, versao: 1, motivo: "nao_pede" });
  const toast = within(screen.getByRole("status"));
  expect(toast.getByText("João não espera mais resposta")).toBeVisible();
  expect(toast.getByRole("button", { name: "Não pede resposta" })).toHaveAttribute("aria-pressed", "true");
  await user.click(toast.getByRole("button", { name: "Engano ou spam" }));
  await waitFor(() => expect(stub.bodiesOf("motivar_dispensa")).toHaveLength(1));
  const [given] = stub.bodiesOf("dispensar_resposta");
  expect(stub.bodiesOf("motivar_dispensa")[0]).toMatchObject({ dispensa: given?.comando, motivo: "engano" });
  expect(toast.getByRole("button", { name: "Engano ou spam" })).toHaveAttribute("aria-pressed", "true");
  await user.click(toast.getByRole("button", { name: /^Desfazer/ }));
  await waitFor(() => expect(stub.bodiesOf("desfazer")).toEqual([{ comando: given?.comando }]));
});

test("[RESPOSTA-03] two taps do the same and stay on the person; with a step E concludes the step", async () => {
  const user = userEvent.setup();
  const concluir_passo = () => ({ pessoa: joao.id, versao: 2 });
  const { stub } = await open({ passo: { texto: "Ligar", em: "2026-11-16T18:00:00.000Z" } }, { concluir_passo });
  await field();
  const [more] = screen.getAllByRole("button", { name: "Mais ações" });
  await user.click(more as HTMLElement);
  const menu = screen.getByRole("button", { name: "Passar a um colega" }).closest("ul") as HTMLElement;
  await user.click(within(menu).getByRole("button", { name: "Não precisa de resposta" }));
  await waitFor(() => expect(stub.bodiesOf("dispensar_resposta")).toHaveLength(1));
  expect(screen.getByRole("article", { name: joao.nome })).toBeVisible();
  await user.keyboard("e");
  await waitFor(() => expect(stub.bodiesOf("concluir_passo")).toHaveLength(1));
  expect(stub.bodiesOf("dispensar_resposta")).toHaveLength(1);
});

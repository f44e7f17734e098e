import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearRascunhos, hasRascunhos } from "~/clients/rascunhos.ts";
import type { Saida } from "~/clients/rpc.ts";
import { noteInput } from "~/clients/uso.ts";
import { AusenciaSheet } from "~/pessoas/ausencia-sheet.tsx";
import { clearContatosPendentes } from "~/pessoas/contatos-pendentes.ts";
import { AoVivo } from "~/shell/ao-vivo.tsx";
import { AvisoToast } from "~/shell/aviso-toast.tsx";
import { PlaceBadge } from "~/shell/place-badge.tsx";
import { AGORA, CARLA, DAVI, euAs, pessoaInteira, testId } from "../../testing/pessoas.ts";
import { renderPainel } from "../../testing/render-painel.tsx";
import { type Handlers, refuse } from "../../testing/stub-handlers.ts";
import { stubWindow } from "../../testing/stub-window.ts";
import { Component as Caixa } from "./caixa.tsx";

const membro = (nome: string) => ({
  id: testId(),
  nome,
  email: "a@exemplo.com.br",
  papel: "gestao" as const,
  ativa: true,
});
const COLEGA = { ...membro("Davi Rezende"), ...DAVI };
const LIVIA = membro("Lívia Prado");
const passo = { texto: "ligar para fechar", em: AGORA };
const rosangela = pessoaInteira({ id: testId(), passo });
const joao = pessoaInteira({ id: testId(), nome: "João Nakamura", dono: DAVI });
const colega = (part: Partial<Saida<"colegas">["colegas"][number]>): Saida<"colegas">["colegas"][number] => ({
  ...DAVI,
  no_painel: true,
  ausencia: null,
  esperando: 3,
  em_conversa: 11,
  ...part,
});
const saved = () => ({ pessoa: rosangela.id, versao: 2 });

function renderCaixa(path = `/caixa/${rosangela.id}`, handlers: Handlers = {}) {
  const people = [rosangela, joao];
  return renderPainel(
    <>
      <Routes>
        <Route path="/caixa/:id?" element={<Caixa />} />
        <Route path="*" element={null} />
      </Routes>
      <AvisoToast />
    </>,
    {
      path,
      handlers: {
        eu: () => euAs("atendimento", [COLEGA, LIVIA]),
        caixa: () => ({ pessoas: people, proximo: null, mudanca: 1, agora: AGORA }),
        pessoa: ({ id }) => (id === joao.id ? joao : rosangela),
        modelos: () => ({ modelos: [] }),
        ...handlers,
      },
    },
  );
}

const present = (escrevendo: boolean) => () => ({
  mudanca: 1,
  novas: 0,
  pessoa_versao: 1,
  presentes: [{ ...DAVI, escrevendo }],
});

beforeEach(() => {
  clearRascunhos();
  clearContatosPendentes();
  stubWindow();
  setMedia("(min-width: 64rem)", true);
  vi.spyOn(window, "open").mockReturnValue(window);
});
afterEach(() => vi.useRealTimers());

test("[DONO-02] each row names its owner or says that there is none", async () => {
  await renderCaixa("/caixa");
  const rows = await within(await screen.findByRole("list", { name: "Esperando" })).findAllByRole("link");
  expect(rows.map((row) => row.textContent?.match(/Com [^.]+\.|Sem dono\./)?.[0])).toEqual([
    "Sem dono.",
    "Com Davi Rezende.",
  ]);
});

test("[DONO-02] a colleague on the same person is named, and one who writes in other words", async () => {
  let novidades = present(false);
  await renderCaixa(undefined, { novidades: () => novidades() });
  expect(await screen.findByText("Davi está aqui agora")).toBeInTheDocument();
  novidades = present(true);
  expect(await screen.findByText("Davi está escrevendo", {}, { timeout: 5000 })).toBeInTheDocument();
});

test("[DONO-02] while a colleague writes, WhatsApp asks first: Esperar keeps the text, the other opens it", async () => {
  const user = userEvent.setup();
  const { stub } = await renderCaixa(undefined, { novidades: present(true), registrar_contato: saved });
  await screen.findByText("Davi está escrevendo");
  await user.clear(screen.getByLabelText(/Mensagem para/));
  await user.type(screen.getByLabelText(/Mensagem para/), "Oi!");
  await user.click(screen.getByRole("button", { name: /Abrir no WhatsApp/ }));
  const question = await screen.findByRole("alertdialog", { name: "Davi está escrevendo para Rosângela agora." });
  await user.click(within(question).getByRole("button", { name: "Esperar" }));
  expect(stub.bodiesOf("registrar_contato")).toEqual([]);
  expect(screen.getByLabelText(/Mensagem para/)).toHaveValue("Oi!");
  await user.click(screen.getByRole("button", { name: /Abrir no WhatsApp/ }));
  await user.click(await screen.findByRole("button", { name: "Abrir mesmo assim" }));
  await waitFor(() => expect(window.open).toHaveBeenCalledOnce());
});

test("[DONO-02] presence is reported at the start, while writing and every 20 seconds with input, never without", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
  vi.stubGlobal("navigator", Object.assign(navigator, { sendBeacon }));
  noteInput({ isTrusted: true });
  const { stub, router } = await renderCaixa();
  const text = await screen.findByLabelText(/Mensagem para/);
  const reports = () => stub.bodiesOf("presenca").map(({ escrevendo, ha }) => [escrevendo, Math.round(Number(ha))]);
  expect(reports()).toEqual([[false, 0]]);
  fireEvent.input(text, { target: { value: "Oi" } });
  expect(reports()).toHaveLength(2);
  expect(reports()[1]?.[0]).toBe(true);
  vi.advanceTimersByTime(5000);
  noteInput({ isTrusted: true });
  vi.advanceTimersByTime(16_000);
  // Its age is that of the key, not of the report; the text is older than 20 seconds.
  expect(reports()[2]).toEqual([false, 15]);
  vi.advanceTimersByTime(120_000);
  expect(reports()).toHaveLength(3);
  await act(() => router.navigate("/equipe"));
  expect(sendBeacon).toHaveBeenCalledWith("/api/painel/rpc/presenca", expect.any(Blob));
});

test("[DONO-03] handing over shows presence, load and absences, and takes a note and the next step along", async () => {
  const user = userEvent.setup();
  const ausencia = { id: testId(), membro: LIVIA, de: "2026-11-10", ate: "2026-11-28", substituto: CARLA };
  const { stub } = await renderCaixa(undefined, {
    mudar_dono: saved,
    colegas: () => ({ colegas: [colega({ ...LIVIA, no_painel: false, ausencia }), colega({})] }),
  });
  const [more] = await screen.findAllByRole("button", { name: "Mais ações" });
  if (more) await user.click(more);
  await user.click(screen.getByRole("button", { name: "Passar a um colega" }));
  const dialog = await screen.findByRole("dialog", { name: "Passar Rosângela para" });
  await within(dialog).findByText("no painel · 3 esperando, 11 em conversa");
  expect(
    within(dialog)
      .getAllByRole("radio")
      .map((radio) => radio.closest("label")?.textContent),
  ).toEqual([
    "Davi Rezendeno painel · 3 esperando, 11 em conversa",
    expect.stringMatching(/^Você/),
    "Lívia Pradoausente até 28 de novembro · Carla substitui",
  ]);
  const recado = within(dialog).getByRole("textbox", { name: /^Recado/ });
  await user.type(recado, "Ela quer juntar as duas lojas.");
  expect(recado).toHaveAttribute("maxlength", "280");
  expect(within(dialog).getByText("30 de 280")).toBeInTheDocument();
  await user.click(within(dialog).getByRole("checkbox", { name: /^Levar junto o próximo passo: ligar para fechar/ }));
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(await screen.findByText("Rosângela passou para Davi")).toBeInTheDocument();
  expect(stub.bodiesOf("mudar_dono")[0]).toMatchObject({
    dono: DAVI.id,
    recado: "Ela quer juntar as duas lojas.",
    leva_passo: false,
  });
});

test("[CAIXA-09, CAIXA-10, DONO-03] a hand-over that is refused keeps its note, and so does a step; accepted, neither is left", async () => {
  const user = userEvent.setup();
  let faster = true;
  const answer = () => (faster ? refuse(409, { mensagem: "Davi assumiu antes de você." }) : saved());
  const { stub } = await renderCaixa(undefined, { mudar_dono: answer, marcar_passo: answer });
  await screen.findByRole("article", { name: "Rosângela Almeida" });
  const give = async (key: string, name: RegExp | string, button: RegExp, typed?: string, day = -1) => {
    await user.keyboard(key);
    const field = await screen.findByRole("textbox", { name });
    if (typed) {
      await user.clear(field);
      await user.type(field, typed);
    }
    const { value } = field as HTMLTextAreaElement;
    const radio = day < 0 ? undefined : (await screen.findAllByRole("radio"))[day];
    if (radio) await user.click(radio);
    await user.click(await screen.findByRole("button", { name: button }));
    return value;
  };
  const handOver = (typed?: string) => give("t", /^Recado/, /^Passar para/, typed);
  const mark = (typed?: string, day?: number) => give("p", "O que fazer", /^Marcar para/, typed, day);
  await handOver("Quer juntar as lojas.");
  expect(await screen.findByText(/O que você digitou continua aqui/)).toBeVisible();
  await mark("Mandar a planilha", 2);
  await waitFor(() => expect(stub.bodiesOf("marcar_passo")).toHaveLength(1));
  faster = false;
  expect([await handOver(), await mark()]).toEqual(["Quer juntar as lojas.", "Mandar a planilha"]);
  await waitFor(() => expect(stub.bodiesOf("marcar_passo")).toHaveLength(2));
  const [refused, again] = stub.bodiesOf("marcar_passo");
  expect(again?.passo).toEqual(refused?.passo);
  await waitFor(() => expect(hasRascunhos()).toBe(false));
});

test("[DONO-03] the note is a card of the timeline", async () => {
  const linha = {
    id: testId(),
    em: AGORA,
    autor: DAVI,
    tipo: "dono" as const,
    de: DAVI,
    para: CARLA,
    recado: "Cuide bem.",
  };
  await renderCaixa(undefined, { pessoa: () => ({ ...rosangela, dono: CARLA, linha_do_tempo: [linha] }) });
  expect(await screen.findByText("Davi Rezende passou a conversa para você:")).toBeInTheDocument();
  expect(screen.getByText("Cuide bem.")).toBeInTheDocument();
});

test("[DONO-01] an answer shows its author as the owner at once and says so", async () => {
  const user = userEvent.setup();
  const abriu = {
    id: testId(),
    em: AGORA,
    autor: CARLA,
    tipo: "contato" as const,
    canal: "whatsapp" as const,
    resultado: "abriu" as const,
    texto: null,
  };
  await renderCaixa(undefined, {
    pessoa: () => ({ ...rosangela, linha_do_tempo: [abriu] }),
    registrar_contato: () => new Promise(() => {}),
  });
  expect(await screen.findByRole("button", { name: /^Assumir/ })).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: /Mandei mensagem/ }));
  expect(await screen.findByRole("button", { name: "Com você" })).toBeInTheDocument();
  expect(screen.getByText(/Rosângela está com você\.$/)).toBeInTheDocument();
});

test("[CAIXA-06, NOVA-03] a step that is promised and a contact that is noted do so too", async () => {
  const user = userEvent.setup();
  const { unmount } = await renderCaixa(undefined, { marcar_passo: () => new Promise(() => {}) });
  await screen.findByRole("button", { name: /^Assumir/ });
  await user.keyboard("p");
  await user.type(await screen.findByRole("textbox", { name: "O que fazer" }), "Ligar");
  await user.click(await screen.findByRole("button", { name: /^Marcar para/ }));
  expect(await screen.findByRole("button", { name: "Com você" })).toBeInTheDocument();
  expect(screen.getByText(/^Marcado para .+\. Rosângela está com você\.$/)).toBeInTheDocument();
  unmount();
  await renderCaixa(undefined, { registrar_contato: () => new Promise(() => {}) });
  await screen.findByRole("button", { name: /^Assumir/ });
  await user.keyboard("r");
  await user.click(await screen.findByRole("button", { name: /^Guardar o contato/ }));
  expect(await screen.findByRole("button", { name: "Com você" })).toBeInTheDocument();
  expect(screen.getByText("Contato guardado. Rosângela está com você.")).toBeInTheDocument();
});

test("[DONO-03] presence that arrives after the first key moves nobody in the list, and the choice and the focus stay", async () => {
  const user = userEvent.setup();
  let resolve = (_: Saida<"colegas">) => {};
  const arrives = new Promise<Saida<"colegas">>((done) => {
    resolve = done;
  });
  await renderCaixa(undefined, { mudar_dono: saved, colegas: () => arrives });
  const [more] = await screen.findAllByRole("button", { name: "Mais ações" });
  if (more) await user.click(more);
  await user.click(screen.getByRole("button", { name: "Passar a um colega" }));
  const dialog = await screen.findByRole("dialog", { name: "Passar Rosângela para" });
  const names = () =>
    within(dialog)
      .getAllByRole("radio")
      .map((radio) => radio.closest("label")?.querySelector("b")?.textContent);
  const before = names();
  expect(before.slice(0, 2)).toEqual([DAVI.nome, LIVIA.nome]);
  const davi = within(dialog).getByRole("radio", { name: new RegExp(DAVI.nome) });
  davi.focus();
  await user.keyboard(" ");
  resolve({ colegas: [colega({ no_painel: false }), colega({ ...LIVIA, no_painel: true })] });
  await within(dialog).findByText("fora do painel · 3 esperando, 11 em conversa");
  expect(names()).toEqual(before);
  expect(davi).toBeChecked();
  expect(davi).toHaveFocus();
});

test("[DONO-03] a hand-over is a notice with the note and a number at Hoje; closing it keeps the number", async () => {
  const user = userEvent.setup();
  const nome = "Rosângela";
  const aviso = {
    id: testId(),
    tipo: "passada",
    em: AGORA,
    de: DAVI,
    recado: "Cuide bem.",
    pessoa: rosangela.id,
    nome,
  };
  const { router } = await renderPainel(
    <>
      <AoVivo />
      <PlaceBadge path="/hoje" className="" />
    </>,
    { handlers: { avisos: () => ({ avisos: [aviso], esperando: 1 }) } },
  );
  const link = await screen.findByRole("link", { name: "Davi passou Rosângela para você" });
  expect(link).toHaveAttribute("href", `/caixa/${rosangela.id}`);
  expect(screen.getByText("“Cuide bem.”")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Fechar o aviso" }));
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("pessoa passada para você", { exact: false })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/");
});

test("[AVISO-03, DONO-05] a person given by the round robin is said without a gender", async () => {
  const aviso = { id: testId(), tipo: "passada", em: AGORA, de: null, recado: null, pessoa: testId(), nome: "Roberto" };
  await renderPainel(<AoVivo />, { handlers: { avisos: () => ({ avisos: [aviso], esperando: 1 }) } });
  expect(await screen.findByRole("link", { name: "Roberto ficou com você pelo rodízio" })).toBeVisible();
});

test("[DONO-04] an absence is marked with its days and stand-in, listed, and taken back", async () => {
  const user = userEvent.setup();
  let ausencias: Saida<"ausencias">["ausencias"] = [];
  const { stub } = await renderPainel(<AusenciaSheet membro={CARLA} onClose={() => undefined} />, {
    handlers: {
      eu: () => euAs("atendimento", [COLEGA]),
      ausencias: () => ({ ausencias }),
      gravar_ausencia: ({ de, ate }) => {
        ausencias = [{ id: testId(), membro: CARLA, de, ate, substituto: DAVI }];
        return { id: testId() };
      },
      apagar_ausencia: () => {
        ausencias = [];
        return { apagada: true };
      },
    },
  });
  await screen.findByRole("dialog", { name: "Férias ou ausência" });
  fireEvent.change(screen.getByLabelText("Primeiro dia"), { target: { value: "2099-11-23" } });
  fireEvent.change(screen.getByLabelText("Último dia"), { target: { value: "2099-11-20" } });
  await user.click(screen.getByRole("button", { name: "Marcar ausência" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Confira os dias");
  fireEvent.change(screen.getByLabelText("Último dia"), { target: { value: "2099-12-04" } });
  await user.selectOptions(screen.getByLabelText("Quem substitui"), "Davi Rezende");
  await user.click(screen.getByRole("button", { name: "Marcar ausência" }));
  expect(await screen.findByText("23 de novembro a 4 de dezembro")).toBeInTheDocument();
  expect(stub.bodiesOf("gravar_ausencia")[0]).toMatchObject({ membro: CARLA.id, substituto: DAVI.id });
  await user.click(screen.getByRole("button", { name: /^Tirar a ausência/ }));
  await waitFor(() => expect(screen.queryByText("23 de novembro a 4 de dezembro")).not.toBeInTheDocument());
});

test("[DIA-01] from Hoje, Responder opens the composer of a phone without another tap", async () => {
  setMedia("(min-width: 64rem)", false);
  const { router } = await renderCaixa("/hoje");
  await act(() => router.navigate(`/caixa/${rosangela.id}`, { state: { responder: true } }));
  expect(await screen.findByRole("dialog", { name: "WhatsApp: Rosângela" })).toBeInTheDocument();
});

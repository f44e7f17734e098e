import type { Pessoa } from "@eden/domain/painel/pessoa";
import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { clearRascunhos } from "~/clients/rascunhos.ts";
import { CorreioBar } from "~/shell/correio-bar.tsx";
import { emailRecebido, euAs, pessoaInteira } from "../../../testing/pessoas.ts";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { PessoaPanel } from "./pessoa-panel.tsx";

const TEXTO = `Oi, Bruna! Pode ser amanhã às 14h?

-- 
Rosângela Almeida

Em ter., 17 de nov. de 2026 às 09:58, Bruna, Éden Grupo <site@eden.com.br> escreveu:

> Posso te ligar hoje?`;
const PDF = { parte: "2", nome: "contrato-social.pdf", tipo: "application/pdf", bytes: 1_200_000 };
const ZIP = { parte: "3", nome: "fotos.zip", tipo: "application/zip", bytes: 900 };
const rosangela = pessoaInteira();

beforeEach(() => {
  setMedia("(min-width: 64rem)", true);
  clearRascunhos();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

async function open(
  linha: Parameters<typeof emailRecebido>[0] = {},
  papel: "atendimento" | "leitura" = "atendimento",
  more: Partial<Pessoa> = {},
) {
  const saved = () => ({ pessoa: rosangela.id, versao: 2 });
  const received = emailRecebido({ texto: TEXTO, ...linha });
  const pessoa: Pessoa = { ...rosangela, ...more, linha_do_tempo: [received, ...rosangela.linha_do_tempo] };
  const rendered = await renderPainel(
    <Routes>
      <Route
        path="/"
        element={<PessoaPanel id={pessoa.id} volta={{ to: "/", nome: "Caixa" }} pathOf={() => "/"} next={null} />}
      />
    </Routes>,
    {
      handlers: {
        eu: () => ({ ...euAs(papel), correio: true }),
        pessoa: () => pessoa,
        modelos: () => ({ modelos: [] }),
        presenca: () => ({ notada: true }),
        enviar_email: saved,
        marcar_spam: saved,
        decidir_remetente: saved,
      },
    },
  );
  return { ...rendered, email: received.email };
}

const card = async () => (await screen.findByText(/respondeu|escreveu/)).closest("article") as HTMLElement;

test("[EMAIL-09, SEC-H7] the card shows the words as text; quote and signature unfold", async () => {
  await open({ texto: `<b>Oi</b> <img src=x onerror=alert(1)>\n${TEXTO}` });
  const article = await card();
  expect(article).toHaveTextContent("<b>Oi</b> <img src=x onerror=alert(1)>");
  expect(article.querySelector("img, b b, script")).toBeNull();
  expect(article).not.toHaveTextContent("Posso te ligar hoje?");
  const fold = within(article).getByRole("button", { name: "Ver o texto citado e a assinatura" });
  expect(fold).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(fold);
  expect(article).toHaveTextContent("Posso te ligar hoje?");
  expect(fold).toHaveAccessibleName("Esconder o texto citado e a assinatura");
});

test("[EMAIL-08] attachments have name, type and size; an allowed one downloads with the antivirus note, others are blocked", async () => {
  const { email } = await open({ anexos: [PDF, ZIP] });
  const article = await card();
  const link = within(article).getByRole("link", { name: /contrato-social\.pdf/ });
  expect(link).toHaveAttribute("href", `/api/painel/anexos/${email}/2`);
  expect(link).toHaveAttribute("download");
  expect(link).toHaveTextContent("PDF · 1,2 MB · Baixar");
  expect(within(article).getAllByRole("link")).toHaveLength(1);
  expect(article).toHaveTextContent("fotos.zipbloqueado: peça em PDF ou foto");
  expect(article).toHaveTextContent("Não passou por antivírus. Abra só se você esperava este arquivo.");
});

test("[EMAIL-08] who only reads sees the names and can neither download nor decide", async () => {
  await open({ anexos: [PDF], dela: false }, "leitura");
  const article = await card();
  expect(article).toHaveTextContent("contrato-social.pdf");
  expect(within(article).queryByRole("link")).toBeNull();
  expect(within(article).queryByRole("button", { name: /Responder|spam|dela|outra/ })).toBeNull();
});

test("[EMAIL-02] Responder opens the e-mail with the subject and names the message that it answers", async () => {
  const { stub, email } = await open({ assunto: "RES: Re: A sua farmácia" });
  await userEvent.click(within(await card()).getByRole("button", { name: "Responder" }));
  expect(await screen.findByRole("tab", { name: "E-mail", selected: true })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Assunto" })).toHaveValue("Re: A sua farmácia");
  expect(screen.getByText(/A resposta volta para cá\./)).toBeVisible();
  await userEvent.type(screen.getByRole("textbox", { name: "Texto do e-mail" }), "Combinado!");
  await userEvent.click(screen.getByRole("button", { name: /Enviar e-mail/ }));
  await waitFor(() => expect(stub.bodiesOf("enviar_email")).toMatchObject([{ em_resposta_a: email }]));
});

test("[EMAIL-02, RESPOSTA-01] an e-mail that waits opens the composer as its answer, at the desk and with one tap on a phone", async () => {
  const waits = { assunto: "RES: A sua farmácia" };
  const { stub, email, unmount } = await open(waits, "atendimento", { resposta: "A sua farmácia: Pode ser?" });
  expect(await screen.findByRole("tab", { name: "E-mail", selected: true })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Assunto" })).toHaveValue("Re: A sua farmácia");
  await userEvent.type(screen.getByRole("textbox", { name: "Texto do e-mail" }), "Combinado!");
  await userEvent.click(screen.getByRole("button", { name: /Enviar e-mail/ }));
  await waitFor(() => expect(stub.bodiesOf("enviar_email")).toMatchObject([{ em_resposta_a: email }]));
  unmount();
  setMedia("(min-width: 64rem)", false);
  await open(waits, "atendimento", { resposta: "A sua farmácia: Pode ser?" });
  const bar = await screen.findByRole("toolbar", { name: "Falar e anotar" });
  expect(within(bar).getAllByRole("button")).toHaveLength(6);
  expect(within(bar).getByRole("button", { name: "WhatsApp" })).toBeVisible();
  await userEvent.click(within(bar).getByRole("button", { name: "Responder" }));
  expect(await screen.findByRole("dialog", { name: "E-mail: Rosângela" })).toBeInTheDocument();
});

test("[EMAIL-02, EMAIL-07] doubts are words: another address with its two answers, a sender that failed", async () => {
  const { stub, email } = await open({ dela: false, remetente: "contador@escritorio.com.br", autenticacao: "falhou" });
  const article = await card();
  expect(article).toHaveTextContent("Remetente não confirmado: confira antes de mandar dados.");
  expect(article).not.toHaveTextContent(/SPF|DKIM|DMARC/);
  expect(article).toHaveTextContent("Respondido por um e-mail que não é desta pessoa: contador@escritorio.com.br");
  await userEvent.click(within(article).getByRole("button", { name: "É dela também" }));
  await waitFor(() => expect(stub.bodiesOf("decidir_remetente")).toMatchObject([{ email, dela: true }]));
  await userEvent.click(within(article).getByRole("button", { name: "É outra pessoa" }));
  await waitFor(() => expect(stub.bodiesOf("decidir_remetente")).toMatchObject([{}, { dela: false }]));
});

test.each([
  ["codigo", "respondeupor e-mail"],
  ["referencia", "respondeupor e-mail, à mensagem que mandamos"],
  ["caixa_postal", "respondeupor e-mail, do endereço já conhecido"],
  ["nenhum", "escreveupor e-mail, sem formulário"],
] as const)("[EMAIL-02] the card says how it was found: %s", async (caminho, words) => {
  await open({ caminho });
  expect(await card()).toHaveTextContent(words);
});

test("[SEC-H10] an answer from a later address that nobody confirmed says so, and that the reply goes elsewhere", async () => {
  const [first] = rosangela.emails;
  const later = {
    ...first,
    canal: "novo",
    email: "outra@exemplo.net",
    confianca: "abriu",
    novo: true,
  } as Pessoa["emails"][number];
  const emails = [...rosangela.emails, later];
  const { unmount } = await open({ remetente: later.email, dela: true }, "atendimento", { emails });
  expect(await card()).toHaveTextContent(
    /novo, ainda não confirmado\. A resposta não vai para ele: outra@exemplo\.net/,
  );
  unmount();
  await open({ remetente: first?.email ?? "", dela: true }, "atendimento", { emails });
  expect(await card()).not.toHaveTextContent("ainda não confirmado");
});

test("[EMAIL-10] spam is marked with one click and then only named", async () => {
  const { stub, email, unmount } = await open();
  await userEvent.click(within(await card()).getByRole("button", { name: "Marcar como spam" }));
  await waitFor(() => expect(stub.bodiesOf("marcar_spam")).toMatchObject([{ email, versao: 1 }]));
  unmount();
  await open({ spam: true, texto: "" });
  expect(await screen.findByText(/marcado como spam/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Responder" })).toBeNull();
});

test("[EMAIL-05] an automatic answer is a quiet line whose words unfold", async () => {
  await open({ classe: "automatica", texto: "Estou de férias." });
  expect(await screen.findByText(/Resposta automática/)).toBeVisible();
  expect(screen.queryByText("Estou de férias.")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Ver o que diz" }));
  expect(screen.getByText("Estou de férias.")).toBeVisible();
});

test("[EMAIL-12] everybody reads since when the mailbox could not be read, and nothing while it can", async () => {
  const since = new Date(Date.now() - 6.5 * 60_000).toISOString();
  const novidades = (correio_parado: string | null) => () => ({
    mudanca: 0,
    novas: 0,
    pessoa_versao: null,
    correio_parado,
  });
  const { unmount } = await renderPainel(<CorreioBar />, { handlers: { novidades: novidades(since) } });
  expect(await screen.findByText(/Não consegui ler a caixa postal há 6 min/)).toBeVisible();
  unmount();
  const { stub } = await renderPainel(<CorreioBar />, { handlers: { novidades: novidades(null) } });
  await waitFor(() => expect(stub.bodiesOf("novidades")).toHaveLength(1));
  expect(screen.queryByText(/caixa postal/)).toBeNull();
});

import { CHAVES } from "@eden/domain/conteudo/formas";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { clearRascunhos } from "~/clients/rascunhos.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { refuse } from "../../../testing/stub-handlers.ts";
import { RENATO, stubTextos } from "../../../testing/stub-textos.ts";
import { TextoPage } from "./texto-page.tsx";
import { TextosInicio } from "./textos-inicio.tsx";
import { TextosLayout } from "./textos-layout.tsx";

afterEach(() => {
  clearRascunhos();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("[TEXTO-01] every text is listed by its page, with its value, its state and whether it is a sample", async () => {
  await renderPainel(<TextosLayout />);
  const contato = within(await screen.findByRole("region", { name: "Contato" }));
  expect(contato.getByRole("link", { name: /^WhatsApp \(16\) 99734-1188 publicado$/ })).toBeInTheDocument();
  expect(contato.getByRole("link", { name: /^Telefone vazio: não aparece no site$/ })).toBeInTheDocument();
  expect(contato.getByRole("link", { name: /^Endereço .* recusado ainda é exemplo$/ })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Diretoria Helena Duarte · Marcos Vieira/ })).toHaveAccessibleName(
    /ainda é exemplo$/,
  );
  const hours = await screen.findByRole("link", { name: /Horário e prazo/ });
  expect(hours).toHaveTextContent("em até 1 dia útil");
  expect(hours).toHaveAttribute("href", "/equipe/horario");
  expect(screen.getAllByRole("link")).toHaveLength(CHAVES.length + 1);
});

test("[TEXTO-02] the first screen names what waits for this member, not their own drafts", async () => {
  await renderPainel(<TextosInicio />);
  expect(await screen.findByRole("heading", { name: "Um texto espera por você" })).toBeInTheDocument();
  const waiting = within(screen.getByRole("region", { name: "Esperando você" }));
  expect(waiting.getByRole("link")).toHaveTextContent("Próxima imersãoespera aprovação, de Renato");
});

test("[TEXTO-02] what the schema refuses is stopped at its field; corrected, it is saved and sent for approval", async () => {
  const { stub } = await renderPainel(<TextoPage chave="endereco" />);
  const cep = await screen.findByRole("textbox", { name: "CEP" });
  expect(screen.getByText(/^ainda é exemplo/)).toBeInTheDocument();
  await userEvent.clear(cep);
  await userEvent.type(cep, "14");
  await userEvent.clear(screen.getByRole("textbox", { name: "Bairro" }));
  await userEvent.click(button("Gravar rascunho"));
  const bairro = screen.getByRole("textbox", { name: "Bairro" });
  await waitFor(() => expect(bairro).toHaveFocus());
  expect(bairro).toHaveAccessibleDescription(/Preencha este campo/);
  expect(cep).toHaveAccessibleDescription(/Formato inválido/);
  expect(stub.bodiesOf("gravar_rascunho")).toEqual([]);

  await userEvent.type(bairro, "  Centro ");
  await userEvent.type(cep, "021-000");
  await userEvent.click(button("Pedir aprovação"));
  await waitFor(() => expect(stub.bodiesOf("pedir_aprovacao")).toMatchObject([{ chave: "endereco", versao: 2 }]));
  expect(stub.bodiesOf("gravar_rascunho")).toMatchObject([{ versao: 1, valor: { bairro: "Centro" } }]);
  expect(await screen.findByText(/^Você escreveu este rascunho/)).toBeInTheDocument();
  expect(screen.queryByText(/^ainda é exemplo/)).not.toBeInTheDocument();
});

test("[TEXTO-02] fields that belong together are asked for together, and a long text says how much fits", async () => {
  const { stub } = await renderPainel(<TextoPage chave="aviso" />);
  const texto = await screen.findByRole("textbox", { name: /^Texto/ });
  await userEvent.type(texto, "Loja nova");
  expect(texto).toHaveAccessibleDescription("9 de 90 caracteres");
  await userEvent.click(button("Pedir aprovação"));
  await waitFor(() => expect(screen.getByText(/^Preencha juntos.*Texto, Começo, Fim$/)).toHaveFocus());
  expect(stub.bodiesOf("gravar_rascunho")).toEqual([]);
  const change = within(screen.getByRole("region", { name: "O que muda no site" }));
  expect(change.getByRole("listitem")).toHaveTextContent("TextoAntesvazioDepoisLoja nova");
});

test("[TEXTO-02] the author cannot approve; another member approves, or refuses with a reason", async () => {
  const own = await renderPainel(<TextoPage chave="faq" />);
  expect(await screen.findByText(/outra pessoa da Gestão aprova/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Aprovar|Recusar/ })).not.toBeInTheDocument();
  own.unmount();

  const refused = await renderPainel(<TextoPage chave="imersao" />);
  await userEvent.click(await screen.findByRole("button", { name: "Recusar…" }));
  const form = within(screen.getByRole("form", { name: "Recusar" }));
  await userEvent.click(form.getByRole("button", { name: "Recusar" }));
  expect(form.getByRole("alert")).toHaveTextContent("Escreva o motivo");
  await userEvent.click(form.getByRole("textbox"));
  await userEvent.paste("Confira o sábado");
  await userEvent.click(form.getByRole("button", { name: "Recusar" }));
  expect(await screen.findByText("Confira o sábado")).toBeInTheDocument();
  expect(refused.stub.bodiesOf("recusar_texto")).toMatchObject([{ motivo: "Confira o sábado", versao: 1 }]);
  refused.unmount();

  const { stub } = await renderPainel(<TextoPage chave="imersao" />);
  const change = within(await screen.findByRole("region", { name: "O que muda no site" }));
  expect(change.getByText("Ribeirão Preto, SP")).toBeInTheDocument();
  await userEvent.click(button("Aprovar e publicar"));
  expect(await screen.findByText(/^O site está sendo montado/)).toBeInTheDocument();
  expect(stub.bodiesOf("aprovar_texto")).toMatchObject([{ chave: "imersao", versao: 1 }]);
});

test("[TEXTO-02] a newer draft of somebody else is refused with 409: the typed text stays, and the member chooses", async () => {
  const base = stubTextos();
  const newer = { versao: 7, situacao: "rascunho" as const, autor: RENATO, rascunho: { numero: "1633210000" } };
  let taken = false;
  const { stub } = await renderPainel(<TextoPage chave="telefone" />, {
    handlers: {
      texto: (body) => ({ ...base.texto(body), ...(taken && newer) }),
      gravar_rascunho: ({ versao }) => {
        taken = true;
        return versao === 7 ? { chave: "telefone", versao: 8 } : refuse(409, { mensagem: "Alguém mudou este texto." });
      },
    },
  });
  const numero = await screen.findByRole("textbox", { name: /^Número/ });
  await userEvent.click(numero);
  await userEvent.paste("16 99734-2200");
  await userEvent.click(button("Gravar rascunho"));
  expect(await screen.findByText(/^Este texto mudou enquanto/)).toBeInTheDocument();
  expect(screen.getByText(/Renato Sampaio gravou outra versão/)).toBeInTheDocument();
  expect(numero).toHaveValue("(16) 99734-2200");
  await userEvent.click(button("Ficar com o meu"));
  await userEvent.click(button("Gravar rascunho"));
  await waitFor(() =>
    expect(stub.bodiesOf("gravar_rascunho").at(-1)).toMatchObject({
      versao: 7,
      valor: { numero: "16997342200" },
    }),
  );
});

test("[TEXTO-01] paragraphs are added, moved and removed with the keyboard, within the limits of the schema", async () => {
  const { stub } = await renderPainel(<TextoPage chave="faq" />);
  await userEvent.click(await screen.findByRole("button", { name: "Editar de novo" }));
  const group = within(screen.getByRole("group", { name: "Quem pode participar da área de educação?" }));
  expect(group.queryByRole("button", { name: /^Remover/ })).not.toBeInTheDocument();
  group.getByRole("button", { name: "Parágrafo" }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(group.getByRole("textbox", { name: "Parágrafo 2" })).toHaveFocus());
  await userEvent.paste("Também quem estuda farmácia.");
  group.getByRole("button", { name: "Subir Parágrafo 2" }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(group.getByRole("textbox", { name: "Parágrafo 1" })).toHaveFocus());
  await userEvent.click(group.getByRole("button", { name: "Remover Parágrafo 2" }));
  await userEvent.click(button("Gravar rascunho"));
  await waitFor(() =>
    expect(stub.bodiesOf("gravar_rascunho")).toMatchObject([
      { valor: { "quem-participa": ["Também quem estuda farmácia."] } },
    ]),
  );
});

test("[TEXTO-02] the publication on the site is undone after a question; an undone one stays readable", async () => {
  const { stub } = await renderPainel(<TextoPage chave="whatsapp" />);
  const list = within(await screen.findByRole("region", { name: "Publicações" }));
  expect(list.getByText(/^desfeita .* por Renato$/)).toBeInTheDocument();
  await userEvent.click(list.getByRole("button", { name: "Desfazer" }));
  const dialog = within(screen.getByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Desfazer" }));
  await waitFor(() => expect(stub.bodiesOf("desfazer_publicacao")).toMatchObject([{ chave: "whatsapp" }]));
  await waitFor(() => expect(list.queryByRole("button", { name: "Desfazer" })).not.toBeInTheDocument());
});

test("[TEXTO-02] the preview is built with the saved draft and opens the page of the text", async () => {
  const base = stubTextos();
  let pronta_em: string | null = null;
  const { stub, queryClient } = await renderPainel(<TextoPage chave="redes" />, {
    handlers: {
      ...base,
      texto: (body) => {
        const texto = base.texto(body);
        return { ...texto, previa: texto.previa && { ...texto.previa, pronta_em } };
      },
    },
  });
  await userEvent.clear(await screen.findByRole("textbox", { name: /^YouTube/ }));
  await userEvent.click(button("Gravar e montar a prévia"));
  expect(await screen.findByText(/^A prévia está sendo montada/)).toBeInTheDocument();
  expect(stub.calls.map(({ path }) => path)).toEqual(expect.arrayContaining(["gravar_rascunho", "pedir_previa"]));
  pronta_em = new Date().toISOString();
  await queryClient.invalidateQueries({ queryKey: rpcKey("texto") });
  expect(await screen.findByRole("link", { name: "Abrir a prévia" })).toHaveAttribute(
    "href",
    "https://previa.edengrupo.example/",
  );
});

test("[TEXTO-01] a leader's photo is framed with the keys and sent with its crop; a small one is refused", async () => {
  const { stub } = await renderPainel(<TextoPage chave="lideres" />);
  let size = { width: 700, height: 900 };
  vi.stubGlobal("createImageBitmap", async () => size);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  await userEvent.click(await screen.findByText("Helena Duarte"));
  const choose = () => screen.getAllByLabelText("Escolher uma foto")[0] as HTMLElement;
  const file = new File(["x"], "helena.jpg", { type: "image/jpeg" });
  await userEvent.upload(choose(), file);
  expect(await screen.findByText(/^A foto é pequena/)).toBeInTheDocument();

  size = { width: 3000, height: 2000 };
  await userEvent.upload(choose(), file);
  const frame = await screen.findByRole("button", { name: "Enquadrar a foto" });
  const sides = screen.getByRole("slider", { name: "Para os lados" });
  expect(sides).toHaveValue("0.5");
  frame.focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}+");
  expect(Number((sides as HTMLInputElement).value)).toBeGreaterThan(0.5);
  expect(Number((screen.getByRole("slider", { name: "Aproximar" }) as HTMLInputElement).value)).toBeCloseTo(1.1);
  await userEvent.click(button("Usar este enquadramento"));
  expect(await screen.findByRole("img", { name: "Foto escolhida" })).toBeInTheDocument();
  await userEvent.click(button("Gravar rascunho"));
  await waitFor(() =>
    expect(stub.bodiesOf("gravar_rascunho")).toMatchObject([
      { valor: { executiva: { foto: "00000000-0000-4000-8000-0000000000f0" } } },
    ]),
  );
});

test("[TEXTO-02] a build that did not finish in its time is distinguished from one that runs, and the preview can be asked for again", async () => {
  const stub = stubTextos();
  const agora = new Date().toISOString();
  const construcao = (minutes: number) => ({
    revisao: 7,
    pedida_em: new Date(Date.parse(agora) - minutes * 60_000).toISOString(),
    pronta_em: null,
  });
  const both = (minutes: number) => ({ site: construcao(minutes), previa: construcao(minutes), agora });
  const handlersOf = (minutes: number) => ({
    textos: () => ({ ...stub.textos(), ...both(minutes) }),
    texto: () => ({ ...stub.texto({ chave: "redes" }), ...both(minutes) }),
  });
  const { unmount } = await renderPainel(<TextosLayout />, { handlers: handlersOf(21) });
  expect(await screen.findByText(/^O site não ficou pronto no tempo de costume\. .* está guardado/)).toBeVisible();
  unmount();
  const late = await renderPainel(<TextoPage chave="redes" />, { handlers: handlersOf(21) });
  expect(await screen.findByText("O site não ficou pronto no tempo de costume")).toBeVisible();
  await userEvent.click(button("Montar a prévia"));
  await waitFor(() => expect(late.stub.bodiesOf("pedir_previa")).toHaveLength(1));
  late.unmount();
  await renderPainel(<TextoPage chave="redes" />, { handlers: handlersOf(19) });
  expect(await screen.findByText(/^O site está sendo montado/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Montar a prévia" })).not.toBeInTheDocument();
});

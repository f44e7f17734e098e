import { ACOES } from "@eden/domain/painel/acoes";
import { detalheDoRegistro } from "@eden/domain/painel/detalhe-do-registro";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { testId } from "../../../testing/pessoas.ts";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { refuse } from "../../../testing/stub-handlers.ts";
import { AcessosPage } from "./acessos-page.tsx";
import { HorarioPage } from "./horario-page.tsx";
import { MembrosPage } from "./membros-page.tsx";

afterEach(() => vi.unstubAllGlobals());

test("[ACESSO-03] gestao invites with name, address and role; what is missing is said first", async () => {
  const { stub } = await renderPainel(<MembrosPage />);
  const form = within(await screen.findByRole("form", { name: "Convidar" }));
  await userEvent.click(form.getByRole("button", { name: "Convidar" }));
  expect(form.getByRole("alert")).toHaveTextContent("Escreva o nome");
  await userEvent.type(form.getByRole("textbox", { name: /^Nome/ }), "Juliana Sá");
  await userEvent.type(form.getByRole("textbox", { name: /^E-mail/ }), "juliana@edengrupo.example");
  await userEvent.selectOptions(form.getByRole("combobox", { name: "Papel" }), "Leitura");
  await userEvent.click(form.getByRole("button", { name: "Convidar" }));
  expect(await screen.findByText("Juliana Sá")).toBeInTheDocument();
  expect(stub.bodiesOf("equipe/convidar")).toEqual([
    { nome: "Juliana Sá", email: "juliana@edengrupo.example", papel: "leitura" },
  ]);
});

test("[ACESSO-03] deactivating names who takes over the people", async () => {
  const { stub } = await renderPainel(<MembrosPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Ações de Beatriz Aoki" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Desativar…" }));
  const group = within(screen.getByRole("group", { name: "Desativar Beatriz Aoki" }));
  await userEvent.selectOptions(group.getByRole("combobox", { name: "As pessoas ficam com" }), "Davi Lopes");
  await userEvent.click(group.getByRole("button", { name: "Desativar" }));
  expect(await screen.findByText("desativada")).toBeInTheDocument();
  expect(stub.bodiesOf("gravar_membro")).toMatchObject([
    { nome: "Beatriz Aoki", ativa: false, herdeiro: "00000000-0000-4000-8000-000000000002" },
  ]);
});

test("[EQUIPE-01] a role that attends nobody is saved only after the question who takes over the people", async () => {
  const { stub } = await renderPainel(<MembrosPage />);
  const papel = await screen.findByRole("combobox", { name: "Papel de Beatriz Aoki" });
  await userEvent.selectOptions(papel, "Encarregado");
  const question = () => within(screen.getByRole("group", { name: "Mudar o papel de Beatriz Aoki" }));
  await userEvent.click(question().getByRole("button", { name: "Cancelar" }));
  expect(papel).toHaveValue("atendimento");
  expect(papel).toHaveFocus();
  await userEvent.selectOptions(papel, "Leitura");
  await userEvent.selectOptions(papel, "Atendimento");
  expect(screen.queryByRole("group", { name: /Beatriz/ })).not.toBeInTheDocument();
  await userEvent.selectOptions(papel, "Leitura");
  expect(papel).toHaveValue("leitura");
  expect(stub.bodiesOf("gravar_membro")).toEqual([]);
  await userEvent.selectOptions(question().getByRole("combobox", { name: "As pessoas ficam com" }), "Davi Lopes");
  await userEvent.click(question().getByRole("button", { name: "Mudar o papel" }));
  await waitFor(() => expect(screen.queryByRole("group", { name: /Beatriz/ })).not.toBeInTheDocument());
  expect(papel).toHaveFocus();
  expect(stub.bodiesOf("gravar_membro")).toMatchObject([
    { papel: "leitura", ativa: true, herdeiro: "00000000-0000-4000-8000-000000000002" },
  ]);
});

test("[EQUIPE-01] people go to nobody who was not asked for: the question is put for whoever attends, also without an open conversation", async () => {
  const { stub } = await renderPainel(<MembrosPage />);
  const leave = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Ações de Otávio Reis" }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Desativar…" }));
    return within(screen.getByRole("group", { name: "Desativar Otávio Reis" }));
  };
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Papel de Otávio Reis" }), "Atendimento");
  await waitFor(() =>
    expect(screen.getByRole("combobox", { name: "Papel de Otávio Reis" })).toHaveValue("atendimento"),
  );
  const attends = await leave();
  expect(attends.getByRole("combobox", { name: "As pessoas ficam com" })).toBeInTheDocument();
  await userEvent.click(attends.getByRole("button", { name: "Cancelar" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Papel de Otávio Reis" }), "Leitura");
  const question = within(screen.getByRole("group", { name: "Mudar o papel de Otávio Reis" }));
  await userEvent.click(question.getByRole("button", { name: "Mudar o papel" }));
  await waitFor(() => expect(stub.bodiesOf("gravar_membro")).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole("group", { name: /Otávio/ })).not.toBeInTheDocument());
  const reads = await leave();
  expect(reads.queryByRole("combobox")).not.toBeInTheDocument();
  await userEvent.click(reads.getByRole("button", { name: "Desativar" }));
  await waitFor(() => expect(stub.bodiesOf("gravar_membro").at(-1)).toMatchObject({ ativa: false, herdeiro: null }));
});

test("[ACESSO-02] a lost authenticator is reset for another member, never one's own role or access", async () => {
  const reset = "equipe/00000000-0000-4000-8000-000000000002/redefinir-fator";
  const { stub } = await renderPainel(<MembrosPage />, { handlers: { [reset]: () => null } });
  await userEvent.click(await screen.findByRole("button", { name: "Ações de Davi Lopes" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Redefinir o autenticador" }));
  await waitFor(() => expect(stub.bodiesOf(reset)).toHaveLength(1));
  expect(screen.getByRole("combobox", { name: "Papel de Carla Menezes" })).toBeDisabled();
  expect(screen.queryByRole("button", { name: "Ações de Carla Menezes" })).not.toBeInTheDocument();
});

test("[DONO-05] the round robin is off until gestao turns it on, and says what it does", async () => {
  const { stub } = await renderPainel(<MembrosPage />);
  const rodizio = await screen.findByRole("switch", { name: "Rodízio", checked: false });
  expect(screen.getByText(/^Desligado: quem chega sem dono espera/)).toBeInTheDocument();
  await userEvent.click(rodizio);
  expect(await screen.findByRole("switch", { name: "Rodízio", checked: true })).toBeInTheDocument();
  expect(screen.getByText(/^Ligado: no horário da equipe/)).toBeInTheDocument();
  await userEvent.keyboard(" ");
  expect(await screen.findByRole("switch", { name: "Rodízio", checked: false })).toBeInTheDocument();
  expect(stub.bodiesOf("gravar_rodizio")).toMatchObject([{ ligado: true }, { ligado: false }]);
});

test("[CAIXA-04] hours change by the keyboard, a holiday is added, and both are saved together", async () => {
  const { stub } = await renderPainel(<HorarioPage />);
  const opening = await screen.findByRole("slider", { name: "Segunda, abre antes da pausa" });
  expect(screen.getByText("Nada mudou ainda.")).toBeInTheDocument();
  opening.focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(opening).toHaveAttribute("aria-valuetext", "08:30");
  await userEvent.click(screen.getByRole("button", { name: "Pausa, Terça" }));
  await userEvent.click(screen.getByRole("button", { name: "Fechar Quarta" }));
  await userEvent.click(screen.getByRole("button", { name: "Abrir Sábado" }));
  await userEvent.selectOptions(
    screen.getByRole("combobox", { name: "Prazo da primeira resposta" }),
    "em até 3 horas de trabalho",
  );
  await userEvent.click(screen.getByRole("button", { name: "Novo" }));
  await userEvent.type(screen.getByLabelText("Nome"), "São{Escape}");
  expect(screen.getByLabelText("Nome")).toHaveValue("São");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("form", { name: "Novo dia" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Novo" }));
  await userEvent.type(screen.getByLabelText("Dia"), "2099-01-20");
  await userEvent.type(screen.getByLabelText("Nome"), "São Sebastião");
  await userEvent.click(screen.getByRole("button", { name: "Adicionar" }));
  await userEvent.click(screen.getByRole("button", { name: "Gravar" }));
  await waitFor(() => expect(stub.bodiesOf("gravar_horario")).toHaveLength(1));
  const meio = [
    { abre: "08:30", fecha: "12:00" },
    { abre: "13:00", fecha: "18:00" },
  ];
  expect(stub.bodiesOf("gravar_horario")[0]).toMatchObject({
    horario: { prazo_minutos: 180, dias: { 1: meio, 2: [{ abre: "08:00", fecha: "18:00" }], 3: [], 6: meio } },
    feriados: expect.arrayContaining([{ dia: "2099-01-20", nome: "São Sebastião", faixas: [], nacional: false }]),
  });
});

test("[ATENDIMENTO-01, ATENDIMENTO-02, ATENDIMENTO-03] the editor says the sentence of the site, that it is being published and which promise still counts", async () => {
  const { stub } = await renderPainel(<HorarioPage />);
  const site = within(await screen.findByRole("region", { name: "No site" }));
  expect(site.getByText("Respondemos em até 1 dia útil.")).toBeInTheDocument();
  expect(site.queryByText("publicando")).not.toBeInTheDocument();
  const prazo = screen.getByRole("combobox", { name: "Prazo da primeira resposta" });
  await userEvent.selectOptions(prazo, "em até 2 dias úteis");
  await userEvent.click(screen.getByRole("button", { name: "Fechar Sexta" }));
  expect(site.getByText("Respondemos em até 2 dias úteis.")).toBeInTheDocument();
  expect(site.getByText(/Segunda a quinta, das 8h às 12h e das 13h às 18h/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("switch", { name: "Livro espera resposta" }));
  await userEvent.click(screen.getByRole("button", { name: "Gravar" }));
  const after = within(await screen.findByRole("region", { name: "No site" }));
  expect(await after.findByText("publicando")).toBeInTheDocument();
  expect(after.getByText(/o relógio segue o que ele diz: em até 1 dia útil/)).toBeInTheDocument();
  expect(stub.bodiesOf("gravar_horario")).toMatchObject([
    { horario: { prazo_minutos: 1080 }, esperas: { contato: true, livro: true, diagnostico: false } },
  ]);
});

test("[CAIXA-04] hours that the database refuses stay in the editor", async () => {
  await renderPainel(<HorarioPage />, {
    handlers: { gravar_horario: () => refuse(422, { mensagem: "Confira os horários." }) },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Fechar Quarta" }));
  await userEvent.click(screen.getByRole("button", { name: "Gravar" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Gravar" })).not.toHaveAttribute("aria-disabled"));
  expect(screen.getByRole("button", { name: "Abrir Quarta" })).toBeInTheDocument();
});

test("[ACESSO-06] the record reads in words, filters by member and action, and loads older lines", async () => {
  const linha = (id: number, acao: string) => ({
    id,
    em: `2026-11-16T1${id}:00:00Z`,
    membro: { id: "00000000-0000-4000-8000-000000000001", nome: "Carla Menezes" },
    acao,
    alvo: "pessoa",
    alvo_id: "00000000-0000-4000-8000-0000000000a1",
    pessoa: "Rosângela Almeida",
    detalhe: { colunas: ["estado"] },
  });
  const { stub } = await renderPainel(<AcessosPage />, {
    handlers: {
      registro: ({ cursor }) =>
        cursor
          ? { linhas: [linha(1, "viu")], proximo: null, sobre: null }
          : { linhas: [linha(2, "mudar_estado")], proximo: "x", sobre: null },
    },
  });
  const first = await screen.findByText(/mudou o estado de/);
  expect(first).toHaveTextContent("Carla Menezes mudou o estado de Rosângela Almeida");
  await userEvent.click(screen.getByRole("button", { name: "Mostrar mais antigas" }));
  expect(await screen.findAllByRole("listitem")).toHaveLength(2);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "De quem" }), "Davi Lopes");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Que ação" }), "Viu");
  await waitFor(() =>
    expect(stub.bodiesOf("registro").at(-1)).toMatchObject({
      membro: "00000000-0000-4000-8000-000000000002",
      acao: "viu",
      cursor: null,
    }),
  );
});

test("[ACESSO-06] the details of the record are in the words of the team", () => {
  const words = (detalhe: Record<string, unknown>) => detalheDoRegistro(detalhe);
  expect(words({ vista: "sem_dono", origem: null, quantas: 12345 })).toBe("Sem dono · 12.345 na lista");
  expect(words({ campos: ["nome", "cnpj"], quantas: 2 })).toBe("por nome, CNPJ · 2 na lista");
  expect(words({ funcao: "mudar_estado" })).toBe(`desfez: ${ACOES.mudar_estado.nome}`);
  expect(words({ papel: "gestao", ativa: false, entregues: 3 })).toBe("Gestão · desativada · conversas entregues: 3");
  expect(words({ colunas: ["estado"] })).toBe("");
  expect(words({ de: "2026-10-19", ate: "2026-11-17" })).toBe("de 19/10/2026 até 17/11/2026");
  expect(words({ tipo: "oposicao" })).toBe("pedido de oposição");
  expect(words({ linhas: 0 })).toBe("nenhum registro");
  expect(words({ vista: "hoje" })).toBe("");
  expect(words({ chave: "aviso" })).toBe("Faixa de aviso");
  expect(words({ como: "email" })).toBe("respondeu do e-mail cadastrado");
  expect(words({ decisao: "confirmar" })).toBe("aceitou como pago");
  expect(words({ apagadas: 4, mantidas: 1 })).toBe("registros apagados: 4 · mantidos por lei: 1");
  expect(words({ formulario: "leadlive", maximo: 600, vale_ate: "2026-11-18T22:00:00Z" })).toBe(
    "Live e livro · 600 envios até 19:00",
  );
  expect(words({ motivo: "nao_pede" })).toBe("motivo: Não pede resposta");
  expect(words({ ate: "2026-11-18T02:00:00Z" })).toBe("até 17/11/2026");
  expect(words({ campos: ["final_do_telefone"] })).toBe("por final do telefone");
  expect(words({ coluna_de_amanha: "valor_cru", motivo: "valor_cru", vista: "toString" })).toBe("");
});

test("[ACESSO-07] a stored action, target or detail is shown in words, also when the panel does not know it", async () => {
  const base = { membro: null, alvo_id: null, pessoa: null, detalhe: null };
  const linhas = [
    { ...base, id: 5, em: "2026-11-16T13:05:00Z", acao: "acao_de_amanha", alvo: "pessoa" },
    { ...base, id: 4, em: "2026-11-16T13:04:00Z", acao: "viu", alvo: "caixa", detalhe: { vista: "hoje" } },
    { ...base, id: 3, em: "2026-11-16T13:03:00Z", acao: "viu", alvo: "pedidos" },
    { ...base, id: 2, em: "2026-11-16T13:02:00Z", acao: "gravar_loja", alvo: "diagnosticos_lojas", alvo_id: testId() },
    { ...base, id: 1, em: "2026-11-16T13:01:00Z", acao: "viu", alvo: "leadlive", alvo_id: testId() },
  ];
  await renderPainel(<AcessosPage />, { handlers: { registro: () => ({ linhas, proximo: null, sobre: null }) } });
  const lines = await screen.findAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent?.slice(5))).toEqual([
    "Sistema fez outra mudança em uma pessoa já apagada",
    "Sistema abriu Hoje",
    "Sistema abriu os pagamentos",
    "Sistema gravou uma loja do diagnóstico",
    "Sistema abriu um envio do site",
  ]);
});

test("[ACESSO-07] the record is searched by the person concerned, and opened for one person", async () => {
  const user = userEvent.setup();
  const person = testId();
  const { stub, router } = await renderPainel(<AcessosPage />, {
    path: `/equipe/acessos?pessoa=${person}`,
    handlers: { registro: ({ pessoa }) => ({ linhas: [], proximo: null, sobre: pessoa ? "Rosângela Almeida" : null }) },
  });
  const sobre = await screen.findByRole("button", { name: /^Sobre Rosângela Almeida/ });
  expect(stub.bodiesOf("registro")).toMatchObject([{ pessoa: person, texto: null }]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Quem viu e mudou esta pessoa");
  await user.click(sobre);
  expect(router.state.location.search).toBe("");
  await user.keyboard("/");
  await user.type(screen.getByRole("textbox", { name: /^Buscar pela pessoa/ }), "Rosâ");
  await waitFor(() => expect(stub.bodiesOf("registro").at(-1)).toMatchObject({ pessoa: null, texto: "Rosâ" }));
});

test("[ACESSO-06] the same look again is one line with how often and since when; a change is never folded", async () => {
  const linha = (id: number, acao: string, minute: number) => ({
    id,
    em: `2026-11-16T13:0${minute}:00Z`,
    membro: { id: "00000000-0000-4000-8000-000000000001", nome: "Carla Menezes" },
    acao,
    alvo: "pessoa",
    alvo_id: "00000000-0000-4000-8000-0000000000a1",
    pessoa: "Rosângela Almeida",
    detalhe: null,
  });
  const linhas = [
    linha(6, "viu", 8),
    linha(5, "viu", 7),
    linha(4, "viu", 5),
    linha(3, "anotar", 4),
    linha(2, "anotar", 3),
  ];
  await renderPainel(<AcessosPage />, { handlers: { registro: () => ({ linhas, proximo: null, sobre: null }) } });
  const lines = await screen.findAllByRole("listitem");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toHaveTextContent("10:08Carla Menezes viu Rosângela Almeida3 vezes, desde 10:05");
});

import type { Acompanhar } from "@eden/domain/acompanhar/acompanhar";
import { expect, test } from "vitest";
import { acaoOf } from "./acao.ts";
import { endedBy, fonteOf, isLate, leadOf, promessaOf, titleOf } from "./palavras.ts";
import { passosOf } from "./passos.ts";
import { formatDia, quandoOf } from "./quando.ts";
import { AGORA, COMPRA as compra, makeAcompanhar, RELOGIO } from "./sample-acompanhar.ts";

const LATE = { ...RELOGIO, prazo: "2026-11-16T14:25:00Z", restante: -2100 };
const dados = makeAcompanhar();
const conversa = (fase: "recebida" | "lida" | "em_conversa" | "concluida", espera: typeof RELOGIO | null = null) => ({
  fase: { tipo: "conversa", fase, espera } as const,
});
const title = (more: Partial<Acompanhar>) => titleOf({ ...dados, ...more }).join(" ");
const lead = (more: Partial<Acompanhar>) => leadOf({ ...dados, ...more });
const resposta = { em: "2026-11-16T13:41:00Z", canal: "whatsapp", segundos: 4560 } as const;

/** The phases of each kind, with the one state that title and button name. */
const FASES: [Acompanhar["fase"], title: string, button: string | null][] = [
  [{ tipo: "conversa", fase: "recebida", espera: null }, "Sua mensagem chegou", null],
  [{ tipo: "conversa", fase: "lida", espera: null }, "Sua mensagem já foi lida", null],
  [{ tipo: "conversa", fase: "em_conversa", espera: null }, "Já estamos em conversa", null],
  [{ tipo: "conversa", fase: "concluida", espera: null }, "Conversa concluída", null],
  [{ tipo: "compra", fase: "escolhida", confere: null, espera: null }, "Falta pagar", "Ir para o pagamento"],
  [
    { tipo: "compra", fase: "esperando_pagamento", confere: null, espera: null },
    "Esperando o pagamento",
    "Ir para o pagamento",
  ],
  [{ tipo: "compra", fase: "em_conferencia", confere: "pagamento", espera: null }, "Pagamento em conferência", null],
  [{ tipo: "compra", fase: "em_conferencia", confere: "cadastro", espera: null }, "Cadastro em conferência", null],
  [
    { tipo: "compra", fase: "falta_cadastro", confere: null, espera: null },
    "Pago. Falta o cadastro",
    "Fazer o cadastro",
  ],
  [{ tipo: "compra", fase: "abrindo_conta", confere: null, espera: null }, "Abrindo a sua conta", null],
  [{ tipo: "compra", fase: "ativa", confere: null, espera: null }, "Sua conta está pronta", "Acessar EdenApp"],
  [{ tipo: "compra", fase: "encerrada", confere: null, espera: null }, "Pedido encerrado", "Ir para o pagamento"],
  [{ tipo: "compra", fase: "devolvida", confere: null, espera: null }, "Pagamento devolvido", null],
  [{ tipo: "conta", fase: "convidada", espera: null }, "Falta criar a conta", "Criar a conta"],
  [{ tipo: "conta", fase: "abrindo", espera: null }, "Abrindo a sua conta", null],
  [{ tipo: "conta", fase: "em_conferencia", espera: null }, "Cadastro em conferência", null],
  [{ tipo: "conta", fase: "ativa", espera: null }, "Sua conta está pronta", "Acessar EdenApp"],
  [{ tipo: "livro", fase: "entregue", espera: null }, "O livro é seu", "Baixar o livro"],
  [{ tipo: "diagnostico", fase: "recebido", espera: null }, "Seu diagnóstico chegou", null],
  [{ tipo: "diagnostico", fase: "em_conversa", espera: null }, "Já estamos em conversa", null],
  [{ tipo: "diagnostico", fase: "concluida", espera: null }, "Conversa concluída", null],
];

const TITLES = new Set([...FASES.map(([, words]) => words), "Passamos da hora"]);

function* combinations(): Generator<{ page: Acompanhar; words: string; button: string | null }> {
  for (const [fase, words, button] of FASES)
    for (const espera of [null, RELOGIO, LATE])
      for (const mensagem of [null, RELOGIO, LATE])
        for (const answered of [null, resposta])
          for (const order of [null, compra, { ...compra, pago_em: AGORA, cadastro_em: AGORA, conta_em: AGORA }])
            for (const nome of [null, "Rosângela"]) {
              const page: Acompanhar = {
                ...dados,
                ...{ nome, resposta: answered, compra: order, mensagem_espera: mensagem },
                fase: { ...fase, espera } as Acompanhar["fase"],
                mensagens: mensagem ? [{ em: "2026-11-16T13:12:00Z", texto: "Uma dúvida" }] : [],
              };
              yield { page, words, button };
            }
}

/** Words that promise an answer or tell that the promise was missed. */
const PROMISE = /\baté (?:hoje|amanhã|\d)|prometemos|Passamos da hora|dos próximos|nossa resposta|além do que/;

test("[ACOMPANHAR-04] who signed up before paying is promised the access, not a link to the sign-up", () => {
  const fase = { tipo: "compra", fase: "esperando_pagamento", confere: null, espera: null } as const;
  expect(lead({ fase, compra })).toContain("o link para criar a sua conta");
  const signedUp = lead({ fase, compra: { ...compra, cadastro_em: AGORA } });
  expect(signedUp).toContain("as instruções de acesso vão para o seu e-mail");
  expect(signedUp).not.toContain("criar a sua conta");
});

test("[ACOMPANHAR-03] every combination of type, phase, clock and message names one state, and promises only what waits", () => {
  let seen = 0;
  for (const { page, words, button } of combinations()) {
    seen += 1;
    const { fase, mensagem_espera } = page;
    const waits = (["recebida", "lida", "recebido"] as string[]).includes(fase.fase) && fase.espera !== null;
    const what = JSON.stringify([fase, mensagem_espera]);
    const shown = titleOf(page).join(" ");
    expect(isLate(page), what).toBe(waits && fase.espera === LATE);
    expect(shown, what).toBe(isLate(page) ? "Passamos da hora" : words);
    const promessa = promessaOf(page);
    const steps = passosOf(page);
    const rest = [leadOf(page), ...steps.flatMap(({ nome, quando }) => [nome, quando])].join("\n");
    for (const other of TITLES) if (other !== shown) expect(`${shown}\n${rest}`, what).not.toContain(`${other}.`);
    const all = `${shown}\n${rest}\n${promessa ? `${promessa.forte} ${promessa.texto}` : ""}`;
    expect(PROMISE.test(all), `${what}\n${all}`).toBe(waits || mensagem_espera !== null);
    // Title, lead and steps tell of the request, never of an added message.
    expect(PROMISE.test(`${shown}\n${rest}`), what).toBe(waits);
    expect(steps.filter(({ estado }) => estado === "agora").length, what).toBeLessThanOrEqual(1);
    expect(steps.map(({ estado }) => estado).join(" "), what).toMatch(/^(?:foi ?)*(?:agora ?)?(?:vem ?)*$/);
    expect(acaoOf(page)?.words ?? null, what).toBe(button);
    expect(rest.startsWith(page.nome ? "Rosângela, " : rest.charAt(0).toUpperCase()), what).toBe(true);
    expect(fonteOf(page)).not.toBe("");
  }
  expect(seen).toBe(FASES.length * 3 * 3 * 2 * 3 * 2);
});

test("[ACOMPANHAR-01] days are those of São Paulo, seen from the server's today", () => {
  expect(quandoOf("2026-11-17T02:59:00Z", AGORA)).toEqual({ dia: "hoje", hora: "23h59" });
  expect(quandoOf("2026-11-17T03:00:00Z", AGORA)).toEqual({ dia: "amanhã", hora: "0h" });
  expect(quandoOf("2026-11-15T13:00:00Z", AGORA).dia).toBe("ontem");
  expect(quandoOf("2026-11-13T13:00:00Z", AGORA).dia).toBe("13 de novembro");
  expect(formatDia("2027-02-14")).toBe("14 de fevereiro");
});

test("[ACOMPANHAR-01] the title agrees with what was sent", () => {
  expect(title({ ...conversa("lida"), tabela: "leadlive" })).toBe("Seu interesse já foi lido");
  expect(title({ ...conversa("lida"), tabela: "inscricoes" })).toBe("Sua inscrição já foi lida");
  expect(title(conversa("lida", LATE))).toBe("Passamos da hora");
});

test("[ACOMPANHAR-01] the lead says who cares for it, when it was read and answered, and apologises when late", () => {
  expect(lead({})).toBe("Rosângela, a equipe já recebeu e lê em seguida.");
  expect(lead({ nome: null })).toBe("A equipe já recebeu e lê em seguida.");
  expect(lead({ ...conversa("lida"), lida_em: "2026-11-16T12:58:00Z", responsavel: "Carla" })).toBe(
    "Rosângela, quem cuida dela é Carla, da equipe do Éden. Lemos hoje às 9h58.",
  );
  expect(lead({ ...conversa("em_conversa"), resposta })).toBe(
    "Rosângela, falamos com você pelo WhatsApp hoje às 10h41. A conversa segue por lá.",
  );
  expect(lead(conversa("recebida", LATE))).toContain(
    "prometemos resposta até hoje às 11h25 e ainda não falamos com você. Desculpe.",
  );
});

test("[ACOMPANHAR-01] a day with a name has no preposition; a date has one, except after the one of a promise", () => {
  expect(lead({ ...conversa("lida"), lida_em: "2026-11-15T12:58:00Z" })).toContain("Lemos ontem às 9h58.");
  expect(lead({ ...conversa("lida"), lida_em: "2026-11-13T12:58:00Z" })).toContain("Lemos em 13 de novembro às 9h58.");
  expect(lead({ ...conversa("em_conversa"), resposta: { ...resposta, em: "2026-11-13T13:41:00Z" } })).toContain(
    "falamos com você pelo WhatsApp em 13 de novembro às 10h41.",
  );
  expect(lead(conversa("recebida", { ...LATE, prazo: "2026-11-13T14:25:00Z" }))).toContain(
    "prometemos resposta até 13 de novembro às 11h25 e",
  );
  const mensagens = [{ em: "2026-11-13T13:12:00Z", texto: "Uma dúvida" }];
  expect(promessaOf({ ...dados, ...conversa("em_conversa"), mensagem_espera: RELOGIO, mensagens })?.texto).toContain(
    "respondemos o que você escreveu em 13 de novembro às 10h12.",
  );
});

test("[ACOMPANHAR-03] the promise is the clock of the panel in words; an added message has its own under an unchanged title", () => {
  const promessa = (more: Partial<Acompanhar>) => {
    const found = promessaOf({ ...dados, ...more });
    return found && `${found.forte} ${found.texto}`.replaceAll("\u00a0", " ");
  };
  expect(promessa({})).toBe("até hoje, 13h25 você tem a nossa resposta. Faltam 1 h 25 de trabalho.");
  const tomorrow = { ...RELOGIO, prazo: "2026-11-17T12:00:00Z", correndo: false };
  expect(promessa(conversa("recebida", tomorrow))).toBe(
    "até amanhã, 9h você tem a nossa resposta. Faltam 1 h 25 de trabalho.",
  );
  expect(promessa(conversa("recebida", LATE))).toBe(
    "35 min além do que prometemos. Você está entre os primeiros da fila.",
  );
  expect(promessa({ ...conversa("em_conversa"), resposta })).toBe("em 1 h 16 respondemos, em horário de atendimento.");
  expect(promessa(conversa("recebida"))).toBeNull();
  const wrote = { mensagem_espera: RELOGIO, mensagens: [{ em: "2026-11-16T13:12:00Z", texto: "Uma dúvida" }] };
  const livro = { fase: { tipo: "livro", fase: "entregue", espera: null } as const, ...wrote };
  expect(title(livro)).toBe("O livro é seu");
  expect(promessa(livro)).toBe(
    "até hoje, 13h25 respondemos o que você escreveu hoje às 10h12. Faltam 1 h 25 de trabalho.",
  );
});

test("[ACOMPANHAR-04] three steps: done, now and next; of a purchase payment, sign-up and account", () => {
  const steps = (more: Partial<Acompanhar>) =>
    passosOf({ ...dados, ...more }).map(({ nome, quando, estado }) => `${nome} ${quando} ${estado}`);
  expect(steps({})).toEqual(["Recebida hoje, 9h25 agora", "Lida em seguida vem", "Em conversa até hoje, 13h25 vem"]);
  expect(steps({ ...conversa("em_conversa"), resposta })).toEqual([
    "Recebida hoje, 9h25 foi",
    "Lida  foi",
    "Em conversa desde hoje, 10h41 agora",
  ]);
  // `resposta` is the first answer, not the end.
  expect(steps({ ...conversa("concluida"), resposta })[2]).toBe("Concluída  agora");
  expect(steps(conversa("recebida", LATE))[2]).toBe("Em conversa você é dos próximos vem");
  const paid = { ...compra, pago_em: "2026-11-16T14:25:00Z" };
  const at = (
    fase: "esperando_pagamento" | "falta_cadastro" | "abrindo_conta" | "ativa",
    order: Acompanhar["compra"],
  ) => steps({ fase: { tipo: "compra", fase, confere: null, espera: null }, compra: order });
  expect(at("esperando_pagamento", compra)).toEqual([
    "Pedido hoje, 9h25 agora",
    "Pagamento esperando vem",
    "Conta por e-mail vem",
  ]);
  expect(at("falta_cadastro", paid)).toEqual([
    "Pagamento hoje, 11h25 agora",
    "Cadastro falta vem",
    "Conta por e-mail vem",
  ]);
  expect(at("abrindo_conta", { ...paid, cadastro_em: "2026-11-16T14:40:00Z" })).toEqual([
    "Pagamento hoje, 11h25 foi",
    "Cadastro hoje, 11h40 agora",
    "Conta por e-mail vem",
  ]);
  expect(at("ativa", { ...paid, cadastro_em: "2026-11-16T14:40:00Z", conta_em: "2026-11-16T14:41:00Z" })[2]).toBe(
    "Conta hoje, 11h41 agora",
  );
});

test("[ACOMPANHAR-04] the button of an unpaid purchase opens its order; that of a missing sign-up opens nothing by itself", () => {
  const fase = (name: "esperando_pagamento" | "escolhida" | "falta_cadastro") =>
    ({ tipo: "compra", fase: name, confere: null, espera: null }) as const;
  expect(acaoOf({ ...dados, fase: fase("esperando_pagamento"), compra })).toMatchObject({
    href: `/api/checkout/${compra.pedido}`,
  });
  expect(acaoOf({ ...dados, fase: fase("escolhida") })).toMatchObject({ href: "/formulario-live?produto=edenapp" });
  expect(acaoOf({ ...dados, fase: fase("falta_cadastro"), compra })).toEqual({
    words: "Fazer o cadastro",
    faz: "convite",
  });
});

test("[ACOMPANHAR-04] withdrawing ends a conversation or an unpaid purchase, of anything else only the added question", () => {
  const ends = (what: string) =>
    FASES.flatMap(([fase]) => (endedBy({ ...dados, fase }) === what ? [`${fase.tipo} ${fase.fase}`] : []));
  expect(ends("compra")).toEqual(["compra escolhida", "compra esperando_pagamento"]);
  expect(new Set(ends("conversa").map((one) => one.split(" ")[0]))).toEqual(new Set(["conversa", "diagnostico"]));
  expect(ends("pergunta")).toHaveLength(FASES.length - 2 - ends("conversa").length);
});

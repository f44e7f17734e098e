import { expect, test } from "vitest";
import { type Recebido, readMessage } from "../src/correio/read-message.ts";
import { AUTHSERV, type Case, CORPUS, GROUPS, OWN } from "./correio-corpus.ts";

const internalDate = new Date("2026-11-17T13:12:01Z");

/** What becomes of a message; where it is found depends on code and sender. */
function outcomeOf({ tipo, devolucao, suspeito, autenticacao, codigos }: Recebido): string {
  if (tipo === "interna") return "ours: kept to be recognised, shown nowhere";
  if (tipo === "devolucao")
    return devolucao?.definitiva ? "the sent e-mail is refused, the person waits again" : "a quiet line";
  if (tipo !== "pessoa") return "a quiet line of a known conversation, no wait";
  if (suspeito) return "Suspeitas, no wait";
  if (autenticacao === "falhou") return "waits, marked as not confirmed; its address alone joins no person";
  return codigos.length > 0 ? "waits in the conversation of the code" : "waits";
}

/** Outcomes of a group, one line each; of the usual outcome only how many messages have it. */
async function linesOf([group, cases]: [string, Case[]]): Promise<string[]> {
  const outcomes = new Map<string, string[]>();
  for (const { name, source } of cases) {
    const outcome = outcomeOf(await readMessage({ source, internalDate }, { authservId: AUTHSERV, own: OWN }));
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), name.replaceAll("|", "\\|")]);
  }
  return [...outcomes].map(
    ([outcome, names]) =>
      `| ${group} | ${outcome} | ${names.length} | ${outcome === "waits" ? "" : names.join("; ")} |`,
  );
}

test("[EMAIL-05, EMAIL-07] the page about received e-mails says what becomes of every message of the corpus", async () => {
  const lines = await Promise.all(Object.entries(GROUPS).map(linesOf));
  const page = `# Received e-mails

What becomes of the ${CORPUS.length} unusual messages of \`service/tests/correio-corpus.ts\`. A test writes this page with
\`npx vitest run service/tests/correio-table.test.ts -u\` and fails when it differs. "Waits" means that a person waits for an answer:
in the conversation that code, reference or mailbox name, else as a new entry. None of them causes an e-mail to its sender.
The corpus has the names of the messages that wait.

| Group | What becomes of it | Messages | Which |
|---|---|---|---|
${lines.flat().join("\n")}
`;
  await expect(page).toMatchFileSnapshot("../../docs/received-emails.md");
});

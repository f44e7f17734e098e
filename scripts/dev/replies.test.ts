import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { classifyEmail } from "../../domain/correio/classify-email.ts";
import { splitCitacao } from "../../domain/painel/citacao.ts";
import { answerOf } from "./replies.ts";

test("an answer of the development mailbox is one of a person: threaded, confirmed, its quote folded", async () => {
  const message = {
    ...{ id: "1", receivedAt: "", from: "site@exemplo.com.br", to: ["zilda@farmacia.com.br"], html: "", raw: "" },
    ...{ subject: "A sua inscrição", messageId: "<a@exemplo.com.br>", text: "Oi, Zilda!\nPosso ligar?" },
  };
  const to = "conversas+abc@eden.test";
  const raw = answerOf(message, { to, text: "Pode, às 14h.", host: "mx.eden.test" });
  const parsed = await PostalMime.parse(raw);
  expect(parsed).toMatchObject({ subject: "Re: A sua inscrição", inReplyTo: "<a@exemplo.com.br>" });
  expect(parsed.to?.[0]?.address).toBe(to);
  const { novo, citado } = splitCitacao(parsed.text ?? "");
  expect(novo).toBe("Pode, às 14h.");
  expect(citado).toContain("> Posso ligar?");
  expect(classifyEmail(parsed.headers)).toBe("pessoa");
});

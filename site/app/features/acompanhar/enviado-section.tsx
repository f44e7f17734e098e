import { type Acompanhar, MENSAGEM_ACRESCENTADA_MAX } from "@eden/domain/acompanhar/acompanhar";
import { resumoOf } from "@eden/domain/atendimento/resumo";
import { normalizeMensagem } from "@eden/domain/campos/texto";
import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { FORMAS_NA_FRASE, type Forma } from "@eden/domain/catalogo/pedido";
import { PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { Button } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { TextareaField } from "@eden/ui/form/text-field.tsx";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { ArrowRight } from "lucide";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addMensagem } from "~/clients/acompanhar.ts";
import { acaoOf } from "./acao.ts";
import { fonteOf } from "./palavras.ts";
import { failureOf, type ParteProps } from "./parte.ts";
import { quandoOf } from "./quando.ts";

/** What was sent, the messages added since, and a form for one more. */
export function EnviadoSection(props: ParteProps) {
  const { dados } = props;
  return (
    <section aria-labelledby="enviado">
      <h2 id="enviado" className="text-h3">
        O que você enviou
      </h2>
      <Enviado titulo={fonteOf(dados)} em={dados.compra?.em ?? dados.recebida_em} agora={dados.agora}>
        <Texto dados={dados} />
        <Loja dados={dados} />
      </Enviado>
      {dados.mensagens.map(({ em, texto }) => (
        <Enviado key={em} titulo="Você acrescentou" em={em} agora={dados.agora}>
          {texto}
        </Enviado>
      ))}
      <MensagemForm {...props} />
    </section>
  );
}

interface EnviadoProps {
  titulo: string;
  em: string;
  agora: string;
  children: React.ReactNode;
}

function Enviado({ titulo, em, agora, children }: EnviadoProps) {
  const { dia, hora } = quandoOf(em, agora);
  return (
    <figure className="mt-3.5 rounded-[6px_24px_24px_24px] bg-areia px-5.5 py-4.5">
      <figcaption className="text-peq text-pedra">
        {titulo} · {dia}, {hora}
      </figcaption>
      <blockquote className="mt-1.5 whitespace-pre-line break-words">{children}</blockquote>
    </figure>
  );
}

const FORMAS: Record<Forma, string> = {
  pix: `à vista, ${FORMAS_NA_FRASE.pix}`,
  boleto: `à vista, ${FORMAS_NA_FRASE.boleto}`,
  cartao: `em ${PRECO_PARCELADO.parcelas} parcelas, ${FORMAS_NA_FRASE.cartao}`,
};

/** The message, the choices of the form, or the order of a purchase. */
function Texto({ dados }: { dados: Acompanhar }) {
  const { compra, texto } = dados;
  if (!compra) return texto || resumoOf(dados.resumo) || fonteOf(dados);
  return <MoneyText>{`${formatReais(compra.valor_centavos)} ${compra.forma ? FORMAS[compra.forma] : ""}`}</MoneyText>;
}

function Loja({ dados: { loja, cnpj } }: { dados: Acompanhar }) {
  if (!loja && !cnpj) return null;
  return (
    <span className="mt-1 block font-identificador text-peq text-pedra">
      {[loja, cnpj && `CNPJ ${formatCnpj(cnpj)}`].filter(Boolean).join(" · ")}
    </span>
  );
}

function MensagemForm({ codigo, dados, onResult }: ParteProps) {
  const [texto, setTexto] = useState("");
  const [error, setError] = useState<string>();
  const [status, setStatus] = useState<"idle" | "sending" | "sent">("idle");
  const form = useRef<HTMLFormElement>(null);
  // One id per text: a retry after a lost response does not add it twice, and a changed text is another message.
  const attempt = useRef<{ id: string; texto: string }>(undefined);
  const fail = (words: string) => {
    flushSync(() => {
      setStatus("idle");
      setError(words);
    });
    form.current?.querySelector("textarea")?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const clean = normalizeMensagem(texto);
    if (clean === "") return fail("Escreva a mensagem");
    if (clean.length > MENSAGEM_ACRESCENTADA_MAX) {
      return fail(`A mensagem deve ter no máximo ${MENSAGEM_ACRESCENTADA_MAX} caracteres`);
    }
    setStatus("sending");
    if (attempt.current?.texto !== clean) attempt.current = { id: crypto.randomUUID(), texto: clean };
    const result = await addMensagem(codigo, attempt.current);
    const failure = failureOf(result);
    if (failure) return fail(failure);
    attempt.current = undefined;
    setStatus("sent");
    setError(undefined);
    setTexto("");
    onResult(result);
  };
  return (
    <form ref={form} onSubmit={send} noValidate className="mt-7">
      <TextareaField
        label="Quer acrescentar algo?"
        hint="Vai para a mesma conversa, com o mesmo protocolo."
        placeholder="Por exemplo: o melhor horário para ligar"
        autoComplete="off"
        // Success clears the field: nothing may be typed until then.
        readOnly={status === "sending"}
        value={texto}
        onValueChange={(value) => {
          setTexto(value);
          setError(undefined);
          setStatus("idle");
        }}
        error={error}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          // The next step of a purchase, above, is the first action of its page.
          variant={acaoOf(dados) ? "outline" : "ipe"}
          busyLabel={status === "sending" ? "Enviando..." : undefined}
          className="max-md:w-full"
        >
          {dados.responsavel ? `Enviar para ${dados.responsavel}` : "Enviar à equipe"}
          <Icon of={ArrowRight} size={20} />
        </Button>
        <p role="status" className="font-semibold text-folha">
          {status === "sent" && "Mensagem enviada. Ela já está na conversa."}
        </p>
      </div>
    </form>
  );
}

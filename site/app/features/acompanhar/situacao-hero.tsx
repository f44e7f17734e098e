import type { Acompanhar } from "@eden/domain/acompanhar/acompanhar";
import { Button, buttonStyle } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Ring } from "@eden/ui/ring.tsx";
import { ArrowRight, Check, Copy, Mail } from "lucide";
import { useEffect, useState } from "react";
import { askConvite } from "~/clients/acompanhar.ts";
import { acaoOf } from "./acao.ts";
import { leadOf, promessaOf, titleOf } from "./palavras.ts";
import { failureOf, type ParteProps } from "./parte.ts";

/** Where the request stands, in words, the visitor's next step and the promised time, where there is one. */
export function SituacaoHero(props: ParteProps) {
  const { dados } = props;
  const [before, emphasised] = titleOf(dados);
  return (
    <section className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-end">
      <div>
        <p className="flex flex-wrap items-center gap-x-2 text-base text-pedra">
          Protocolo <b className="font-identificador font-semibold text-mata">{dados.protocolo}</b>
          <CopyButton value={dados.protocolo} />
        </p>
        <h1 tabIndex={-1} className="mt-2 text-[clamp(2.375rem,1.8rem+2.4vw,3.5rem)]/[1.06] lg:mt-3">
          {before} <em>{emphasised}</em>.
        </h1>
        <p role="status" className="mt-3.5 max-w-[46ch] text-pretty text-lead text-pedra">
          {leadOf(dados)}
        </p>
        <NextStep {...props} />
      </div>
      <Promessa dados={dados} />
    </section>
  );
}

/** Not that it was sent: the e-mails that a mailbox gets in a day are limited. */
const SENT =
  "O link está a caminho do seu e-mail e abre o cadastro já preenchido. Se não chegar em alguns minutos, escreva abaixo.";

/** The one button of a purchase, an account or the book. */
function NextStep({ codigo, dados, onResult }: ParteProps) {
  const acao = acaoOf(dados);
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState("");
  if (!acao) return null;
  if ("href" in acao) {
    return (
      <a href={acao.href} className={buttonStyle("ipe", "m", "mt-6 max-sm:w-full")}>
        {acao.words}
        <Icon of={ArrowRight} size={20} />
      </a>
    );
  }
  const ask = async () => {
    setSending(true);
    const result = await askConvite(codigo);
    setSending(false);
    const failure = failureOf(result);
    setSaid(failure ?? SENT);
    if (!failure) onResult(result);
  };
  return (
    <div className="mt-6">
      <Button variant="ipe" onClick={ask} busyLabel={sending ? "Enviando..." : undefined} className="max-sm:w-full">
        {acao.words}
        <Icon of={Mail} size={20} />
      </Button>
      <p
        role="status"
        className={classNames("mt-2.5 max-w-[46ch] text-peq", said ? "font-semibold text-folha" : "text-pedra")}
      >
        {said || "O link vai para o seu e-mail, para que só você possa abrir o cadastro."}
      </p>
    </div>
  );
}

/** The reply clock as a ring with its words, which carry the meaning. */
function Promessa({ dados }: { dados: Acompanhar }) {
  const promessa = promessaOf(dados);
  if (!promessa) return null;
  const { relogio } = promessa;
  const late = relogio !== null && relogio.restante < 0;
  const part = relogio && relogio.restante > 0 ? Math.min(1, relogio.restante / Math.max(1, relogio.total)) : 1;
  return (
    <div className="grid grid-cols-[76px_minmax(0,1fr)] items-center gap-4 lg:grid-cols-[92px_minmax(0,1fr)] lg:gap-4.5">
      <Ring part={part} thickness={8} rounded track="stroke-linha" stroke={late ? "stroke-erro" : "stroke-folha"} />
      <p className="text-base/snug text-pedra">
        <b
          className={classNames(
            "mb-0.5 block text-balance font-semibold font-titulo text-[1.625rem]/tight",
            late ? "text-erro" : "text-mata",
          )}
        >
          {promessa.forte}
        </b>
        {promessa.texto}
      </p>
    </div>
  );
}

const SHOWN_MS = 2000;

/** The clipboard may be refused by the browser; then the number can still be selected by hand. */
function CopyButton({ value }: { value: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(""), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid("Protocolo copiado"),
      () => setSaid("O navegador não deixou copiar"),
    );
  return (
    <>
      <button
        type="button"
        aria-label="Copiar protocolo"
        onClick={() => void copy()}
        className="grid size-11 place-items-center rounded-xl text-folha hover:bg-orvalho"
      >
        <Icon of={said ? Check : Copy} size={18} />
      </button>
      <span role="status" className="text-peq">
        {said}
      </span>
    </>
  );
}

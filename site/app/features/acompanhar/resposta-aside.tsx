import { isTelefoneValid, normalizeTelefone } from "@eden/domain/documentos/telefone";
import { Button } from "@eden/ui/core/button.tsx";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { ChevronRight, CircleX, Eraser, type IconNode, Mail } from "lucide";
import { type FormEvent, type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type AcompanharResult, correctTelefone } from "~/clients/acompanhar.ts";
import { PhoneField } from "~/forms/person-fields.tsx";
import { EliminacaoDialog, WithdrawDialog } from "./end-dialogs.tsx";
import { endedBy } from "./palavras.ts";
import { failureOf, type ParteProps } from "./parte.ts";
import { formatDia } from "./quando.ts";

/** Where the answer goes, and how to end the request. */
export function RespostaAside(props: ParteProps & { onWithdrawn: (isCompra: boolean) => void }) {
  const { codigo, dados, onResult, onWithdrawn } = props;
  const [open, setOpen] = useState<"retirar" | "apagar">();
  const close = () => setOpen(undefined);
  const [isAnswered, setAnswered] = useState(false);
  const recebido = useRef<HTMLParagraphElement>(null);
  const encerrada = useRef<HTMLParagraphElement>(null);
  /** The opener, to which the dialog would return focus, has been replaced by `note`. */
  const show = (result: AcompanharResult, note: RefObject<HTMLElement | null>) => {
    flushSync(() => {
      setAnswered(note === encerrada);
      onResult(result);
      close();
    });
    note.current?.focus();
  };
  const isConversa = dados.fase.tipo === "conversa" || dados.mensagem_espera !== null;
  const ended = endedBy(dados);
  const end = { codigo, dados, onClose: close };
  return (
    <aside aria-labelledby="onde">
      <h2 id="onde" className="text-h3">
        {isConversa ? "Onde respondemos" : "Seus contatos"}
      </h2>
      <div className="mt-2">
        <Telefone {...props} />
        {dados.email && (
          <Row icon={<Icon of={Mail} size={18} />} label="E-mail">
            <p className="min-h-11 content-center break-all">{dados.email}</p>
          </Row>
        )}
      </div>
      <div className="mt-4 grid border-linha-2 border-b">
        {dados.pode_retirar && (
          <Choice
            icon={CircleX}
            titulo={ended === "compra" ? "Não quero mais comprar" : "Não preciso mais de resposta"}
            onClick={() => setOpen("retirar")}
          >
            {CHOICES[ended]}
          </Choice>
        )}
        {isAnswered && !dados.pode_retirar && (
          <Noted ref={encerrada} icon={CircleX} titulo="Conversa encerrada">
            A equipe já sabe que você não precisa mais de resposta.
          </Noted>
        )}
        {dados.eliminacao ? (
          <Noted ref={recebido} icon={Eraser} titulo="Pedido para apagar recebido">
            Protocolo <span className="font-identificador">{dados.eliminacao.protocolo}</span>. Respondemos até{" "}
            {formatDia(dados.eliminacao.prazo)}.
          </Noted>
        ) : (
          <Choice icon={Eraser} titulo="Apagar o que enviei" onClick={() => setOpen("apagar")}>
            Em até 15 dias. Antes, mostramos o que sai e o que a lei manda guardar.
          </Choice>
        )}
      </div>
      <p className="mt-6 text-peq text-pedra">
        Este link é só seu e vale até {formatDia(dados.ate)}. Não repasse: quem tem o link vê esta página.
      </p>
      <WithdrawDialog
        {...end}
        open={open === "retirar"}
        onWithdrawn={onWithdrawn}
        onAnswered={(result) => show(result, encerrada)}
      />
      <EliminacaoDialog {...end} open={open === "apagar"} onAsked={(result) => show(result, recebido)} />
    </aside>
  );
}

const CHOICES = {
  compra: "Encerramos o pedido. Seus dados ficam pelo prazo da política.",
  conversa: "Encerramos a conversa. Seus dados ficam pelo prazo da política.",
  pergunta: "Encerramos a conversa. Este link continua valendo.",
};

function Row({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="border-linha-2 border-b py-3 leading-snug last:border-b-0">
      <h3 className="flex items-center gap-2 font-normal font-texto text-peq text-pedra tracking-normal">
        <span className="text-folha">{icon}</span>
        {label}
      </h3>
      {children}
    </div>
  );
}

interface ChoiceProps {
  icon: IconNode;
  titulo: string;
  onClick: () => void;
  children: ReactNode;
}

function Choice({ icon, titulo, onClick, children }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="grid min-h-11 grid-cols-[22px_minmax(0,1fr)_20px] items-center gap-3 border-linha-2 border-t py-3.5 text-left leading-snug hover:bg-orvalho/50"
    >
      <Icon of={icon} className="mt-0.5 self-start text-folha" />
      <span>
        <b className="block font-semibold">{titulo}</b>
        <small className="mt-0.5 block text-peq text-pedra">{children}</small>
      </span>
      <Icon of={ChevronRight} size={20} className="text-pedra" />
    </button>
  );
}

interface NotedProps {
  ref: Ref<HTMLParagraphElement>;
  icon: IconNode;
  titulo: string;
  children: ReactNode;
}

/** In the place of a choice that was made. */
function Noted({ ref, icon, titulo, children }: NotedProps) {
  return (
    <p
      ref={ref}
      tabIndex={-1}
      className="grid grid-cols-[22px_minmax(0,1fr)] gap-3 border-linha-2 border-t py-3.5 leading-snug"
    >
      <Icon of={icon} className="mt-0.5 text-folha" />
      <span>
        <b className="block font-semibold">{titulo}</b>
        <span className="mt-0.5 block text-peq text-pedra">{children}</span>
      </span>
    </p>
  );
}

function Telefone({ codigo, dados, onResult }: ParteProps) {
  const [editing, setEditing] = useState(false);
  const [said, setSaid] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const close = (words = "") => {
    flushSync(() => {
      setEditing(false);
      setSaid(words);
    });
    button.current?.focus();
  };
  return (
    <Row icon={<SocialIcon of="whatsapp" size={18} />} label="WhatsApp ou telefone">
      {editing ? (
        <TelefoneForm codigo={codigo} dados={dados} onResult={onResult} onClose={close} />
      ) : (
        <p className="flex items-center justify-between gap-3">
          <span className="whitespace-nowrap tabular-nums">{dados.telefone ?? "Não informado"}</span>
          <button
            ref={button}
            type="button"
            aria-label={dados.telefone ? "Corrigir o telefone" : "Informar o telefone"}
            onClick={() => {
              setEditing(true);
              setSaid("");
            }}
            className="min-h-11 rounded-lg px-1 font-semibold text-folha underline underline-offset-4"
          >
            {dados.telefone ? "Corrigir" : "Informar"}
          </button>
        </p>
      )}
      <p role="status" className="text-folha text-peq">
        {said}
      </p>
    </Row>
  );
}

function TelefoneForm({ codigo, dados, onResult, onClose }: ParteProps & { onClose: (words?: string) => void }) {
  const [telefone, setTelefone] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const fail = (words: string) => {
    flushSync(() => {
      setBusy(false);
      setError(words);
    });
    form.current?.querySelector("input")?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isTelefoneValid(telefone)) return fail("Informe o DDD e o número");
    setBusy(true);
    const result = await correctTelefone(codigo, normalizeTelefone(telefone));
    const failure = failureOf(result);
    if (failure) return fail(failure);
    onResult(result);
    onClose(`Telefone ${dados.telefone ? "corrigido" : "anotado"}. A equipe já sabe.`);
  };
  return (
    <form ref={form} onSubmit={save} noValidate className="mt-2 mb-1">
      <PhoneField
        value={telefone}
        readOnly={busy}
        onValueChange={(value) => {
          setTelefone(value);
          setError(undefined);
        }}
        hint={dados.telefone ? `Hoje está ${dados.telefone}. Escreva o certo, com DDD.` : "Com DDD."}
        error={error}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button type="submit" size="s" busyLabel={busy ? "Salvando..." : undefined}>
          Salvar
        </Button>
        <Button variant="bare" size="s" onClick={() => onClose()} className="underline">
          Deixar como estava
        </Button>
      </div>
    </form>
  );
}

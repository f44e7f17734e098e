import type { Acompanhar } from "@eden/domain/acompanhar/acompanhar";
import { NOMES_DAS_FONTES, porqueALeiGuarda } from "@eden/domain/privacidade/guarda";
import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Dialog } from "@eden/ui/dialog.tsx";
import { Eraser, Landmark } from "lucide";
import { type ReactNode, useState } from "react";
import { type AcompanharResult, askEliminacao, withdraw } from "~/clients/acompanhar.ts";
import { endedBy } from "./palavras.ts";
import { failureOf } from "./parte.ts";

interface EndProps {
  codigo: string;
  dados: Acompanhar;
  open: boolean;
  onClose: () => void;
}

interface WithdrawProps extends EndProps {
  onWithdrawn: (isCompra: boolean) => void;
  /** The link goes on: only the wait for an answer ended. */
  onAnswered: (result: AcompanharResult) => void;
}

export function WithdrawDialog({ codigo, dados, open, onClose, onWithdrawn, onAnswered }: WithdrawProps) {
  const ended = endedBy(dados);
  return (
    <Confirmacao
      open={open}
      onClose={onClose}
      title={ended === "compra" ? "Encerrar o pedido?" : "Encerrar a conversa?"}
      action="Encerrar"
      run={async () => {
        const result = await withdraw(codigo);
        if (result.status === "closed") onWithdrawn(ended === "compra");
        if (result.status === "open") onAnswered(result);
        return failureOf(result);
      }}
    >
      <p className="mt-3 text-pedra">{WITHDRAWING[ended]}</p>
    </Confirmacao>
  );
}

const DADOS_FICAM = "Seus dados ficam pelo prazo da política de privacidade; para apagá-los, use a outra opção antes.";
const WITHDRAWING = {
  compra: `Avisamos a equipe de que você não quer mais comprar, paramos as mensagens sobre o pagamento, e este link deixa de valer. ${DADOS_FICAM}`,
  conversa: `Avisamos a equipe de que você não precisa mais de resposta, e este link deixa de valer. ${DADOS_FICAM}`,
  pergunta: "Avisamos a equipe de que você não precisa mais de resposta. Este link continua valendo.",
};

/** Shows what leaves and what stays before the request is made. */
export function EliminacaoDialog(props: EndProps & { onAsked: (result: AcompanharResult) => void }) {
  const { codigo, dados, open, onClose, onAsked } = props;
  return (
    <Confirmacao
      open={open}
      onClose={onClose}
      title="Apagar o que você enviou?"
      action="Pedir para apagar"
      run={async () => {
        const result = await askEliminacao(codigo);
        const failure = failureOf(result);
        if (!failure) onAsked(result);
        return failure;
      }}
    >
      <Julgamento dados={dados} />
      <p className="mt-4 text-base/snug text-pedra">
        O encarregado de dados confirma que é você e responde em até {formatPrazo(prazos.respostaAoTitular)}. O que mais
        houver com o seu e-mail ou telefone entra no mesmo pedido. Veja a{" "}
        <AppLink to="/politica-privacidade" newTab className="font-semibold text-folha underline underline-offset-4">
          Política de privacidade
        </AppLink>
        .
      </p>
    </Confirmacao>
  );
}

function Julgamento({ dados: { tabela, guarda, mensagens } }: { dados: Acompanhar }) {
  const nome = NOMES_DAS_FONTES[tabela].um;
  const leaving = [
    ...(guarda ? [] : [`1 ${nome}`]),
    "os e-mails enviados (registro do envio)",
    mensagens.length > 0 ? "as mensagens que você acrescentou e as anotações da equipe" : "as anotações da equipe",
  ];
  return (
    <div className="mt-4 grid gap-3 text-base/snug">
      <section className="rounded-2xl border border-erro/25 bg-erro-claro p-4">
        <h3 className="flex items-center gap-2.5 font-semibold font-texto text-base text-erro-escuro tracking-normal">
          <Icon of={Eraser} size={18} /> Saem
        </h3>
        <ul className="mt-2 list-disc pl-5">
          {leaving.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
      <section className="rounded-2xl border border-linha-2 p-4">
        <h3 className="flex items-center gap-2.5 font-semibold font-texto text-base tracking-normal text-tinta">
          <Icon of={Landmark} size={18} /> Ficam
        </h3>
        <p className="mt-2 text-pedra">{guarda ? staysBecause(guarda, nome) : NOTHING_STAYS}</p>
      </section>
    </div>
  );
}

const NOTHING_STAYS = "Nada: não há compra nem contrato que a lei mande guardar.";

function staysBecause(guarda: NonNullable<Acompanhar["guarda"]>, nome: string): string {
  if (guarda === "ainda pode ser pago") {
    return `1 ${nome}, que ainda pode ser paga: ela sai quando o prazo do pagamento terminar. As mensagens param já.`;
  }
  return `1 ${nome}. ${porqueALeiGuarda(guarda)}`;
}

interface PerguntaProps {
  title: string;
  action: string;
  /** Returns what went wrong, if anything. */
  run: () => Promise<string | undefined>;
  onClose: () => void;
  children: ReactNode;
}

/** A question before a step that cannot be undone; the safe answer comes first. */
function Confirmacao({ open, ...pergunta }: PerguntaProps & { open: boolean }) {
  return (
    <Dialog
      role="alertdialog"
      aria-labelledby="pergunta"
      open={open}
      onClose={pergunta.onClose}
      mustAnswer
      className="max-w-130 p-6 md:p-8"
    >
      <Pergunta {...pergunta} />
    </Dialog>
  );
}

/** Mounted while the dialog is open: the next time it says nothing of an earlier failure. */
function Pergunta({ title, action, run, onClose, children }: PerguntaProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFailure(await run());
    setBusy(false);
  };
  return (
    <>
      <h2 id="pergunta" className="text-h3">
        {title}
      </h2>
      {children}
      <p role="alert" className="mt-3 font-semibold text-erro empty:hidden">
        {failure}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse max-sm:items-stretch">
        <Button variant="outline" size="s" onClick={onClose}>
          Voltar
        </Button>
        <Button size="s" onClick={confirm} busyLabel={busy ? "Um momento..." : undefined}>
          {action}
        </Button>
      </div>
    </>
  );
}

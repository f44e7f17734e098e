import { splitCitacao } from "@eden/domain/painel/citacao";
import { joinWrapped } from "@eden/domain/painel/join-wrapped";
import type { LinhaDoTempo } from "@eden/domain/painel/pessoa";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Ellipsis, Reply, ShieldAlert } from "lucide";
import { useState } from "react";
import { parse } from "valibot";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { keepRascunho, readRascunho } from "~/clients/rascunhos.ts";
import { runAtalho } from "~/keyboard/use-atalhos.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { usePessoaAcoes } from "./acoes-context.ts";
import { AnexosList } from "./anexos-list.tsx";
import { EmailText } from "./email-text.tsx";
import { assuntoDaResposta, mensagemKey, mensagemSchema } from "./use-modelo.ts";

type Linha = Extract<LinhaDoTempo, { tipo: "email_recebido" }>;

/** What came back by e-mail: the person's words, without the quote, as text. Nothing of the message's HTML is shown. */
export function EmailRecebidoCard({ linha }: { linha: Linha }) {
  if (linha.spam) return <Quiet>E-mail de {linha.remetente}, marcado como spam.</Quiet>;
  if (linha.classe === "devolucao") return <Quiet>O e-mail ainda não chegou: o servidor continua tentando.</Quiet>;
  if (linha.classe !== "pessoa") return <Automatica linha={linha} />;
  return <Resposta linha={linha} />;
}

const Quiet = ({ children }: { children: React.ReactNode }) => (
  <p className="pt-1.5 [overflow-wrap:anywhere] text-pedra">{children}</p>
);

/** Nobody wrote it, so it waits for nothing; its words are one tap away. */
function Automatica({ linha }: { linha: Linha }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="pt-1.5">
      <p className="text-pedra">Resposta automática do e-mail. Ninguém espera por ela.</p>
      <Fold open={open} onOpen={setOpen} words={open ? "Esconder" : "Ver o que diz"} />
      {open && <Texto texto={linha.texto} quiet />}
    </div>
  );
}

function Resposta({ linha }: { linha: Linha }) {
  const [open, setOpen] = useState(false);
  const { novo, citado, assinatura } = splitCitacao(linha.texto);
  const folded = [citado, assinatura].filter(Boolean).join("\n\n");
  return (
    <article className="rounded-panel border border-linha border-l-4 border-l-agua-2 bg-white px-4 py-3 shadow-suave">
      <Titulo linha={linha} />
      <Texto texto={novo || "(sem texto)"} />
      {linha.cortado && <p className="mt-1.5 text-small text-pedra">O texto continua na caixa postal.</p>}
      <AnexosList email={linha.email} anexos={linha.anexos} />
      {folded && <Fold open={open} onOpen={setOpen} words={foldWords(open, citado, assinatura)} />}
      {open && <Texto texto={folded} quiet />}
      <Duvidas linha={linha} />
      <Acoes linha={linha} />
    </article>
  );
}

function Titulo({ linha }: { linha: Linha }) {
  const { pessoa } = usePessoaAcoes();
  const quem = linha.dela ? primeiroNome(pessoa.nome) : (linha.nome ?? linha.remetente);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="min-w-0 font-strong [overflow-wrap:anywhere]">
          {quem} {linha.caminho === "nenhum" ? "escreveu" : "respondeu"}
        </b>
        <span className="text-small text-pedra">{CAMINHOS[linha.caminho]}</span>
      </p>
      {linha.assunto && <p className="text-small [overflow-wrap:anywhere] text-pedra">{linha.assunto}</p>}
    </>
  );
}

/** By what the message found its conversation. */
const CAMINHOS: Record<Linha["caminho"], string> = {
  codigo: "por e-mail",
  referencia: "por e-mail, à mensagem que mandamos",
  caixa_postal: "por e-mail, do endereço já conhecido",
  nenhum: "por e-mail, sem formulário",
};

const foldWords = (open: boolean, citado: string, assinatura: string) => {
  const what = [citado && "o texto citado", assinatura && "a assinatura"].filter(Boolean).join(" e ");
  return `${open ? "Esconder" : "Ver"} ${what}`;
};

function Texto({ texto, quiet = false }: { texto: string; quiet?: boolean }) {
  return (
    <blockquote
      className={classNames(
        "mt-1.5 whitespace-pre-line [overflow-wrap:anywhere]",
        quiet ? "border-l-2 border-linha pl-3 text-small text-pedra" : "text-tinta",
      )}
    >
      {joinWrapped(texto)}
    </blockquote>
  );
}

function Fold({ open, onOpen, words }: { open: boolean; onOpen: (open: boolean) => void; words: string }) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => onOpen(!open)}
      className="mt-2 inline-flex min-h-8 items-center gap-1.5 rounded-control pr-2 text-small font-semibold text-mata hover:underline pointer-coarse:min-h-11"
    >
      <Icon of={Ellipsis} size={16} />
      {words}
    </button>
  );
}

/** Who may have written it, in words. Beside the answer: a long message is opened at its end. */
function Duvidas({ linha }: { linha: Linha }) {
  const { active, pessoa } = usePessoaAcoes();
  const { decide } = useDecisoes(linha);
  const other = !linha.dela && linha.caminho !== "nenhum";
  const unconfirmed = pessoa.emails.slice(1).some(({ email, novo }) => novo && email === linha.remetente);
  if (linha.autenticacao !== "falhou" && !other && !unconfirmed) return null;
  return (
    <div className="mt-2.5 grid gap-2 rounded-control bg-aviso-fundo px-3 py-2 text-small text-aviso">
      {linha.autenticacao === "falhou" && (
        <p className="flex items-start gap-2" title="O servidor de e-mail não confirmou o remetente (DMARC).">
          <Icon of={ShieldAlert} size={16} className="mt-0.5 shrink-0" />
          Remetente não confirmado: confira antes de mandar dados.
        </p>
      )}
      {unconfirmed && (
        <p className="[overflow-wrap:anywhere]">
          Veio de um e-mail novo, ainda não confirmado. A resposta não vai para ele:{" "}
          <b className="block font-strong">
            <EmailText email={linha.remetente} />
          </b>
        </p>
      )}
      {other && (
        <p className="[overflow-wrap:anywhere]">
          Respondido por um e-mail que não é desta pessoa:{" "}
          <b className="block font-strong">
            <EmailText email={linha.remetente} />
          </b>
        </p>
      )}
      {other && active && (
        <p className="flex flex-wrap gap-1.5">
          <CompactButton
            onClick={() => decide(true)}
            className="min-h-8! px-3! text-small! max-md:px-2.5! pointer-coarse:min-h-11!"
          >
            É dela também
          </CompactButton>
          <CompactButton
            onClick={() => decide(false)}
            className="min-h-8! px-3! text-small! max-md:px-2.5! pointer-coarse:min-h-11!"
          >
            É outra pessoa
          </CompactButton>
        </p>
      )}
    </div>
  );
}

function Acoes({ linha }: { linha: Linha }) {
  const { active } = usePessoaAcoes();
  const { answer, markSpam } = useDecisoes(linha);
  if (!active) return null;
  return (
    <p className="mt-2.5 flex flex-wrap items-center gap-1.5">
      <CompactButton icon={Reply} onClick={answer} className="min-h-9! px-3! pointer-coarse:min-h-11!">
        Responder
      </CompactButton>
      <CompactButton
        variant="bare"
        onClick={markSpam}
        className="min-h-9! px-3! text-small! font-normal! text-pedra! max-md:px-2! pointer-coarse:min-h-11!"
      >
        Marcar como spam
      </CompactButton>
    </p>
  );
}

/** What can be done with a received e-mail. Without a connection nothing: it is about a mailbox that only the service reaches. */
function useDecisoes(linha: Linha) {
  const { pessoa, send } = usePessoaAcoes();
  const { online, announce } = useComandos();
  const { email } = linha;
  const naPessoa = { pessoa: pessoa.id, versao: pessoa.versao, email };
  const whenOnline = (work: () => void) => () =>
    online ? work() : announce("Sem conexão: isto espera até ela voltar.", "erro");
  return {
    answer: () => {
      answerMensagem(pessoa.id, { assunto: linha.assunto, email });
      runAtalho("m");
    },
    markSpam: whenOnline(
      () => void send("marcar_spam", naPessoa, { aviso: "Marcado como spam. O remetente foi bloqueado." }),
    ),
    decide: (dela: boolean) =>
      whenOnline(
        () =>
          void send(
            "decidir_remetente",
            { ...naPessoa, dela },
            { aviso: dela ? "O endereço ficou entre os contatos" : "A mensagem virou outra ficha" },
          ),
      )(),
  };
}

/** Starts an answer to a received e-mail; what was typed stays. */
function answerMensagem(pessoa: string, { assunto, email }: { assunto: string; email: string }): void {
  const chave = mensagemKey("email", pessoa);
  const kept = readRascunho(chave);
  const atual = parse(mensagemSchema, kept === "" ? {} : JSON.parse(kept));
  keepRascunho(chave, JSON.stringify({ modelo: null, ...atual, assunto: assuntoDaResposta(assunto), resposta: email }));
}

import { camposDe, FORMAS, type Forma } from "@eden/domain/conteudo/formas";
import { ConfirmDialog } from "@eden/ui/confirm-dialog.tsx";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { type FormEvent, useRef, useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { CampoField } from "./campo-field.tsx";
import { TEXTOS, type Texto, type useTextoForm } from "./use-texto-form.ts";

export type Edicao = ReturnType<typeof useTextoForm>;

interface TextoEditorProps {
  texto: Texto;
  edicao: Edicao;
  /** The draft was sent for approval. */
  onSent: () => void;
}

/** The form of a text. Nothing reaches the site from here: a draft is saved, or sent to another member for approval. */
export function TextoEditor({ texto, edicao, onSent }: TextoEditorProps) {
  const box = useRef<HTMLFormElement>(null);
  const { send } = useComandos();
  const [sending, setSending] = useState(false);
  const { chave, situacao } = texto;
  const forma: Forma = FORMAS[chave];
  const { form, changed } = edicao;
  const saved = async () => {
    const versao = await edicao.save();
    if (versao === null) box.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-erro]")?.focus();
    return versao;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const versao = await saved();
    if (versao === null) return;
    setSending(true);
    const options = { aviso: "Enviado: outra pessoa da Gestão aprova", invalidate: TEXTOS };
    const { status } = await send("pedir_aprovacao", { chave, versao }, options);
    setSending(false);
    if (status === "gravado") onSent();
  };
  const regra = form.erros.get("");
  return (
    <form ref={box} onSubmit={submit} noValidate aria-label={forma.rotulo} className="flex flex-1 flex-col">
      <div className="flex-1 px-4 py-5 md:px-7">
        <div className="grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-6">
          {edicao.outdated && <Outdated edicao={edicao} texto={texto} />}
          {forma.ajuda && <p className="text-pretty text-pedra">{forma.ajuda}</p>}
          {camposDe(forma).map(([nome, campo]) => (
            <CampoField key={nome} campo={campo} path={nome} form={form} />
          ))}
          <p
            role="alert"
            data-erro={regra && true}
            tabIndex={-1}
            className="scroll-mb-32 text-body font-semibold text-erro empty:hidden"
          >
            {regra}
          </p>
        </div>
      </div>
      <div
        data-barra
        className="sticky bottom-0 flex flex-wrap items-center gap-2.5 border-linha border-t bg-papel px-4 py-3 md:px-7"
      >
        <p role="status" className="min-w-30 flex-1 text-body text-pedra">
          {statusOf(edicao, texto)}
        </p>
        {changed ? (
          <CompactButton variant="bare" onClick={edicao.discard}>
            Descartar
          </CompactButton>
        ) : (
          situacao !== null && <DiscardRascunho texto={texto} />
        )}
        <CompactButton
          aria-disabled={!changed}
          busy={edicao.busy && !sending}
          onClick={() => void saved()}
          className={changed ? "max-sm:flex-1 max-sm:basis-[40%]" : "max-sm:hidden"}
        >
          Gravar rascunho
        </CompactButton>
        <CompactButton
          type="submit"
          variant="ipe"
          busy={sending}
          aria-disabled={!changed && situacao !== "rascunho"}
          className="max-sm:flex-1 max-sm:basis-[40%]"
        >
          Pedir aprovação
        </CompactButton>
      </div>
    </form>
  );
}

function statusOf({ changed, outdated }: Edicao, { situacao }: Texto): string {
  if (outdated) return "Escolha antes com qual texto ficar.";
  if (changed && situacao === "em_aprovacao") return "Gravar de novo tira o texto da aprovação.";
  if (changed) return "Mudou, ainda não gravado.";
  if (situacao === "recusado") return "Recusado: mude o texto e peça de novo.";
  return situacao === "rascunho" ? "Rascunho gravado. Falta pedir a aprovação." : "Nada mudou ainda.";
}

/** Deletes the saved draft, after a question. The site does not change. */
function DiscardRascunho({ texto: { chave, versao } }: { texto: Texto }) {
  const { send } = useComandos();
  const [asking, setAsking] = useState(false);
  const remove = () => send("descartar_rascunho", { chave, versao }, { aviso: "Rascunho apagado", invalidate: TEXTOS });
  return (
    <>
      <CompactButton variant="bare" onClick={() => setAsking(true)}>
        Apagar rascunho
      </CompactButton>
      <ConfirmDialog
        open={asking}
        title="Apagar o rascunho?"
        confirm="Apagar"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        O site continua como está. O que foi escrito no rascunho não volta.
      </ConfirmDialog>
    </>
  );
}

/** Somebody saved, approved or refused another version while this one was being typed. */
function Outdated({ edicao, texto: { autor } }: { edicao: Edicao; texto: Texto }) {
  return (
    <div role="alert" className="rounded-panel bg-ipe-claro p-4 text-aviso">
      <p>
        <b className="font-semibold">Este texto mudou enquanto você escrevia.</b>{" "}
        {autor ? `${autor.nome} gravou outra versão.` : "O rascunho de antes não existe mais."} O que você escreveu está
        aqui embaixo, guardado.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CompactButton onClick={edicao.rebase}>Ficar com o meu</CompactButton>
        <CompactButton variant="bare" onClick={edicao.discard}>
          Usar o novo
        </CompactButton>
      </div>
    </div>
  );
}

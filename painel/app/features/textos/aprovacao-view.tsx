import { FORMAS } from "@eden/domain/conteudo/formas";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { FormActions } from "@eden/ui/dense/form-actions.tsx";
import { type FormEvent, useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { MudancasList } from "./mudancas-list.tsx";
import { noSite, TEXTOS, type Texto } from "./use-texto-form.ts";

/** A draft that waits for the second person: what changes, and for everybody but its author the two answers. */
export function AprovacaoView({ texto, onEdit }: { texto: Texto; onEdit: () => void }) {
  const { chave, versao, pode_aprovar, autor } = texto;
  const { send } = useComandos();
  const [refusing, setRefusing] = useState(false);
  const [busy, setBusy] = useState(false);
  const approve = async () => {
    setBusy(true);
    await send(
      "aprovar_texto",
      { chave, versao },
      { aviso: "Aprovado: o site está sendo montado", invalidate: TEXTOS },
    );
    setBusy(false);
  };
  const quem = autor ? primeiroNome(autor.nome) : "alguém";
  return (
    <section aria-label="Aprovação" className="flex flex-1 flex-col">
      <div className="flex-1 px-4 py-5 md:px-7">
        <div className="grid max-w-[54rem] gap-5">
          <p className="text-title/relaxed text-pretty">
            {pode_aprovar
              ? `${quem} escreveu e espera por você. Leia o que muda; aprovado, o texto vai para o site.`
              : "Você escreveu este rascunho, então outra pessoa da Gestão aprova."}
          </p>
          <MudancasList forma={FORMAS[chave]} antes={noSite(texto)} depois={texto.rascunho} wide />
          {refusing && <RefuseForm texto={texto} onClose={() => setRefusing(false)} />}
        </div>
      </div>
      <div
        data-barra
        className="sticky bottom-0 flex flex-wrap items-center justify-end gap-2.5 border-linha border-t bg-papel px-4 py-3 md:px-7"
      >
        <CompactButton variant="bare" onClick={onEdit} className="mr-auto">
          Editar de novo
        </CompactButton>
        {pode_aprovar && (
          <>
            <CompactButton aria-expanded={refusing} onClick={() => setRefusing(!refusing)}>
              Recusar…
            </CompactButton>
            <CompactButton variant="ipe" busy={busy} onClick={() => void approve()} className="max-sm:w-full">
              Aprovar e publicar
            </CompactButton>
          </>
        )}
      </div>
    </section>
  );
}

const MOTIVO_MAX = 300;

function RefuseForm({ texto: { chave, versao, autor }, onClose }: { texto: Texto; onClose: () => void }) {
  const { send } = useComandos();
  const [motivo, setMotivo] = useState("");
  const [erro, setErro] = useState<string>();
  useAtalhos({ Escape: { run: onClose } });
  const refuse = async (event: FormEvent) => {
    event.preventDefault();
    const texto = motivo.trim();
    const problema = texto === "" ? "Escreva o motivo: quem escreveu precisa saber o que mudar." : undefined;
    setErro(problema);
    if (problema) return;
    await send(
      "recusar_texto",
      { chave, versao, motivo: texto },
      { aviso: "Devolvido com o motivo", invalidate: TEXTOS },
    );
  };
  return (
    <form
      onSubmit={refuse}
      noValidate
      aria-label="Recusar"
      className="rounded-panel border border-linha-2 bg-white p-4"
    >
      <DenseField
        as="textarea"
        label={`O que ${autor ? primeiroNome(autor.nome) : "quem escreveu"} precisa mudar`}
        autoFocus
        rows={2}
        maxLength={MOTIVO_MAX}
        value={motivo}
        onValueChange={setMotivo}
        error={erro}
        className="resize-none py-2"
      />
      <FormActions submit="Recusar" variant="danger" onCancel={onClose} />
    </form>
  );
}

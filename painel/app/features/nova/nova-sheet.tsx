import { MAX_DISSE } from "@eden/domain/painel/contrato-nova";
import { isAtendente } from "@eden/domain/painel/papeis";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { useRef, useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { NOVA_KEY, useRascunho } from "~/clients/rascunhos.ts";
import { useEu } from "~/clients/use-eu.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import { Sheet } from "~/parts/sheet.tsx";
import { AFETADAS } from "~/pessoas/cache-pessoa.ts";
import { ChegadaChoice, DepoisChoice, QuandoField } from "~/pessoas/recebido-fields.tsx";
import { NovaFields } from "./nova-fields.tsx";
import { ParecidaCard } from "./parecida-card.tsx";
import { useParecidas } from "./use-parecidas.ts";
import { type Erros, errosOf, fromEntrada, readDraft, toContato, toNova, type Valores } from "./valores.ts";

interface NovaSheetProps {
  /** A command that waits for the connection, to be changed before it is sent. */
  pendente: string | null;
  onClose: () => void;
  onOpenPessoa: (id: string) => void;
}

/** Enters a person who called, wrote or came; or their contact, where they are here already. */
export function NovaSheet({ pendente, onClose, onOpenPessoa }: NovaSheetProps) {
  const form = useNova(pendente, onClose, onOpenPessoa);
  const { valores, change, erros, recusa, busy, parecidas } = form;
  const [first] = parecidas.pessoas;
  const box = useRef<HTMLDivElement>(null);
  const save = () => {
    const [wrong] = Object.keys(form.check());
    if (wrong) return box.current?.querySelector<HTMLElement>(`[data-campo="${wrong}"]`)?.focus();
    return void form.save();
  };
  return (
    <Sheet
      onClose={onClose}
      onSubmit={save}
      titulo="Nova pessoa"
      className="max-w-140 md:mr-0 md:ml-auto"
      footer={
        <>
          <p className="mr-auto text-small text-pedra max-md:hidden">Sem aceite de novidades.</p>
          <CompactButton variant="bare" onClick={form.cancel} className="max-md:hidden">
            Cancelar
          </CompactButton>
          <CompactButton
            type={first ? "button" : "submit"}
            variant={first ? "outline" : "ipe"}
            busy={busy}
            onClick={first ? save : undefined}
          >
            Guardar pessoa
            {!first && <ActionKey>Ctrl ↵</ActionKey>}
          </CompactButton>
        </>
      }
    >
      <div ref={box} className="grid gap-3.5">
        <ChegadaChoice valor={valores} onChange={change} />
        <NovaFields
          valores={valores}
          erros={erros}
          farmacia={parecidas.farmacia}
          onChange={change}
          found={parecidas.pessoas.map((parecida) => (
            <ParecidaCard
              key={parecida.pessoa.id}
              parecida={parecida}
              first={parecida === first}
              busy={busy}
              onRegister={() => void form.register(parecida.pessoa.id)}
              onOpen={() => onOpenPessoa(parecida.pessoa.id)}
              onDismiss={() => parecidas.dismiss(parecida.pessoa.id)}
            />
          ))}
        />
        <DenseField
          as="textarea"
          label="O que disse"
          optional
          maxLength={MAX_DISSE}
          rows={2}
          value={valores.texto}
          onValueChange={(texto) => change({ texto })}
          className="field-sizing-content max-h-60 min-h-16 py-2"
        />
        <DepoisChoice valor={valores} onChange={change} waits={false} />
        <div className="grid items-start gap-x-4 gap-y-3.5 md:grid-cols-2">
          <QuandoField titled valor={valores} onChange={change} />
          <DonoField dono={valores.dono} onChange={change} />
        </div>
        <p role="alert" className="font-semibold text-erro empty:hidden">
          {recusa}
        </p>
      </div>
    </Sheet>
  );
}

/** Whose person it becomes: the member's own, unless a colleague should get it. */
function DonoField({ dono, onChange }: { dono: string | null; onChange: (part: Partial<Valores>) => void }) {
  const { membro, equipe } = useEu();
  const others = equipe.filter((outro) => outro.ativa && outro.id !== membro.id && isAtendente(outro));
  return (
    <DenseField
      as="select"
      label="Fica com"
      value={dono ?? ""}
      options={[["", "Você"], ...others.map(({ id, nome }) => [id, nome] as const)]}
      onValueChange={(value) => onChange({ dono: value || null })}
    />
  );
}

function useNova(pendente: string | null, onClose: () => void, onOpenPessoa: (id: string) => void) {
  const { send, pendentes, comandos, announce } = useComandos();
  const [draft, keepDraft] = useRascunho(NOVA_KEY);
  const waiting = pendentes.find(({ comando }) => comando === pendente);
  const [valores, setValores] = useState<Valores>(() => (waiting ? fromEntrada(waiting.entrada) : readDraft(draft)));
  const [erros, setErros] = useState<Erros>({});
  const [recusa, setRecusa] = useState<string>();
  const [busy, setBusy] = useState(false);
  const parecidas = useParecidas(valores);
  const change = (part: Partial<Valores>) => {
    const next = { ...valores, ...part };
    setValores(next);
    if (!waiting) keepDraft(JSON.stringify(next));
  };
  const check = () => {
    const found = errosOf(valores);
    setErros(found);
    return found;
  };
  const finish = (pessoa: string | undefined) => {
    keepDraft("");
    if (pessoa === undefined) onClose();
    else onOpenPessoa(pessoa);
  };
  const give = async <T extends { status: string }>(work: () => Promise<T>): Promise<T | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setRecusa(undefined);
    // The command that waits is replaced by what the form has now; one that left meanwhile stays as it was sent.
    if (waiting && !(await comandos.dismiss(waiting.comando))) {
      announce("Esta pessoa já foi enviada. Procure na Caixa.");
      onClose();
      return undefined;
    }
    const outcome = await work();
    setBusy(false);
    return outcome;
  };
  return {
    ...{ valores, change, erros, check, recusa, busy, parecidas },
    cancel: () => {
      if (!waiting) keepDraft("");
      onClose();
    },
    save: async () => {
      const nova = toNova(valores, new Date().toISOString());
      const outcome = await give(() => send("nova_pessoa", nova, { aviso: "Pessoa guardada", invalidate: AFETADAS }));
      if (outcome?.status === "recusado") setRecusa(outcome.erro.mensagem);
      else if (outcome) finish(outcome.status === "gravado" ? outcome.saida.pessoa : undefined);
    },
    register: async (pessoa: string) => {
      const contato = toContato(valores, pessoa, new Date().toISOString());
      const outcome = await give(() =>
        send("registrar_contato", contato, { aviso: "Contato guardado", invalidate: AFETADAS }),
      );
      if (outcome?.status === "recusado") setRecusa(outcome.erro.mensagem);
      else if (outcome) finish(pessoa);
    },
  };
}

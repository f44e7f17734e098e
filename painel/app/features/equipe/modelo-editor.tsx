import { problemaDoModelo } from "@eden/domain/painel/modelo";
import { CANAIS, type Canal, keysOf, MOMENTOS, type Momento } from "@eden/domain/painel/valores";
import { ConfirmDialog } from "@eden/ui/confirm-dialog.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Menu } from "@eden/ui/menu.tsx";
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from "lucide";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { compactField } from "~/parts/compact-field.ts";
import { ModeloConflito } from "./modelo-conflito.tsx";
import { type ModeloEditado, type ModeloGravado, ModeloPrevia } from "./modelo-previa.tsx";
import { ModeloText } from "./modelo-text.tsx";

interface ModeloEditorProps {
  modelo: ModeloEditado;
  /** As it is in the database; undefined for a new one, and when a colleague removed it. */
  gravado: ModeloGravado | undefined;
  changed: boolean;
  /** Just added: its name is selected, to be typed over. */
  added: boolean;
  onChange: (modelo: ModeloEditado) => void;
  onDiscard: () => void;
  onSave: (modelo: ModeloEditado) => Promise<void>;
  onRemove: (modelo: ModeloEditado) => Promise<void>;
  onMove: (by: -1 | 1) => void;
}

export function ModeloEditor(props: ModeloEditorProps) {
  const { modelo, gravado, changed, added, onChange, onDiscard, onSave } = props;
  const [busy, setBusy] = useState(false);
  const problems = problemsOf(modelo);
  const edit = (change: Partial<ModeloEditado>) => onChange({ ...modelo, ...change });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || Object.keys(problems).length > 0) return;
    setBusy(true);
    await onSave(modelo);
    setBusy(false);
  };
  return (
    <div className="xl:grid xl:min-h-full xl:grid-cols-[minmax(0,1fr)_356px]">
      <form onSubmit={submit} noValidate aria-label={modelo.nome} className="flex flex-col px-4 pt-5 md:px-7">
        <ModeloHeader {...props} />
        {changed && modelo.versao !== (gravado?.versao ?? null) && (
          <ModeloConflito
            gravado={gravado}
            onTake={onDiscard}
            onKeep={() => edit({ versao: gravado?.versao ?? null })}
          />
        )}
        <ModeloFields modelo={modelo} added={added} problems={problems} onEdit={edit} />
        <div
          className={classNames(
            "mt-auto flex flex-wrap items-center gap-2.5 bg-papel py-4",
            changed && "lg:sticky lg:bottom-0",
          )}
        >
          <p role="status" className="flex-1 text-body whitespace-nowrap text-pedra">
            {changed ? `Não gravado · ${modelo.texto.length} caracteres` : `${modelo.texto.length} caracteres`}
          </p>
          {changed && (
            <>
              <CompactButton variant="bare" onClick={onDiscard}>
                {modelo.versao === null && !gravado ? "Descartar" : "Voltar ao que estava"}
              </CompactButton>
              <CompactButton type="submit" variant="ipe" busy={busy} aria-disabled={Object.keys(problems).length > 0}>
                Gravar modelo
              </CompactButton>
            </>
          )}
        </div>
      </form>
      <ModeloPrevia modelo={modelo} />
    </div>
  );
}

function ModeloHeader({ modelo, gravado, onRemove, onMove }: ModeloEditorProps) {
  const [removing, setRemoving] = useState(false);
  const moves = [
    { label: "Subir na lista", icon: ArrowUp, onSelect: () => onMove(-1) },
    { label: "Descer na lista", icon: ArrowDown, onSelect: () => onMove(1) },
  ];
  const remove = { label: "Remover…", icon: Trash2, danger: true, onSelect: () => setRemoving(true) };
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <h1 className="font-texto text-heading/tight font-semibold tracking-normal text-tinta">
          {modelo.nome || "Sem nome"}
        </h1>
        <p className="mt-0.5 text-body text-pedra">{ONDE[modelo.canal]}</p>
      </div>
      <Menu
        label={`Ações de ${modelo.nome}`}
        items={gravado ? [...moves, remove] : [remove]}
        className="-mt-2 grid size-11 place-items-center rounded-control text-mata hover:bg-orvalho"
      >
        <Icon of={Ellipsis} size={20} />
      </Menu>
      <ConfirmDialog
        open={removing}
        title={`Remover “${modelo.nome}”?`}
        confirm="Remover"
        onConfirm={() => void onRemove(modelo)}
        onClose={() => setRemoving(false)}
      >
        Ele some da lista de todos na hora. As mensagens já enviadas não mudam.
      </ConfirmDialog>
    </div>
  );
}

const ONDE: Record<Canal, string> = {
  whatsapp: "Aparece em cada pessoa, ao responder por WhatsApp.",
  telefone: "Um roteiro para a ligação.",
  email: "Aparece em cada pessoa, ao responder por e-mail.",
};

type Problems = Partial<Record<"nome" | "assunto" | "texto", string>>;

function problemsOf({ nome, canal, assunto, texto }: ModeloEditado): Problems {
  const found: Record<keyof Problems, string | null> = {
    nome: nome.trim() === "" ? "Dê um nome ao modelo." : null,
    assunto: canal !== "email" ? null : problemOf(assunto ?? "", "Escreva o assunto do e-mail."),
    texto: problemOf(texto, "Escreva o texto."),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

const problemOf = (texto: string, missing: string) => (texto.trim() === "" ? missing : problemaDoModelo(texto));

interface ModeloFieldsProps {
  modelo: ModeloEditado;
  added: boolean;
  problems: Problems;
  onEdit: (change: Partial<ModeloEditado>) => void;
}

function ModeloFields({ modelo, added, problems, onEdit }: ModeloFieldsProps) {
  const { nome, momento, canal, assunto, texto } = modelo;
  const id = useId();
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!added) return;
    nameField.current?.focus();
    nameField.current?.select();
  }, [added]);
  return (
    <>
      <div className="mt-4 grid gap-3 text-body font-semibold min-[24rem]:grid-cols-2">
        <label className="col-span-full">
          Nome
          <input
            ref={nameField}
            value={nome}
            maxLength={80}
            onChange={({ target }) => onEdit({ nome: target.value })}
            aria-invalid={problems.nome !== undefined}
            aria-describedby={`${id}-nome`}
            className={`${compactField} mt-1 w-full font-normal`}
          />
        </label>
        <Choice
          label="Situação"
          values={MOMENTOS}
          value={momento}
          onValueChange={(value: Momento) => onEdit({ momento: value })}
        />
        <Choice
          label="Por onde"
          values={{ whatsapp: CANAIS.whatsapp, email: CANAIS.email }}
          value={canal}
          onValueChange={(value: Canal) =>
            onEdit({ canal: value, assunto: value === "email" ? (assunto ?? "") : null })
          }
        />
      </div>
      <Problem id={`${id}-nome`}>{problems.nome}</Problem>
      {canal === "email" && (
        <>
          <ModeloText
            label="Assunto"
            oneLine
            value={assunto ?? ""}
            max={150}
            onText={(value) => onEdit({ assunto: value })}
            invalid={problems.assunto !== undefined}
            describedBy={`${id}-assunto`}
          />
          <Problem id={`${id}-assunto`}>{problems.assunto}</Problem>
        </>
      )}
      <ModeloText
        label="Texto"
        value={texto}
        max={4000}
        onText={(value) => onEdit({ texto: value })}
        invalid={problems.texto !== undefined}
        describedBy={`${id}-texto`}
      />
      <Problem id={`${id}-texto`}>{problems.texto}</Problem>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  values: Partial<Record<Value, string>>;
  value: Value;
  onValueChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, value, onValueChange }: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ target }) => onValueChange(target.value as Value)}
        className={`${compactField} mt-1 w-full font-normal`}
      >
        {keysOf(values).map((key) => (
          <option key={key} value={key}>
            {values[key as Value]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Problem({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} role="alert" className="mt-1.5 text-body font-semibold text-erro empty:hidden">
      {children}
    </p>
  );
}

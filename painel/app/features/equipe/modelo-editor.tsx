import { problemaDoModelo, problemaDoTexto } from "@eden/domain/painel/campos-do-modelo";
import { hasMotivos, type MomentoComMotivo } from "@eden/domain/painel/motivos-do-modelo";
import { CANAIS, type Canal, MOMENTOS, type Momento } from "@eden/domain/painel/valores";
import { ConfirmDialog } from "@eden/ui/confirm-dialog.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { Menu } from "@eden/ui/menu.tsx";
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from "lucide";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ModeloConflito } from "./modelo-conflito.tsx";
import { type ModeloEditado, type ModeloGravado, ModeloPrevia } from "./modelo-previa.tsx";
import { ModeloText } from "./modelo-text.tsx";
import { ValePara } from "./vale-para.tsx";

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
        <p className="mt-0.5 text-body text-pedra">{ondeOf(modelo)}</p>
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

const ondeOf = ({ momento, canal }: ModeloEditado) => (hasMotivos(momento) ? FORA_DA_PESSOA[momento] : ONDE[canal]);

const ONDE: Record<Canal, string> = {
  whatsapp: "Aparece em cada pessoa, ao responder por WhatsApp.",
  telefone: "Um roteiro para a ligação.",
  email: "Aparece em cada pessoa, ao responder por e-mail.",
};

const FORA_DA_PESSOA: Record<MomentoComMotivo, string> = {
  pagamento: "Aparece em Pagamentos, na mensagem de WhatsApp com o link.",
  convite: "Aparece em Diagnósticos, ao escrever para uma loja.",
};

type Problems = Partial<Record<"nome" | "assunto" | "texto", string>>;

function problemsOf(modelo: ModeloEditado): Problems {
  const { nome, canal, assunto, texto, momento } = modelo;
  const found: Record<keyof Problems, string | null> = {
    nome: nome.trim() === "" ? "Dê um nome ao modelo." : null,
    assunto: canal === "email" ? assuntoProblem(assunto ?? "", momento) : null,
    texto: texto.trim() === "" ? "Escreva o texto." : problemaDoTexto(modelo),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

const assuntoProblem = (assunto: string, momento: Momento) =>
  assunto.trim() === "" ? "Escreva o assunto do e-mail." : problemaDoModelo(assunto, momento);

/** Payments and stores are written to by WhatsApp only. */
const withMomento = (momento: Momento): Partial<ModeloEditado> =>
  hasMotivos(momento)
    ? { momento, motivos: [], origens: [], canal: "whatsapp", assunto: null }
    : { momento, motivos: [] };

const SO_WHATSAPP = ["whatsapp"] as const;
const WHATSAPP_OU_EMAIL = ["whatsapp", "email"] as const;

interface ModeloFieldsProps {
  modelo: ModeloEditado;
  added: boolean;
  problems: Problems;
  onEdit: (change: Partial<ModeloEditado>) => void;
}

function ModeloFields({ modelo, added, problems, onEdit }: ModeloFieldsProps) {
  const { nome, momento, canal, assunto, texto } = modelo;
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!added) return;
    nameField.current?.focus();
    nameField.current?.select();
  }, [added]);
  return (
    <>
      <div className="mt-4 grid gap-3 min-[24rem]:grid-cols-2">
        <DenseField
          ref={nameField}
          label="Nome"
          span="col-span-full"
          value={nome}
          maxLength={80}
          onValueChange={(value) => onEdit({ nome: value })}
          error={problems.nome}
        />
        <DenseField
          as="select"
          label="Situação"
          value={momento}
          onValueChange={(value) => onEdit(withMomento(value as Momento))}
          options={Object.entries(MOMENTOS)}
        />
        <DenseField
          as="select"
          label="Por onde"
          value={canal}
          onValueChange={(value) =>
            onEdit({ canal: value as Canal, assunto: value === "email" ? (assunto ?? "") : null })
          }
          options={(hasMotivos(momento) ? SO_WHATSAPP : WHATSAPP_OU_EMAIL).map((id) => [id, CANAIS[id]])}
        />
      </div>
      <ValePara modelo={modelo} onChange={onEdit} />
      {canal === "email" && (
        <ModeloText
          label="Assunto"
          momento={momento}
          oneLine
          value={assunto ?? ""}
          max={150}
          onText={(value) => onEdit({ assunto: value })}
          error={problems.assunto}
        />
      )}
      <ModeloText
        label="Texto"
        momento={momento}
        value={texto}
        max={4000}
        onText={(value) => onEdit({ texto: value })}
        error={problems.texto}
      />
    </>
  );
}

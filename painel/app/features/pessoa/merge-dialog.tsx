import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { Pessoa } from "@eden/domain/painel/pessoa";
import { ESTADOS } from "@eden/domain/painel/valores";
import { ChoiceLine } from "@eden/ui/choice/choice-line.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Check, Merge, Minus } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import type { Entrada } from "~/clients/rpc.ts";
import { Sheet } from "~/parts/sheet.tsx";
import { useNow } from "~/parts/use-now.ts";
import { cidadeOf } from "~/pessoas/nomes.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { EmailText } from "./email-text.tsx";
import { MOTIVO_WORDS, type Sugestao } from "./sugestao-card.tsx";

type Escolhas = Entrada<"unir">["escolhas"];
type Campo = keyof Escolhas;

interface MergeDialogProps {
  pessoa: Pessoa;
  sugestao: Sugestao;
  onClose: () => void;
  onMerge: (escolhas: Escolhas) => Promise<boolean>;
  onRefuse: () => void;
}

/** Compares two people field by field. Uniting keeps every row and can be undone. */
export function MergeDialog({ pessoa, sugestao, onClose, onMerge, onRefuse }: MergeDialogProps) {
  const { online } = useComandos();
  const [fromOther, setFromOther] = useState(() => usualChoice(pessoa, sugestao));
  const [busy, setBusy] = useState(false);
  const campos = camposOf(pessoa, sugestao);
  const merge = async () => {
    if (busy || !online) return;
    setBusy(true);
    // Every field is named: the members get what they see.
    const escolhas = Object.fromEntries(
      campos.flatMap(({ id }) => (id ? [[id, fromOther.has(id) ? sugestao.pessoa.id : pessoa.id]] : [])),
    );
    const accepted = await onMerge(escolhas);
    setBusy(false);
    if (accepted) onClose();
  };
  const choose = (campo: Campo, other: boolean) => {
    const next = new Set(fromOther);
    if (other) next.add(campo);
    else next.delete(campo);
    setFromOther(next);
  };
  return (
    <Sheet
      onClose={onClose}
      onSubmit={() => void merge()}
      titulo="Parecem a mesma pessoa. São?"
      className="max-w-230"
      footer={
        <>
          <CompactButton variant="bare" onClick={onRefuse} className="max-md:order-last max-md:w-full md:mr-auto">
            Não são a mesma pessoa
          </CompactButton>
          <CompactButton onClick={onClose}>Decidir depois</CompactButton>
          <CompactButton type="submit" variant="ipe" icon={Merge} busy={busy} aria-disabled={!online}>
            {busy ? "Unindo…" : "Unir as duas"}
          </CompactButton>
        </>
      }
    >
      <Motivos motivos={sugestao.motivos} />
      <div className="mt-4 overflow-hidden rounded-panel border border-linha bg-white">
        <Fichas pessoa={pessoa} sugestao={sugestao} />
        {campos.map((campo) => (
          <CampoRow
            key={campo.nome}
            {...campo}
            other={campo.id !== null && fromOther.has(campo.id)}
            onChoose={(other) => campo.id && choose(campo.id, other)}
          />
        ))}
      </div>
      <p className="mt-3 text-body text-pedra">
        Fica uma história só, com os registros das duas fichas em ordem de data. Nenhum protocolo se perde e nada é
        apagado: em Dados, “Separar” desfaz a união quando for preciso.
      </p>
      {!online && <p className="mt-2 text-body text-aviso">Sem conexão: unir precisa do servidor.</p>}
    </Sheet>
  );
}

/** Fields of the other person: what is missing here, or older and here without a fact. A number with the 9 comes before one without. */
function usualChoice(pessoa: Pessoa, { pessoa: outra, email, telefone, desde }: Sugestao): ReadonlySet<Campo> {
  const older = Date.parse(desde) < Date.parse(pessoa.chegada.em);
  const [nosso] = pessoa.telefones;
  const other = new Set<Campo>();
  const paid = [...pessoa.emails, ...pessoa.telefones].some(({ confianca }) => confianca === "pago");
  if (older && !paid) other.add("nome");
  if (email && mayYield(pessoa.emails[0], older)) other.add("email");
  const isLonger = telefone !== null && telefone.length > (nosso?.telefone.length ?? 0);
  const isShorter = telefone !== null && telefone.length < (nosso?.telefone.length ?? 0);
  if (telefone && !isShorter && (isLonger || mayYield(nosso, older))) other.add("telefone");
  if (!pessoa.dono && outra.dono) other.add("dono");
  return other;
}

const mayYield = (canal: Pick<Pessoa["emails"][number], "confianca"> | undefined, older: boolean) =>
  !canal || (older && canal.confianca !== "pago" && canal.confianca !== "respondeu");

function Motivos({ motivos }: Pick<Sugestao, "motivos">) {
  return (
    <ul aria-label="Por que achamos" className="flex flex-wrap gap-2">
      {motivos.map((motivo) => {
        const against = motivo === "email_diferente";
        return (
          <li
            key={motivo}
            className={classNames(
              "inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-body font-semibold text-mata",
              against ? "bg-areia" : "bg-orvalho",
            )}
          >
            <Icon of={against ? Minus : Check} size={15} />
            <span className="inline-block first-letter:uppercase">{MOTIVO_WORDS[motivo]}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Whose column is which. On a phone the values of a field are below each other, in the same order. */
function Fichas({ pessoa, sugestao }: Pick<MergeDialogProps, "pessoa" | "sugestao">) {
  const now = useNow();
  const ficha = (nome: string, desde: string) => (
    <p className="min-w-0 px-2.5">
      <b className="block truncate font-titulo text-read font-semibold text-mata">{nome}</b>
      <span className="block text-small text-pedra">desde {formatQuando(desde, now)}</span>
    </p>
  );
  return (
    <div className="grid grid-cols-2 gap-x-3 bg-creme px-1.5 py-2.5 md:grid-cols-[110px_1fr_1fr] md:px-4">
      <span className="self-center text-small text-pedra max-md:hidden">O que fica</span>
      {ficha(pessoa.nome, pessoa.chegada.em)}
      {ficha(sugestao.pessoa.nome, sugestao.desde)}
    </div>
  );
}

interface CampoDeUniao {
  /** Null where there is nothing to choose. */
  id: Campo | null;
  nome: string;
  esta: string;
  outra: string;
}

function CampoRow({
  id,
  nome,
  esta,
  outra,
  other,
  onChoose,
}: CampoDeUniao & { other: boolean; onChoose: (other: boolean) => void }) {
  if (id === null || esta === outra) {
    return (
      <p className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 border-linha px-4 py-2.5 not-first:border-t md:grid-cols-[110px_1fr_auto]">
        <span className="text-small text-pedra max-md:col-span-2">{nome}</span>
        <span className="min-w-0 [overflow-wrap:anywhere] md:px-2.5">{esta || outra}</span>
        <span className="text-small text-pedra">igual nas duas</span>
      </p>
    );
  }
  const option = (fromOther: boolean, valor: string) => (
    <ChoiceLine
      type="radio"
      name={id}
      checked={other === fromOther}
      onChange={() => onChoose(fromOther)}
      className={classNames(
        "flex min-h-11 items-center gap-2.5 rounded-control px-2.5 has-focus-visible:outline-2 has-focus-visible:outline-ipe",
        other === fromOther && "bg-orvalho font-strong",
      )}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {valor === "" ? "não informado" : valor.includes("@") ? <EmailText email={valor} /> : valor}
      </span>
    </ChoiceLine>
  );
  return (
    <fieldset className="grid items-center gap-x-3 border-linha px-4 py-1 not-first:border-t md:grid-cols-[110px_1fr_1fr]">
      <legend className="sr-only">{nome}</legend>
      <span aria-hidden="true" className="text-small text-pedra">
        {nome}
      </span>
      {option(false, esta)}
      {option(true, outra)}
    </fieldset>
  );
}

function camposOf(pessoa: Pessoa, { pessoa: outra, email, telefone }: Sugestao): CampoDeUniao[] {
  const campos: CampoDeUniao[] = [
    { id: "nome", nome: "Nome", esta: pessoa.nome, outra: outra.nome },
    {
      id: "telefone",
      nome: "WhatsApp",
      esta: formatTelefone(pessoa.telefones[0]?.telefone ?? ""),
      outra: formatTelefone(telefone ?? ""),
    },
    { id: "email", nome: "E-mail", esta: pessoa.emails[0]?.email ?? "", outra: email ?? "" },
    { id: "dono", nome: "Dono", esta: pessoa.dono?.nome ?? "sem dono", outra: outra.dono?.nome ?? "sem dono" },
    { id: "estado", nome: "Estado", esta: ESTADOS[pessoa.estado].nome, outra: ESTADOS[outra.estado].nome },
    ...(cidadeOf(pessoa) === cidadeOf(outra)
      ? [{ id: null, nome: "Cidade", esta: cidadeOf(pessoa), outra: cidadeOf(outra) }]
      : []),
  ];
  return campos.filter(({ esta, outra: other }) => esta !== "" || other !== "");
}

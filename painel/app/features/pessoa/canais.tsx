import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { Pessoa } from "@eden/domain/painel/pessoa";
import { CONFIANCAS, type TipoDeCanal } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { EmailText } from "./email-text.tsx";

/** An e-mail or a telephone of a person, in the order to use. */
export interface Canal extends Pick<Pessoa["emails"][number], "canal" | "confianca" | "novo" | "corrigido_em"> {
  tipo: TipoDeCanal;
  /** National digits, or the address. */
  valor: string;
}

type Contatos = Pick<Pessoa, "emails" | "telefones">;

/** The channels to offer for a contact: one that failed reaches nobody. */
export const canaisOf = (pessoa: Contatos, tipo: TipoDeCanal): Canal[] =>
  allCanaisOf(pessoa, tipo).filter(({ confianca }) => confianca !== "falhou");

export function allCanaisOf(pessoa: Contatos, tipo: TipoDeCanal): Canal[] {
  return tipo === "email"
    ? pessoa.emails.map(({ email, ...canal }) => ({ ...canal, tipo, valor: email }))
    : pessoa.telefones.map(({ telefone, ...canal }) => ({ ...canal, tipo, valor: telefone }));
}

export const textOf = ({ tipo, valor }: Pick<Canal, "tipo" | "valor">) =>
  tipo === "telefone" ? formatTelefone(valor) : valor;

/** What speaks for a channel; empty where there is nothing to say. */
export function confiancaOf({ tipo, confianca, novo }: Pick<Canal, "tipo" | "confianca" | "novo">): string {
  if (novo) return CONFIANCAS.digitado[tipo];
  return confianca === "digitado" ? "" : CONFIANCAS[confianca][tipo];
}

/** The words of a channel after its value. */
export function Confianca({ canal, className }: { canal: Canal; className?: string }) {
  const words = confiancaOf(canal);
  const warns = canal.novo || canal.confianca === "falhou";
  return (
    words && <span className={classNames("inline-block", warns ? "text-aviso" : "text-pedra", className)}>{words}</span>
  );
}

export type ChooseCanal = (canal: Canal) => void;

/** Puts a channel first. One that failed comes back by a contact, not by a choice. */
export function UseCanal({ canal, onUse }: { canal: Canal; onUse: ChooseCanal }) {
  if (canal.confianca === "falhou") return null;
  return (
    <CompactButton
      aria-label={`Usar este: ${textOf(canal)}`}
      onClick={() => onUse(canal)}
      className="min-h-8! shrink-0 px-3! text-small! pointer-coarse:min-h-11!"
    >
      Usar este
    </CompactButton>
  );
}

/** Why there is nowhere to send a message: nothing was given, or what was given does not work. */
export function SemCanal({ pessoa, tipo }: { pessoa: Contatos; tipo: TipoDeCanal }) {
  const { length } = allCanaisOf(pessoa, tipo);
  const [um, varios, falta] = SEM_CANAL[tipo];
  return (
    <p className="px-2 py-3 text-pedra max-lg:px-0">
      {length === 0 ? falta : `${length === 1 ? um : varios}. Ponha o certo em Dados.`}
    </p>
  );
}

const SEM_CANAL: Record<TipoDeCanal, readonly [um: string, varios: string, falta: string]> = {
  telefone: [
    "O telefone que temos não funciona",
    "Nenhum dos telefones que temos funciona",
    "Sem telefone: nenhum formulário trouxe um número.",
  ],
  email: [
    "O e-mail que temos não funciona",
    "Nenhum dos e-mails que temos funciona",
    "Sem e-mail: nenhum formulário trouxe um endereço.",
  ],
};

/** Others listed in a composer; all are in Dados. */
const OTHERS = 2;

/** Where a message goes, and the other channels of the kind with the way to use them instead. */
export function Destino({
  canais,
  onUse,
  children,
}: {
  canais: readonly Canal[];
  onUse: ChooseCanal;
  children?: string;
}) {
  const [first, ...others] = canais;
  if (!first) return null;
  return (
    <div className="grid gap-1 px-2 pb-1 text-small [overflow-wrap:anywhere] text-pedra max-lg:px-0">
      <p>
        Para <Valor canal={first} strong />
        {children && ` ${children}`}
      </p>
      {others.slice(0, OTHERS).map((canal) => (
        <p key={canal.canal} className="flex items-center gap-2">
          <span className="min-w-0 max-lg:flex-1">
            Também <Valor canal={canal} />
          </span>
          <UseCanal canal={canal} onUse={onUse} />
        </p>
      ))}
      {others.length > OTHERS && <p>E mais {others.length - OTHERS} em Dados.</p>}
    </div>
  );
}

function Valor({ canal, strong = false }: { canal: Canal; strong?: boolean }) {
  const words = confiancaOf(canal);
  return (
    <>
      <b className={strong ? "font-semibold text-tinta" : "font-normal text-tinta"}>
        {canal.tipo === "email" ? <EmailText email={canal.valor} /> : textOf(canal)}
      </b>
      {words && (
        <>
          {" · "}
          <Confianca canal={canal} />
        </>
      )}
      {strong && "."}
    </>
  );
}

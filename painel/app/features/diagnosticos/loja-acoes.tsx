import type { LojaLinha } from "@eden/domain/painel/contrato-lojas";
import { nomeDaLoja } from "@eden/domain/painel/nome-da-loja";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { Pencil, Phone } from "lucide";
import type { LojaAct } from "./use-lojas.ts";

export const VERBOS: Record<LojaLinha["situacao"], string> = {
  sem_convite: "Convidar",
  convidada: "Lembrar",
  respondeu: "Conversar",
};

interface LojaAcaoProps {
  loja: LojaLinha;
  onAct: LojaAct;
  className?: string;
}

/** What the state of a store asks for next. Without a telephone it is the telephone. */
export function LojaAcao({ loja, onAct, className }: LojaAcaoProps) {
  const { nome } = nomeDaLoja(loja);
  const look = classNames("relative min-h-9 px-3", className);
  if (!loja.telefone) {
    return (
      <CompactButton
        icon={Phone}
        aria-label={`Pôr telefone em ${nome}`}
        onClick={() => onAct(loja, "telefone")}
        className={look}
      >
        Pôr telefone
      </CompactButton>
    );
  }
  const verbo = VERBOS[loja.situacao];
  return (
    <CompactButton
      variant={loja.sem_conversa ? "mata" : "outline"}
      aria-label={loja.situacao === "respondeu" ? `Conversar com ${nome}` : `${verbo} ${nome}`}
      onClick={() => onAct(loja, "convidar")}
      className={look}
    >
      <SocialIcon of="whatsapp" size={16} />
      {verbo}
    </CompactButton>
  );
}

export function LojaEditar({ loja, onAct }: LojaAcaoProps) {
  return (
    <CompactButton
      aria-label={`Editar ${nomeDaLoja(loja).nome}`}
      title="Editar loja"
      onClick={() => onAct(loja, "editar")}
      className="relative size-9 min-h-9 shrink-0 px-0! pointer-coarse:size-11"
    >
      <Icon of={Pencil} size={16} />
    </CompactButton>
  );
}

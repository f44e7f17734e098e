import type { Pessoa } from "@eden/domain/painel/pessoa";
import { type IconNode, Mail, MessageCircle, Phone, PhoneIncoming, StickyNote } from "lucide";
import type { ReactNode } from "react";

/** The ways to work on a person that need a text or a number. */
export type Aba = "whatsapp" | "email" | "ligar" | "anotar" | "recebido";

export const ABAS: Record<Aba, { nome: string; icon: IconNode }> = {
  whatsapp: { nome: "WhatsApp", icon: MessageCircle },
  email: { nome: "E-mail", icon: Mail },
  ligar: { nome: "Ligar", icon: Phone },
  anotar: { nome: "Anotar", icon: StickyNote },
  recebido: { nome: "Recebido", icon: PhoneIncoming },
};

/** What the form of each gets. */
export interface ComposerFormProps {
  pessoa: Pessoa;
  /** WhatsApp or the telephone was opened. */
  onOpened: (canal: "whatsapp" | "telefone") => void;
  /** The form is finished, e.g. its sheet can close. */
  onDone: () => void;
  /** Beside the main button. */
  aside?: ReactNode;
}

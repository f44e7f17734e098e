import { type LucideIcon, Mail, MessageCircle, Phone, StickyNote } from "lucide-react";

/** The ways to work on a person that need a text or a number. */
export type Aba = "whatsapp" | "email" | "ligar" | "anotar";

export const ABAS: Record<Aba, { nome: string; icon: LucideIcon }> = {
  whatsapp: { nome: "WhatsApp", icon: MessageCircle },
  email: { nome: "E-mail", icon: Mail },
  ligar: { nome: "Ligar", icon: Phone },
  anotar: { nome: "Anotar", icon: StickyNote },
};

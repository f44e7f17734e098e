import type { Chegada } from "@eden/domain/atendimento/chegadas";
import { CalendarDays, Handshake, type IconNode, Mail, MessageCircle, PhoneIncoming, Store } from "lucide";

export const CHEGADA_ICONS: Record<Chegada, IconNode> = {
  telefone: PhoneIncoming,
  whatsapp: MessageCircle,
  presencial: Store,
  email: Mail,
  evento: CalendarDays,
  indicacao: Handshake,
};

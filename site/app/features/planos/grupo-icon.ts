import { ChartColumn, GraduationCap, Handshake, type LucideIcon, Store } from "lucide-react";

const icons: Record<string, LucideIcon> = {
  "Educação e Mentoria": GraduationCap,
  "Gestão e Análise": ChartColumn,
  Marcas: Store,
  Consultoria: Handshake,
};

export function grupoIcon(titulo: string): LucideIcon {
  return icons[titulo] ?? ChartColumn;
}

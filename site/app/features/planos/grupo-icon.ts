import { ChartColumn, GraduationCap, Handshake, type IconNode, Store } from "lucide";

const icons: Record<string, IconNode> = {
  "Educação e Mentoria": GraduationCap,
  "Gestão e Análise": ChartColumn,
  Marcas: Store,
  Consultoria: Handshake,
};

export function grupoIcon(titulo: string): IconNode {
  return icons[titulo] ?? ChartColumn;
}

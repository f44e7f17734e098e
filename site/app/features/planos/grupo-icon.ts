import type { TituloGrupo } from "@eden/domain/catalogo/recursos";
import { ChartColumn, GraduationCap, Handshake, type IconNode, Store } from "lucide";

/** Of a group of rows, beside its title. */
export const GRUPO_ICONS: Record<TituloGrupo, IconNode> = {
  "Educação e Mentoria": GraduationCap,
  "Gestão e Análise": ChartColumn,
  Marcas: Store,
  Consultoria: Handshake,
};

import type { NivelId } from "@eden/domain/catalogo/niveis";

/** One sentence per nivel; services, buttons and targets are in the catalogue. */
export const promessaDoNivel: Record<NivelId, string> = {
  "eden-app": "Mais de 30 aulas, no seu celular.",
  imersao: "Dois dias para enxergar a loja de outro jeito.",
  mentoria: "Dez meses com alguém ao seu lado.",
  despertar: "O início da jornada, com método e apoio.",
  edificacao: "Ferramentas e orientação para evoluir.",
  plenitude: "A farmácia inteira crescendo junto.",
};

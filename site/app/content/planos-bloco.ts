import { NIVEIS, type Nivel, type NivelId } from "@eden/domain/catalogo/niveis";

/** A card of the planos block. Without a link its handler runs; with neither, a chat about the nivel opens. */
export interface PlanoDoBloco {
  id: NivelId;
  /** Whether the card is shown. */
  ativo: boolean;
  tipo: Nivel["tipo"];
  titulo: string;
  descricao: string;
  servicos: readonly string[];
  buttonText: string;
  showButtonIcon: boolean;
  link?: string;
  onSelect?: () => void;
}

const cards: Record<NivelId, Pick<PlanoDoBloco, "ativo" | "descricao">> = {
  "eden-app": { ativo: true, descricao: "Aulas no celular, para aprender entre um atendimento e outro." },
  imersao: { ativo: true, descricao: "Dois dias fora da rotina para voltar com um plano de 30 dias." },
  mentoria: { ativo: true, descricao: "10 meses de orientação, com 4 encontros presenciais e 8 online." },
  despertar: { ativo: true, descricao: "O aplicativo e a imersão juntos, para começar a jornada." },
  edificacao: {
    ativo: true,
    descricao: "Mentoria, ferramentas de gestão e um consultor para orientar suas decisões.",
  },
  plenitude: {
    ativo: true,
    descricao: "Marca, tecnologia e uma consultoria que acompanha a execução na sua loja.",
  },
};

export const PLANOS_DO_BLOCO: readonly PlanoDoBloco[] = NIVEIS.map(toPlano);

export function nivelMessage(nivel: string): string {
  return `Olá! Gostaria de saber mais sobre o nível ${nivel}.`;
}

function toPlano({ id, tipo, titulo, servicos, buttonText, showButtonIcon, link }: Nivel): PlanoDoBloco {
  const incluidos = servicos.filter((servico) => servico.disponivel).map((servico) => servico.nome);
  return {
    id,
    tipo,
    titulo,
    ...cards[id],
    servicos: incluidos,
    buttonText,
    showButtonIcon,
    link,
  };
}

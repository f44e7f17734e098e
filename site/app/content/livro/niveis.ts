export interface NivelDoJardim {
  nome: string;
  planta: string;
  frase: string;
  sinal: string;
  cuidado: string;
}

/** The stages of the garden have the names and pots of the group's six niveis, in the same order as on the site. */
export const niveis = {
  titulo: "Seis níveis, um *jardim*",
  abertura:
    "Uma farmácia amadurece como um jardim: em etapas, cada uma com o seu cuidado. Marque onde a sua está hoje. Pular etapa é plantar árvore em vaso raso.",
  itens: [
    {
      nome: "App",
      planta: "A semente",
      frase: "Você percebe que trabalhar mais já não resolve e volta a estudar.",
      sinal: "O saldo do banco é o único relatório da loja.",
      cuidado: "Separar o dinheiro da casa e o da farmácia.",
    },
    {
      nome: "Imersão",
      planta: "O broto",
      frase: "Você sai do balcão por um momento e enxerga a loja inteira.",
      sinal: "O resultado do mês existe, mas chega tarde demais para decidir.",
      cuidado: "Fechar a DRE até o dia 10 do mês seguinte.",
    },
    {
      nome: "Mentoria",
      planta: "A muda",
      frase: "Com alguém ao lado, as primeiras mudanças dão certo e animam a equipe.",
      sinal: "Há metas, mas só você as conhece.",
      cuidado: "Mostrar os números ao time toda semana.",
    },
    {
      nome: "Despertar",
      planta: "A folhagem",
      frase: "O que era esforço vira calendário.",
      sinal: "Compra, preço e escala têm dia e dono.",
      cuidado: "Medir antes de mudar: um indicador por área.",
    },
    {
      nome: "Edificação",
      planta: "A floração",
      frase: "A loja vai bem também quando você não está.",
      sinal: "A equipe resolve, registra e avisa, sem esperar ordem.",
      cuidado: "Formar quem forma: um responsável por rotina.",
    },
    {
      nome: "Plenitude",
      planta: "A árvore com frutos",
      frase: "Você escolhe para onde crescer, sem perder o chão.",
      sinal: "Investir é decisão do número, não da ansiedade.",
      cuidado: "Planejar o ano e ensinar o que aprendeu.",
    },
  ] satisfies NivelDoJardim[],
};

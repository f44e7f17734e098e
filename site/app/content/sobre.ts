import { amostra } from "@eden/domain/conteudo/amostra";

export type AbaId = "proposito" | "missao" | "visao" | "valores";

export interface Valor {
  nome: string;
  frase: string;
}

export interface Aba {
  id: AbaId;
  rotulo: string;
  titulo: string;
  descricao: readonly string[];
  valores?: readonly Valor[];
}

/** The group's purpose in four tabs. The labels and the nine values are confirmed; the texts are samples. */
export const abas: readonly Aba[] = [
  {
    id: "proposito",
    rotulo: "Propósito",
    titulo: amostra("Para que nenhum dono de farmácia cresça sozinho"),
    descricao: amostra([
      "Existimos para ver farmácias independentes florescerem. Unimos educação, gestão, tecnologia e marcas em um só ecossistema e caminhamos juntos em cada etapa.",
      "Quando a loja cresce com propósito, crescem também a família, a equipe e o bairro que contam com ela.",
    ]),
  },
  {
    id: "missao",
    rotulo: "Missão",
    titulo: amostra("Ensinar, acompanhar e caminhar junto"),
    descricao: amostra([
      "Levamos ao dono de farmácia o conhecimento, as ferramentas e o apoio para cuidar bem das pessoas, dos números e do cliente.",
      "Começamos de onde a loja está hoje. O próximo passo é sempre um que cabe na sua rotina.",
    ]),
  },
  {
    id: "visao",
    rotulo: "Visão",
    titulo: amostra("Uma farmácia forte em cada bairro"),
    descricao: amostra([
      "Queremos ver a farmácia independente ser a primeira escolha de quem mora perto: bem administrada, bem abastecida e próxima das pessoas.",
      "Lojas que aprendem umas com as outras chegam mais longe, sem perder o jeito da casa.",
    ]),
  },
  {
    id: "valores",
    rotulo: "Valores",
    titulo: amostra("Nove valores, uma mesma raiz"),
    descricao: [],
    valores: amostra([
      { nome: "Propósito", frase: "Crescer por algo maior." },
      { nome: "Ética", frase: "Fazer o certo, sempre." },
      { nome: "Excelência", frase: "Cuidar de cada detalhe." },
      { nome: "Generosidade", frase: "Dividir o que se sabe." },
      { nome: "Coragem", frase: "Mudar o que precisa mudar." },
      { nome: "Aprendizado", frase: "Estudar um pouco todo dia." },
      { nome: "Família", frase: "Gente antes de meta." },
      { nome: "Serviço", frase: "Resolver a dor do cliente." },
      { nome: "Gratidão", frase: "Honrar quem veio antes." },
    ]),
  },
];

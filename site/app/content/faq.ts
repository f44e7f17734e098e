import { conteudo } from "@eden/domain/conteudo/conteudo";

interface Pergunta {
  id: string;
  pergunta: string;
  /** Paragraphs. */
  resposta: readonly string[];
}

const respostas = conteudo("faq");

/** Also published as FAQPage data, so the answers stay plain text. The team edits the answers, not the questions. */
export const perguntas: readonly Pergunta[] = [
  {
    id: "como-entrar",
    pergunta: "Como faço para entrar no Éden Grupo?",
    resposta: respostas["como-entrar"],
  },
  {
    id: "quem-participa",
    pergunta: "Quem pode participar da área de educação?",
    resposta: respostas["quem-participa"],
  },
  {
    id: "como-funciona-o-app",
    pergunta: "Como funciona o Eden App?",
    resposta: respostas["como-funciona-o-app"],
  },
  {
    id: "como-licenciar",
    pergunta: "Como me torno licenciado de uma das marcas?",
    resposta: respostas["como-licenciar"],
  },
];

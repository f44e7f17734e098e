import type { SendWords } from "./send-banner.tsx";

/** Submission messages of the four registration forms. */
export const registrationWords: SendWords = {
  failed: "Erro ao realizar cadastro. Tente novamente.",
  queued: {
    title: "Seu cadastro está salvo neste aparelho.",
    text: "Ele vai sozinho quando a conexão voltar. Se você fechar a página, ele vai na próxima vez que abrir o site.",
  },
};

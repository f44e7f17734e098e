import type { SendWords } from "./send-banner.tsx";

/** What the four registrations say of a send. */
export const registrationWords: SendWords = {
  failed: "Erro ao realizar cadastro. Tente novamente.",
  queued: {
    title: "Seu cadastro está salvo neste aparelho.",
    text: "Ele vai sozinho quando a conexão voltar. Se você fechar a página, ele vai na próxima vez que abrir o site.",
  },
};

import { amostra } from "@eden/domain/conteudo/amostra";
import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";
import { REGRAS } from "@eden/domain/privacidade/regras";
import type { Secao } from "~/content/markup.ts";

const quemRecebe: Secao = {
  id: "quem-recebe",
  titulo: "Quem recebe os dados",
  blocks: [
    {
      kind: "paragraph",
      text: "Não vendemos nem alugamos dados. Compartilhamos o mínimo, com quem faz o serviço funcionar:",
    },
    {
      kind: "table",
      caption: "Quem recebe dados e para quê",
      columns: ["Quem", "O que recebe", "Para quê"],
      rows: [
        [
          "Asaas, provedor de pagamento",
          "Nome, CPF ou CNPJ, e-mail, telefone e os dados que você digita na página dele",
          "Cobrar por PIX, boleto ou cartão e prevenir fraude, também como responsável próprio",
        ],
        [
          `Supabase, provedor do banco de dados; provedor de hospedagem: ${amostra("nome da empresa")}`,
          "Tudo o que os formulários enviam e o que a equipe anota",
          "Guardar os dados e servir o site, sob nossas instruções",
        ],
        [
          `Provedor das cópias de segurança: ${amostra("nome da empresa")}`,
          "A cópia cifrada do banco de dados, que ele não consegue ler",
          "Refazer o sistema depois de uma falha",
        ],
        [
          `Provedor de e-mail: ${amostra("nome da empresa")}`,
          "Nome, e-mail e o conteúdo das mensagens que enviamos e das respostas que você manda, com os anexos",
          "Entregar e receber mensagens",
        ],
        ["Plataforma do EdenApp", "Nome, CPF, telefone, e-mail e os dados da loja", "Criar e manter a sua conta"],
        [
          "Ferramenta de atendimento da nossa equipe",
          "Dados de contato e o interesse que você informou",
          "Organizar o retorno a você",
        ],
        [
          "Calendário que alguém da equipe usa, como o do Google, da Apple ou da Microsoft",
          "Primeiro nome e horário do próximo passo combinado; se a pessoa da equipe escolher, também as palavras que anotou",
          "Lembrar a pessoa da equipe do que combinou com você",
        ],
        [
          "Serviço de avisos do navegador da equipe, como o do Google, da Apple ou da Mozilla",
          "O aviso cifrado, que ele não consegue ler",
          "Avisar a equipe de que alguém espera resposta",
        ],
        ["WhatsApp", "Só o que você escrever lá", "Conversar com um consultor, apenas se você abrir a conversa"],
        ["Serviço de vídeo", "Dados técnicos do seu navegador", "Exibir o vídeo do EdenApp, apenas se você o abrir"],
        ["Autoridades públicas", "O que a lei ou uma ordem válida exigir", "Cumprir obrigação legal"],
      ],
    },
    {
      kind: "paragraph",
      text: "Links para redes sociais, lojas de aplicativos e outros sites levam você a páginas com políticas próprias.",
    },
  ],
};

const transferencia: Secao = {
  id: "transferencia-internacional",
  titulo: "Transferência internacional",
  blocks: [
    {
      kind: "paragraph",
      text: "Os provedores de hospedagem, banco de dados, e-mail e vídeo podem usar servidores fora do Brasil. Quando isso acontece, a transferência segue os arts. 33 a 36 da LGPD e a Resolução CD/ANPD 19/2024, em regra com as cláusulas-padrão contratuais da ANPD, e vale só para as finalidades e os prazos desta política.",
    },
    {
      kind: "paragraph",
      text: `Peça ao encarregado a lista dos países e provedores atuais e a íntegra das cláusulas: respondemos em até ${formatPrazo(prazos.respostaAoTitular)}.`,
    },
  ],
};

/** The rows of the table: record and period in words. */
const prazosDeGuarda = Object.values(REGRAS).flatMap((regra) => {
  if (!("politica" in regra)) return [];
  const { registro, antes, desde }: { registro: string; antes?: string; desde?: string } = regra.politica;
  return [[registro, [antes, formatPrazo(regra.prazo), desde].filter(Boolean).join(" ")]];
});

const retencao: Secao = {
  id: "prazos",
  titulo: "Por quanto tempo guardamos",
  blocks: [
    { kind: "paragraph", text: "Passado o prazo, os dados são apagados ou tornados anônimos." },
    {
      kind: "table",
      caption: "Prazos de guarda",
      columns: ["Registro", "Prazo"],
      rows: [...prazosDeGuarda, ["Prova do consentimento", "Enquanto o dado existir"]],
    },
    {
      kind: "paragraph",
      text: `**Cópias de segurança.** O que é apagado do sistema continua por até ${formatPrazo(prazos.copiasDeSeguranca)} nas nossas cópias cifradas, que só servem para refazer o sistema depois de uma falha, e nas do provedor do banco de dados, por até ${amostra("7 dias")}. Se uma cópia precisar ser usada, o que já tinha sido apagado é apagado de novo.`,
    },
    {
      kind: "paragraph",
      text: "Se você pedir a eliminação antes, atendemos, salvo o que a lei obriga a guardar ou o que serve à defesa em um processo. Nesse caso dizemos o que fica e por quê.",
    },
  ],
};

export const compartilhamento = [quemRecebe, transferencia, retencao];

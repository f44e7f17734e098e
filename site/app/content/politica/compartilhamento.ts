import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";
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
          "Provedor de hospedagem e banco de dados",
          "Tudo o que os formulários enviam e o que a equipe anota",
          "Guardar os dados e servir o site, sob nossas instruções",
        ],
        ["Provedor de e-mail", "Nome, e-mail e o conteúdo da mensagem", "Entregar confirmações e respostas"],
        ["Plataforma do EdenApp", "Nome, CPF, telefone, e-mail e os dados da loja", "Criar e manter a sua conta"],
        [
          "Ferramenta de atendimento da nossa equipe",
          "Dados de contato e o interesse que você informou",
          "Organizar o retorno a você",
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

const retencao: Secao = {
  id: "prazos",
  titulo: "Por quanto tempo guardamos",
  blocks: [
    { kind: "paragraph", text: "Passado o prazo, os dados são apagados ou tornados anônimos." },
    {
      kind: "table",
      caption: "Prazos de guarda",
      columns: ["Registro", "Prazo"],
      rows: [
        [
          "Contatos, livro e inscrições que não viraram contrato, com o histórico do atendimento",
          `${formatPrazo(prazos.leadSemContrato)} desde o último contato`,
        ],
        ["Respostas do diagnóstico", `${formatPrazo(prazos.respostasDoDiagnostico)} desde a resposta`],
        [
          "Cadastro de quem contratou ou tem conta no EdenApp",
          `Durante o contrato e ${formatPrazo(prazos.contrato)} depois do fim`,
        ],
        ["Registros de pagamento, com as mensagens sobre ele", formatPrazo(prazos.registrosDePagamento)],
        ["Tentativas e consultas, contra abuso", formatPrazo(prazos.tentativasEConsultas)],
        ["Medições de velocidade e de etapas", formatPrazo(prazos.medicoes)],
        ["Registros de acesso ao site", formatPrazo(prazos.registrosDeAcesso)],
        ["Registro de quem da nossa equipe viu ou mudou dados, sem os dados", formatPrazo(prazos.registroDoPainel)],
        ["Registro de incidentes de segurança", formatPrazo(prazos.registroDeIncidentes)],
        ["Pedidos de titulares e as respostas", formatPrazo(prazos.pedidosDeTitulares)],
        ["Recusa de mensagens sobre pagamento: um código do endereço, sem o endereço", formatPrazo(prazos.oposicoes)],
        ["Prova do consentimento", "Enquanto o dado existir"],
      ],
    },
    {
      kind: "paragraph",
      text: "Se você pedir a eliminação antes, atendemos, salvo o que a lei obriga a guardar ou o que serve à defesa em um processo. Nesse caso dizemos o que fica e por quê.",
    },
  ],
};

export const compartilhamento = [quemRecebe, transferencia, retencao];

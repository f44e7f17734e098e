import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";
import type { Secao } from "./secao.ts";

const armazenamentoLocal: Secao = {
  id: "no-seu-navegador",
  titulo: "O que fica no seu navegador",
  blocks: [
    {
      kind: "paragraph",
      text: "Para que você não perca o que digitou, o site guarda alguns dados no armazenamento local do aparelho. Eles ficam no seu navegador; nós não os lemos à distância. Senha, cartão e chaves de acesso nunca ficam ali.",
    },
    {
      kind: "table",
      caption: "Chaves de armazenamento local",
      columns: ["Chave", "Para quê", "Até quando"],
      rows: [
        [
          "`edenApp_tempData`",
          "Retomar o cadastro no EdenApp na volta do pagamento. Inclui o CPF.",
          `Fim do cadastro ou ${formatPrazo(prazos.sessaoDePagamento)}, o que vier primeiro`,
        ],
        ["`edenApp_userData`", "Mostrar o resumo do seu cadastro. Sem CPF.", "Até você limpar"],
        ["`produtoslive_edenapp`", "Lembrar o pedido feito na página da live.", "Até você limpar"],
        ["`edenapp_purchase`", "Lembrar o plano escolhido ao ir para o pagamento.", "Até você limpar"],
        ["`customer_registration`", "Cópia da sua inscrição no Plenitude.", "Até você limpar"],
        ["`customer_edificacao_registration`", "Cópia da sua inscrição no Edificação.", "Até você limpar"],
        ["`mentoria_imersao_registration`", "Cópia da sua inscrição na Mentoria ou Imersão.", "Até você limpar"],
        ["`despertar_registration`", "Cópia da sua inscrição no Despertar.", "Até você limpar"],
        [
          "`diagnostico_progress`",
          "Continuar o diagnóstico de onde parou. Inclui CNPJ e CPF.",
          "Apagada quando o resultado é salvo",
        ],
        ["Relatório do diagnóstico", "Rever o resultado se a página recarregar. Sem CPF.", "Até você fechar a aba"],
        [
          "Rascunhos e envios pendentes",
          "Não perder um formulário se a conexão cair.",
          "Apagados quando o envio é confirmado",
        ],
      ],
    },
    {
      kind: "paragraph",
      text: "O CPF só fica no navegador até o cadastro ou o diagnóstico terminar. Para apagar tudo de uma vez, use “Limpar Dados” em [Meus dados](/dados-usuario) ou limpe os dados do site nas opções do navegador. Em aparelho de uso comum, faça isso ao sair.",
    },
  ],
};

const cookies: Secao = {
  id: "cookies",
  titulo: "Cookies",
  blocks: [
    {
      kind: "paragraph",
      text: `Usamos um cookie próprio, o \`eden_consentimento\`. Ele guarda a sua escolha no aviso de cookies, “aceito” ou “recusado”, e dura ${formatPrazo(prazos.cookieDeConsentimento)}. É necessário: sem ele o aviso voltaria a cada página.`,
    },
    {
      kind: "paragraph",
      text: "Nada que dependa de consentimento roda antes dele. Depois do seu “Aceitar”, e só então, medimos nós mesmos a velocidade das páginas e as etapas dos formulários, sem cookie, sem outra empresa e sem saber quem você é. Não há cookies de publicidade; se passarem a existir, esta política mudará antes.",
    },
    {
      kind: "paragraph",
      text: "Recusar é tão fácil quanto aceitar e não tira nenhuma função do site. Para rever a escolha, use “Preferências de cookies” no rodapé. O vídeo e as páginas de pagamento são de outros serviços e podem usar cookies deles quando você os abre.",
    },
  ],
};

export const navegador = [armazenamentoLocal, cookies];

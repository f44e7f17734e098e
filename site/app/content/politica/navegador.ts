import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";
import { chaves } from "./chaves.ts";
import type { Secao } from "./secao.ts";

const armazenamentoLocal: Secao = {
  id: "no-seu-navegador",
  titulo: "O que fica no seu navegador",
  blocks: [
    {
      kind: "paragraph",
      text: "Para que você não perca o que digitou, o site guarda alguns dados no armazenamento do próprio navegador. Eles ficam no seu navegador; nós não os lemos à distância. Senha, cartão e chaves de acesso nunca ficam ali.",
    },
    {
      kind: "table",
      caption: "Tudo o que o site guarda no seu navegador",
      columns: ["Chave", "Para quê", "Até quando"],
      rows: Object.entries(chaves).map(([chave, [paraQue, ateQuando]]) => [`\`${chave}\``, paraQue, ateQuando]),
    },
    {
      kind: "paragraph",
      text: `O CPF só fica no navegador enquanto serve: ${formatPrazo(prazos.sessaoDePagamento)} no máximo à espera do pagamento; ${formatPrazo(prazos.progressoDoDiagnostico)} no máximo em um diagnóstico cuja loja ainda não foi encontrada; ${formatPrazo(prazos.envioPendente)} no máximo em um cadastro que não pôde ser enviado. Para apagar tudo de uma vez, use “Limpar Dados” em [Meus dados](/dados-usuario) ou limpe os dados do site nas opções do navegador. Em aparelho de uso comum, faça isso ao sair.`,
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
      text: "Recusar é tão fácil quanto aceitar e não tira nenhuma função do site: só o vídeo do EdenApp, que é do YouTube, pede um clique a mais. Para rever a escolha, use “Preferências de cookies” no rodapé. Esse vídeo e as páginas de pagamento são de outros serviços e podem usar cookies deles quando você os abre.",
    },
  ],
};

export const navegador = [armazenamentoLocal, cookies];

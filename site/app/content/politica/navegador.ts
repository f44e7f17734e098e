import type { ChaveDoNavegador } from "@eden/domain/privacidade/chaves-do-navegador";
import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";
import type { Secao } from "~/content/markup.ts";

const LIMPAR = "Até você limpar";
const ABA = "Até você fechar a aba";
const hora = formatPrazo(prazos.sessaoDePagamento);
const boleto = formatPrazo(prazos.pagamentoPorBoleto);

/** Purpose and retention of each key: the rows of the policy's table. */
const chaves: Record<ChaveDoNavegador, [paraQue: string, ateQuando: string]> = {
  edenApp_tempData: [
    "Retomar o cadastro no EdenApp na volta do pagamento. Inclui o CPF.",
    `Fim do cadastro ou do prazo do pagamento (${hora}; no boleto, ${boleto}), o que vier primeiro. O CPF, ${hora} no máximo`,
  ],
  edenApp_userData: ["Mostrar o resumo do seu cadastro. Sem CPF.", LIMPAR],
  eden_checkout_edenapp: [
    "Voltar ao pagamento e saber se ele foi confirmado: números do pedido e do interesse, plano e endereço da página de pagamento.",
    `${LIMPAR}. O endereço, até o fim do prazo do pagamento`,
  ],
  eden_cadastro_edenapp: [
    "Saber se a sua conta já está pronta: número do cadastro.",
    "Até a conta ficar pronta ou você limpar",
  ],
  eden_convite: [
    "Abrir o cadastro pelo link que você recebeu por e-mail: o código do link.",
    "Fim do cadastro ou até você fechar a aba",
  ],
  produtoslive_edenapp: ["Lembrar o pedido feito na página da live.", LIMPAR],
  edenapp_purchase: ["Lembrar o plano escolhido ao ir para o pagamento.", LIMPAR],
  customer_registration: ["Cópia da sua inscrição na Plenitude.", LIMPAR],
  customer_edificacao_registration: ["Cópia da sua inscrição na Edificação.", LIMPAR],
  mentoria_imersao_registration: ["Cópia da sua inscrição na Mentoria ou Imersão.", LIMPAR],
  despertar_registration: ["Cópia da sua inscrição no Despertar.", LIMPAR],
  diagnostico_progress: [
    "Continuar o diagnóstico de onde parou. Inclui o CNPJ e, só até a loja ser encontrada, o CPF.",
    `Quando o resultado é salvo ou ${formatPrazo(prazos.progressoDoDiagnostico)} depois da última resposta`,
  ],
  eden_diagnostico_em: ["Contar esse prazo: a hora da última resposta.", "O mesmo prazo"],
  eden_fila_envios: [
    "Enviar depois um formulário que não chegou ao servidor. Inclui o que você preencheu; no cadastro do EdenApp, também o CPF.",
    `Quando o envio é confirmado ou ${formatPrazo(prazos.envioPendente)} depois`,
  ],
  eden_caderno: [
    "Guardar os campos das ferramentas e seis números por mês, com o nome da loja se você escrever. Só se você pedir.",
    `${formatPrazo(prazos.cadernoGuardado)} depois do último uso, “Apagar tudo” ou até você limpar`,
  ],
  "eden_conta_*": [
    "Não perder o que você digitou numa ferramenta se sair da página ou ela recarregar.",
    `${formatPrazo(prazos.contaDaAba)}, “Começar de novo” ou até você fechar a aba`,
  ],
  "eden_rascunho_*": [
    "Não perder o que você digitou se a página recarregar, e rever o resultado do diagnóstico. Sem o CPF.",
    "Quando o envio é confirmado ou até você fechar a aba",
  ],
  eden_origem: [
    "Saber como você chegou: página, site ou campanha, ferramenta usada e cidade vista. Vai junto com o formulário que você enviar.",
    ABA,
  ],
  eden_conexao_testada: ["Testar a conexão só uma vez por visita.", ABA],
  "react-router-scroll-positions": ["Voltar ao mesmo ponto de uma página.", ABA],
  eden_consentimento: ["Cookie: guardar a sua escolha no aviso de cookies.", formatPrazo(prazos.cookieDeConsentimento)],
};

const armazenamentoLocal: Secao = {
  id: "no-seu-navegador",
  titulo: "O que fica no seu navegador",
  blocks: [
    {
      kind: "paragraph",
      text: "Para que você não perca o que digitou, o site guarda alguns dados no armazenamento do próprio navegador. Eles ficam no seu navegador; nós não os lemos a distância. Senha, cartão e chaves de acesso nunca ficam ali.",
    },
    {
      kind: "table",
      caption: "Tudo o que o site guarda no seu navegador",
      columns: ["Chave", "Para quê", "Até quando"],
      rows: Object.entries(chaves).map(([chave, [paraQue, ateQuando]]) => [`\`${chave}\``, paraQue, ateQuando]),
    },
    {
      kind: "paragraph",
      text: `**Ferramentas do dono.** O que você digita nas [ferramentas](/ferramentas) não sai do aparelho. Enquanto a aba está aberta, por até ${formatPrazo(prazos.contaDaAba)}, ela lembra os campos. Se você pedir, o navegador guarda os campos e seis números por mês, com o nome da loja se você escrever, por ${formatPrazo(prazos.cadernoGuardado)} depois do último uso. Link, arquivo e lembrete levam esses números para onde você os enviar; o link os leva numa parte do endereço que o navegador não nos envia. Depois do primeiro resultado, o navegador guarda uma cópia das páginas das ferramentas, sem nenhum número seu, para que abram sem internet; ela some com “Remover do aparelho”, no fim de cada ferramenta, ou com “Limpar Dados”.`,
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

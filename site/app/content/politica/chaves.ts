import type { ChaveDoNavegador } from "@eden/domain/privacidade/chaves-do-navegador";
import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";

const LIMPAR = "Até você limpar";
const ABA = "Até você fechar a aba";
const hora = formatPrazo(prazos.sessaoDePagamento);
const boleto = formatPrazo(prazos.pagamentoPorBoleto);

/** Purpose and retention of each key: the rows of the policy's table. */
export const chaves: Record<ChaveDoNavegador, [paraQue: string, ateQuando: string]> = {
  edenApp_tempData: [
    "Retomar o cadastro no EdenApp na volta do pagamento. Inclui o CPF.",
    `Fim do cadastro ou do prazo do pagamento (${hora}; no boleto, ${boleto}), o que vier primeiro. O CPF, ${hora} no máximo`,
  ],
  edenApp_userData: ["Mostrar o resumo do seu cadastro. Sem CPF.", LIMPAR],
  eden_checkout_edenapp: [
    "Voltar ao pagamento e saber se ele foi confirmado: número do pedido, plano e endereço da página de pagamento.",
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
  customer_registration: ["Cópia da sua inscrição no Plenitude.", LIMPAR],
  customer_edificacao_registration: ["Cópia da sua inscrição no Edificação.", LIMPAR],
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
  "eden_rascunho_*": [
    "Não perder o que você digitou se a página recarregar, e rever o resultado do diagnóstico. Sem o CPF.",
    "Quando o envio é confirmado ou até você fechar a aba",
  ],
  eden_origem: ["Saber de que página ou campanha veio a visita. Não identifica você.", ABA],
  eden_conexao_testada: ["Testar a conexão só uma vez por visita.", ABA],
  "react-router-scroll-positions": ["Voltar ao mesmo ponto de uma página.", ABA],
  eden_consentimento: ["Cookie: guardar a sua escolha no aviso de cookies.", formatPrazo(prazos.cookieDeConsentimento)],
};

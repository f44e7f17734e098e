/**
 * Maximum lengths of visitor input, in characters; the database's constraints use the same figures. Separate constants,
 * because bundlers cannot tree-shake an object.
 */
export const NOME_MAX = 120;
export const SOBRENOME_MAX = 120;
export const EMAIL_MAX = 254;
export const MENSAGEM_MAX = 4000;
export const RAZAO_SOCIAL_MAX = 200;
export const ENDERECO_MAX = 200;
export const NUMERO_MAX = 20;
export const COMPLEMENTO_MAX = 120;
export const BAIRRO_MAX = 120;
export const CIDADE_MAX = 120;
export const FATURAMENTO_MENSAL_MAX = 60;

export const QUANTIDADE_LOJAS_MIN = 1;
export const QUANTIDADE_LOJAS_MAX = 9999;

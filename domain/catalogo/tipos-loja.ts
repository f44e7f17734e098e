/** Names of the values of `inscricoes.tipo_loja`, in the order of the form. */
export const TIPOS_LOJA = { nova: "Loja nova", conversao: "Conversão" } as const;

/** Names of the values of `inscricoes.tipo_empresa`. */
export const TIPOS_EMPRESA = { loja_unica: "Loja única", matriz_filial: "Matriz com filiais" } as const;

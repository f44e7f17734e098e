import type { InferInput } from "valibot";
import type { CONTRATO, Funcao } from "./contrato.ts";

/** A function that writes: its document carries `comando`. */
export type Comando = {
  [F in Funcao]: InferInput<(typeof CONTRATO)[F]["entrada"]> extends { comando: string } ? F : never;
}[Funcao];

interface Volta {
  /** May wait for the connection: it changes or adds one person and sends nothing to anybody. */
  espera: boolean;
  /** The database keeps what undoes it for a minute, so the panel offers to undo it. */
  desfaz: boolean;
}

const DIRETO = { espera: false, desfaz: false } as const;
const REVERSIVEL = { espera: false, desfaz: true } as const;
const PACIENTE = { espera: true, desfaz: true } as const;

/** What becomes of each command without a connection, and whether it can be taken back. */
export const COMANDOS = {
  anotar: PACIENTE,
  mudar_estado: PACIENTE,
  marcar_passo: PACIENTE,
  concluir_passo: PACIENTE,
  registrar_contato: PACIENTE,
  corrigir_pessoa: PACIENTE,
  nova_pessoa: PACIENTE,
  dispensar_resposta: PACIENTE,
  motivar_dispensa: { espera: true, desfaz: false },
  mudar_dono: PACIENTE,
  usar_canal: REVERSIVEL,
  marcar_spam: REVERSIVEL,
  decidir_remetente: REVERSIVEL,
  prever_venda: REVERSIVEL,
  unir: REVERSIVEL,
  separar: REVERSIVEL,
  separar_entrada: REVERSIVEL,
  recusar_sugestao: REVERSIVEL,
  apagar_suspeitas: REVERSIVEL,
  em_lote: REVERSIVEL,
  gravar_vista: DIRETO,
  apagar_vista: DIRETO,
  enviar_email: DIRETO,
  liberar_suspeitas: DIRETO,
  gravar_membro: DIRETO,
  gravar_ausencia: DIRETO,
  apagar_ausencia: DIRETO,
  gravar_rodizio: DIRETO,
  gravar_preferencias_aviso: DIRETO,
  retirar_aparelho: DIRETO,
  gravar_horario: DIRETO,
  gravar_meta: DIRETO,
  gravar_agenda: DIRETO,
  apagar_agenda: DIRETO,
  gravar_modelo: DIRETO,
  apagar_modelo: DIRETO,
  ordenar_modelos: DIRETO,
  aumentar_limite: DIRETO,
  encerrar_aumento: DIRETO,
  pausar_cobranca: DIRETO,
  encerrar_cobranca: DIRETO,
  decidir_revisao: DIRETO,
  ver_cobrancas: DIRETO,
  corrigir_loja: REVERSIVEL,
  gravar_loja: REVERSIVEL,
  remover_loja: REVERSIVEL,
  importar_lojas: DIRETO,
  convidar_loja: DIRETO,
  gravar_rascunho: DIRETO,
  descartar_rascunho: DIRETO,
  pedir_aprovacao: DIRETO,
  aprovar_texto: DIRETO,
  recusar_texto: DIRETO,
  desfazer_publicacao: DIRETO,
  pedir_previa: DIRETO,
  abrir_requerimento: DIRETO,
  verificar_requerente: DIRETO,
  separar_linhas: DIRETO,
  corrigir_requerimento: DIRETO,
  opor_requerimento: DIRETO,
  apagar_requerimento: DIRETO,
  concluir_requerimento: DIRETO,
} as const satisfies Record<Exclude<Comando, "desfazer">, Volta>;

/** A command of the panel; `desfazer` takes one back. */
export type Escrita = keyof typeof COMANDOS;

/** A command that may wait for the connection. */
export type Enfileiravel = { [F in Escrita]: (typeof COMANDOS)[F]["espera"] extends true ? F : never }[Escrita];

export const isEnfileiravel = (funcao: Escrita): funcao is Enfileiravel => COMANDOS[funcao].espera;

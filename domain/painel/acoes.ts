import type { Comando } from "./comandos.ts";

/** Commands without a line of their own: an import records each store, the other two change no data of a person. */
type SemRegistro = "importar_lojas" | "pedir_previa" | "ver_cobrancas";

/** Recorded by a function that reads, or by the service. */
type SoNoRegistro =
  | "viu"
  | "buscou"
  | "entrou"
  | "saiu"
  | "cadastrou_fator"
  | "fator_recusado"
  | "redefiniu_fator"
  | "convidou"
  | "exportou"
  | "enviou_codigo"
  | "baixou_anexo"
  | "enviou_foto"
  | "gerou_link"
  | "rodizio"
  | "leu_agenda"
  | "ligou_avisos"
  | "mostrou_cpf";

/** Every action that the access record stores. */
export type Registrada = Exclude<Comando, SemRegistro> | SoNoRegistro;

interface Acao {
  /** After the member's name, before the target. */
  frase: string;
  /** In the filter. */
  nome: string;
}

/** The actions of the access record, as stored, in the words of the team. */
export const ACOES = {
  viu: { frase: "viu", nome: "Viu" },
  buscou: { frase: "buscou", nome: "Buscou" },
  entrou: { frase: "entrou no painel", nome: "Entrou" },
  saiu: { frase: "saiu do painel", nome: "Saiu" },
  cadastrou_fator: { frase: "configurou o autenticador", nome: "Configurou o autenticador" },
  fator_recusado: { frase: "errou o código do autenticador", nome: "Errou o autenticador" },
  enviou_codigo: { frase: "enviou um código a", nome: "Enviou código" },
  redefiniu_fator: { frase: "redefiniu o autenticador de", nome: "Redefiniu autenticador" },
  convidou: { frase: "convidou", nome: "Convidou" },
  gravar_membro: { frase: "mudou o acesso de", nome: "Mudou acesso" },
  gravar_ausencia: { frase: "marcou uma ausência de", nome: "Marcou ausência" },
  apagar_ausencia: { frase: "tirou uma ausência de", nome: "Tirou ausência" },
  ligou_avisos: { frase: "ligou os avisos num aparelho de", nome: "Ligou avisos" },
  gravar_preferencias_aviso: { frase: "mudou os avisos de", nome: "Mudou os avisos" },
  retirar_aparelho: { frase: "tirou os avisos de um aparelho de", nome: "Tirou aparelho dos avisos" },
  gravar_rodizio: { frase: "ligou ou desligou o rodízio", nome: "Mudou o rodízio" },
  rodizio: { frase: "deu pelo rodízio", nome: "Rodízio" },
  gravar_horario: { frase: "mudou o horário ou os feriados", nome: "Mudou o horário" },
  gravar_agenda: { frase: "mudou a agenda no calendário", nome: "Mudou a agenda" },
  apagar_agenda: { frase: "desligou a agenda no calendário", nome: "Desligou a agenda" },
  leu_agenda: { frase: "leu os próximos passos pelo calendário", nome: "Leu a agenda" },
  gravar_meta: { frase: "mudou a meta do mês", nome: "Mudou a meta" },
  gravar_modelo: { frase: "gravou um modelo", nome: "Gravou modelo" },
  apagar_modelo: { frase: "removeu um modelo", nome: "Removeu modelo" },
  ordenar_modelos: { frase: "mudou a ordem dos modelos", nome: "Ordenou modelos" },
  aumentar_limite: { frase: "aumentou o limite de", nome: "Aumentou limite" },
  encerrar_aumento: { frase: "voltou ao normal o limite de", nome: "Voltou limite ao normal" },
  exportou: { frase: "exportou", nome: "Exportou" },
  gravar_rascunho: { frase: "escreveu um rascunho para o site", nome: "Escreveu rascunho" },
  descartar_rascunho: { frase: "descartou um rascunho do site", nome: "Descartou rascunho" },
  pedir_aprovacao: { frase: "pediu aprovação de um texto do site", nome: "Pediu aprovação" },
  aprovar_texto: { frase: "publicou um texto do site", nome: "Publicou texto" },
  recusar_texto: { frase: "recusou um texto do site", nome: "Recusou texto" },
  desfazer_publicacao: { frase: "desfez a publicação de um texto do site", nome: "Desfez publicação" },
  enviou_foto: { frase: "enviou uma foto para o site", nome: "Enviou foto" },
  anotar: { frase: "anotou em", nome: "Anotou" },
  nova_pessoa: { frase: "registrou", nome: "Registrou pessoa" },
  registrar_contato: { frase: "registrou contato com", nome: "Registrou contato" },
  dispensar_resposta: { frase: "dispensou a resposta a", nome: "Dispensou resposta" },
  motivar_dispensa: { frase: "mudou o motivo de não responder a", nome: "Mudou motivo da dispensa" },
  usar_canal: { frase: "escolheu o contato de", nome: "Escolheu o contato" },
  corrigir_pessoa: { frase: "corrigiu os dados de", nome: "Corrigiu uma pessoa" },
  marcar_spam: { frase: "marcou como spam um e-mail de", nome: "Marcou spam" },
  decidir_remetente: { frase: "decidiu de quem é um e-mail em", nome: "Decidiu remetente" },
  baixou_anexo: { frase: "baixou um anexo de", nome: "Baixou anexo" },
  enviar_email: { frase: "escreveu a", nome: "Enviou e-mail" },
  mudar_estado: { frase: "mudou o estado de", nome: "Mudou estado" },
  prever_venda: { frase: "mudou o valor previsto de", nome: "Mudou o valor previsto" },
  mudar_dono: { frase: "mudou o dono de", nome: "Mudou dono" },
  marcar_passo: { frase: "marcou o próximo passo de", nome: "Marcou passo" },
  concluir_passo: { frase: "concluiu o passo de", nome: "Concluiu passo" },
  desfazer: { frase: "desfez uma mudança em", nome: "Desfez" },
  unir: { frase: "uniu", nome: "Uniu" },
  separar: { frase: "separou", nome: "Separou" },
  separar_entrada: { frase: "separou uma entrada de", nome: "Separou entrada" },
  recusar_sugestao: { frase: "recusou uma sugestão de união de", nome: "Recusou sugestão" },
  liberar_suspeitas: { frase: "liberou", nome: "Liberou suspeita" },
  abrir_requerimento: { frase: "abriu", nome: "Abriu pedido de titular" },
  verificar_requerente: { frase: "confirmou quem fez", nome: "Confirmou titular" },
  mostrou_cpf: { frase: "mostrou um CPF em", nome: "Mostrou CPF" },
  separar_linhas: { frase: "separou registros em", nome: "Separou registros" },
  corrigir_requerimento: { frase: "corrigiu os dados de", nome: "Corrigiu dados" },
  opor_requerimento: { frase: "parou as mensagens em", nome: "Parou mensagens" },
  apagar_requerimento: { frase: "apagou os dados de", nome: "Apagou dados" },
  concluir_requerimento: { frase: "concluiu", nome: "Concluiu pedido de titular" },
  em_lote: { frase: "mudou, com outras pessoas,", nome: "Mudou em lote" },
  gravar_vista: { frase: "guardou uma vista da Caixa", nome: "Guardou vista" },
  apagar_vista: { frase: "apagou uma vista da Caixa", nome: "Apagou vista" },
  apagar_suspeitas: { frase: "apagou", nome: "Apagou suspeita" },
  gravar_loja: { frase: "gravou", nome: "Gravou loja" },
  corrigir_loja: { frase: "corrigiu", nome: "Corrigiu loja" },
  remover_loja: { frase: "removeu", nome: "Removeu loja" },
  convidar_loja: { frase: "convidou", nome: "Convidou loja" },
  pausar_cobranca: { frase: "pausou os envios de", nome: "Pausou envios" },
  encerrar_cobranca: { frase: "encerrou a cobrança de", nome: "Encerrou cobrança" },
  decidir_revisao: { frase: "decidiu a revisão de", nome: "Decidiu revisão" },
  gerou_link: { frase: "criou um link para", nome: "Criou link de pagamento" },
} satisfies Record<Registrada, Acao>;

export const isRegistrada = (acao: string): acao is Registrada => Object.hasOwn(ACOES, acao);

/** An action of a newer database has neutral words, never its identifier. */
export const acaoOf = (acao: string): Acao =>
  isRegistrada(acao) ? ACOES[acao] : { frase: "fez outra mudança em", nome: "Outra mudança" };

import {
  ArrowRightLeft,
  BellOff,
  BellRing,
  CalendarClock,
  CircleCheck,
  Clock,
  Download,
  Eraser,
  Eye,
  FileUser,
  GitMerge,
  type IconNode,
  KeyRound,
  LogIn,
  LogOut,
  Mail,
  MessageSquareText,
  Pencil,
  PenLine,
  Phone,
  Search,
  ShieldCheck,
  Split,
  Sprout,
  StickyNote,
  Trash2,
  Undo2,
  UserRoundCog,
  UserRoundPlus,
} from "lucide";

interface Acao {
  /** After the member's name, before the target. */
  frase: string;
  /** In the filter. */
  nome: string;
  icone: IconNode;
}

/** The actions of the record, as stored, in the words of the team. */
export const ACOES: Record<string, Acao> = {
  viu: { frase: "viu", nome: "Viu", icone: Eye },
  buscou: { frase: "buscou", nome: "Buscou", icone: Search },
  entrou: { frase: "entrou no painel", nome: "Entrou", icone: LogIn },
  saiu: { frase: "saiu do painel", nome: "Saiu", icone: LogOut },
  cadastrou_fator: { frase: "configurou o autenticador", nome: "Configurou o autenticador", icone: KeyRound },
  redefiniu_fator: { frase: "redefiniu o autenticador de", nome: "Redefiniu autenticador", icone: KeyRound },
  convidou: { frase: "convidou", nome: "Convidou", icone: UserRoundPlus },
  gravar_membro: { frase: "mudou o acesso de", nome: "Mudou acesso", icone: UserRoundCog },
  gravar_horario: { frase: "mudou o horário ou os feriados", nome: "Mudou o horário", icone: Clock },
  gravar_modelo: { frase: "gravou um modelo", nome: "Gravou modelo", icone: MessageSquareText },
  apagar_modelo: { frase: "removeu um modelo", nome: "Removeu modelo", icone: MessageSquareText },
  ordenar_modelos: { frase: "mudou a ordem dos modelos", nome: "Ordenou modelos", icone: MessageSquareText },
  exportou: { frase: "exportou", nome: "Exportou", icone: Download },
  gravar_rascunho: { frase: "escreveu um rascunho para o site", nome: "Escreveu rascunho", icone: PenLine },
  descartar_rascunho: { frase: "descartou um rascunho do site", nome: "Descartou rascunho", icone: PenLine },
  pedir_aprovacao: { frase: "pediu aprovação de um texto do site", nome: "Pediu aprovação", icone: PenLine },
  aprovar_texto: { frase: "publicou um texto do site", nome: "Publicou texto", icone: CircleCheck },
  recusar_texto: { frase: "recusou um texto do site", nome: "Recusou texto", icone: PenLine },
  desfazer_publicacao: { frase: "desfez a publicação de um texto do site", nome: "Desfez publicação", icone: Undo2 },
  enviou_foto: { frase: "enviou uma foto para o site", nome: "Enviou foto", icone: PenLine },
  anotar: { frase: "anotou em", nome: "Anotou", icone: StickyNote },
  registrar_contato: { frase: "registrou contato com", nome: "Registrou contato", icone: Phone },
  usar_canal: { frase: "escolheu o contato de", nome: "Escolheu o contato", icone: Mail },
  enviar_email: { frase: "escreveu a", nome: "Enviou e-mail", icone: Mail },
  mudar_estado: { frase: "mudou o estado de", nome: "Mudou estado", icone: Sprout },
  mudar_dono: { frase: "mudou o dono de", nome: "Mudou dono", icone: ArrowRightLeft },
  marcar_passo: { frase: "marcou o próximo passo de", nome: "Marcou passo", icone: CalendarClock },
  concluir_passo: { frase: "concluiu o passo de", nome: "Concluiu passo", icone: CircleCheck },
  desfazer: { frase: "desfez uma mudança em", nome: "Desfez", icone: Undo2 },
  unir: { frase: "uniu", nome: "Uniu", icone: GitMerge },
  separar: { frase: "separou", nome: "Separou", icone: Split },
  separar_entrada: { frase: "separou uma entrada de", nome: "Separou entrada", icone: Split },
  recusar_sugestao: { frase: "recusou uma sugestão de união de", nome: "Recusou sugestão", icone: BellRing },
  liberar_suspeitas: { frase: "liberou", nome: "Liberou suspeita", icone: ShieldCheck },
  abrir_requerimento: { frase: "abriu", nome: "Abriu pedido de titular", icone: FileUser },
  verificar_requerente: { frase: "confirmou quem fez", nome: "Confirmou titular", icone: ShieldCheck },
  mostrou_cpf: { frase: "mostrou um CPF em", nome: "Mostrou CPF", icone: Eye },
  separar_linhas: { frase: "separou registros em", nome: "Separou registros", icone: Split },
  corrigir_requerimento: { frase: "corrigiu os dados de", nome: "Corrigiu dados", icone: Pencil },
  opor_requerimento: { frase: "parou as mensagens em", nome: "Parou mensagens", icone: BellOff },
  apagar_requerimento: { frase: "apagou os dados de", nome: "Apagou dados", icone: Eraser },
  concluir_requerimento: { frase: "concluiu", nome: "Concluiu pedido de titular", icone: CircleCheck },
  apagar_suspeitas: { frase: "apagou", nome: "Apagou suspeita", icone: Trash2 },
};

/** An action that this build does not know is shown as stored. */
export const acaoOf = (acao: string): Acao => ACOES[acao] ?? { frase: acao, nome: acao, icone: Eye };

import { type PrazoCorrido, prazos } from "./prazos.ts";

/**
 * What applies a period: the nightly job, the hourly one, the reader of the mailbox, the script of the backups, nginx's
 * rotation, or people with a runbook.
 */
type Aplica =
  | "aplicar_prazos"
  | "limpar_registros"
  | "limpar_painel"
  | "correio"
  | "backup"
  | "nginx"
  | "encarregado"
  | "gestao";

interface Regra {
  prazo: PrazoCorrido;
  /** From which moment. */
  desde: string;
  base: string;
  aplica: Aplica;
  /** The row of the policy; without it the record is one of the team or of the machine. */
  politica?: { registro: string; desde?: string; antes?: string };
}

const FIM = "LGPD, arts. 15 and 16: the purpose has ended";
const dias = (quantidade: number): PrazoCorrido => ({ quantidade, unidade: "dia" });

/** Every period of personal data. Policy, `docs/database.md` and `privado.prazos` follow; tests compare them. */
export const REGRAS = {
  leadSemContrato: {
    prazo: prazos.leadSemContrato,
    desde: "the last contact",
    base: FIM,
    aplica: "aplicar_prazos",
    politica: {
      registro: "Contatos, livro e inscrições que não viraram contrato, com o histórico do atendimento",
      desde: "desde o último contato",
    },
  },
  respostasDoDiagnostico: {
    prazo: prazos.respostasDoDiagnostico,
    desde: "the answer",
    base: FIM,
    aplica: "aplicar_prazos",
    politica: { registro: "Respostas do diagnóstico", desde: "desde a resposta" },
  },
  lojaSemResposta: {
    prazo: prazos.lojaSemResposta,
    desde: "the last invitation, or the entry, of a store without answers",
    base: FIM,
    aplica: "aplicar_prazos",
    politica: {
      registro: "Loja convidada para o diagnóstico que não respondeu, com o CPF e o telefone de quem responde",
      desde: "desde o último convite",
    },
  },
  contaGratuita: {
    prazo: prazos.contaGratuita,
    desde: "the last contact of a free account",
    base: FIM,
    aplica: "aplicar_prazos",
    politica: { registro: "Cadastro da conta gratuita do EdenApp", desde: "desde o último contato" },
  },
  contrato: {
    prazo: prazos.contrato,
    desde: "the end of the contract, `encerrada_em`",
    base: "LGPD, art. 16, I; Código Civil, art. 206, § 5º",
    aplica: "aplicar_prazos",
    politica: { registro: "Cadastro de quem contratou", antes: "Durante o contrato e", desde: "depois do fim" },
  },
  registrosDePagamento: {
    prazo: prazos.registrosDePagamento,
    desde: "the payment",
    base: "LGPD, art. 16, I; Código Tributário Nacional, arts. 173 and 174",
    aplica: "aplicar_prazos",
    politica: { registro: "Registros de pagamento, com as mensagens sobre ele" },
  },
  tentativasEConsultas: {
    prazo: prazos.tentativasEConsultas,
    desde: "the look-up",
    base: "LGPD, art. 10: security",
    aplica: "limpar_registros",
    politica: { registro: "Tentativas e consultas, contra abuso" },
  },
  medicoes: {
    prazo: prazos.medicoes,
    desde: "the day of the visit",
    base: "LGPD, art. 12: no person is named",
    aplica: "limpar_registros",
    politica: { registro: "Medições de velocidade e de etapas" },
  },
  registrosDeAcesso: {
    prazo: prazos.registrosDeAcesso,
    desde: "the request",
    base: "Lei 12.965/2014, art. 15",
    aplica: "nginx",
    politica: { registro: "Registros de acesso ao site" },
  },
  registroDoPainel: {
    prazo: prazos.registroDoPainel,
    desde: "the action, or the day a member left",
    base: "LGPD, art. 37",
    aplica: "limpar_painel",
    politica: { registro: "Registro de quem da nossa equipe viu ou mudou dados, sem os dados" },
  },
  registroDeIncidentes: {
    prazo: prazos.registroDeIncidentes,
    desde: "the incident",
    base: "Resolução CD/ANPD 15/2024, art. 10",
    aplica: "encarregado",
    politica: { registro: "Registro de incidentes de segurança" },
  },
  pedidosDeTitulares: {
    prazo: prazos.pedidosDeTitulares,
    desde: "the answer",
    base: "LGPD, art. 18; art. 7º, VI",
    aplica: "aplicar_prazos",
    politica: { registro: "Pedidos de titulares e as respostas" },
  },
  oposicoes: {
    prazo: prazos.oposicoes,
    desde: "the refusal",
    base: "LGPD, art. 18, § 2º",
    aplica: "aplicar_prazos",
    politica: { registro: "Recusa de mensagens sobre pagamento: um código do endereço, sem o endereço" },
  },
  remetentesBloqueados: {
    prazo: prazos.remetentesBloqueados,
    desde: "the mark as spam",
    base: "LGPD, art. 10: security",
    aplica: "aplicar_prazos",
    politica: { registro: "Endereços marcados como spam: um código do endereço, sem o endereço" },
  },
  mensagensIlegiveis: {
    prazo: prazos.mensagensIlegiveis,
    desde: "their arrival",
    base: FIM,
    aplica: "correio",
    politica: { registro: "E-mails recebidos que o sistema não conseguiu ler" },
  },
  copiasDeSeguranca: {
    prazo: prazos.copiasDeSeguranca,
    desde: "the copy",
    base: "LGPD, art. 46: security",
    aplica: "backup",
    politica: { registro: "Cópias de segurança, cifradas" },
  },
  comandos: { prazo: dias(8), desde: "the command", base: FIM, aplica: "limpar_painel" },
  avisos: {
    prazo: dias(30),
    desde: "the notice; a hand-over or a mention, once it is seen",
    base: FIM,
    aplica: "limpar_registros",
  },
  aparelhos: { prazo: dias(30), desde: "the last use", base: FIM, aplica: "limpar_registros" },
  tarefas: { prazo: dias(30), desde: "the last attempt", base: FIM, aplica: "limpar_registros" },
  correioFalhas: { prazo: dias(30), desde: "the last attempt", base: FIM, aplica: "limpar_registros" },
  novidades: { prazo: dias(1), desde: "the change", base: FIM, aplica: "limpar_registros" },
  contadores: { prazo: dias(1), desde: "the count", base: "LGPD, art. 10: security", aplica: "limpar_registros" },
  sessoes: { prazo: { quantidade: 16, unidade: "hora" }, desde: "the sign-in", base: FIM, aplica: "limpar_painel" },
  codigos: { prazo: { quantidade: 1, unidade: "hora" }, desde: "the code", base: FIM, aplica: "limpar_painel" },
} as const satisfies Record<string, Regra>;

export type NomeDaRegra = keyof typeof REGRAS;

/** `por`: its own period, or the first that applies. `com`: leaves with what is named. `livre`: its columns, none of which is about a person. */
type Guarda = ({ por: readonly NomeDaRegra[] } | { com: string } | { livre: string }) & {
  /** Columns that leave earlier or later than their row, and when. */
  colunas?: Readonly<Record<string, string>>;
};

const PESSOA = { com: "the last source row of the person" } as const;
const MEMBRO = { com: "the member, or the name of one who left" } as const;
const LEAD = { por: ["leadSemContrato"] } as const;

/**
 * Every table of the database and every other store. A table with personal data has a period for the whole row, so a new column
 * has it too; one without names its columns, so that a new one must be judged.
 */
export const GUARDA = {
  "public.contato": LEAD,
  "public.leadlive": LEAD,
  "public.inscricoes": LEAD,
  "public.cadastros_app": { por: ["contrato", "contaGratuita", "leadSemContrato"] },
  "public.pedidos": { por: ["registrosDePagamento", "leadSemContrato"] },
  "public.diagnosticos_respostas": { por: ["respostasDoDiagnostico"] },
  "public.diagnosticos_lojas": { por: ["lojaSemResposta"] },
  "public.medicoes": { por: ["medicoes"] },
  "privado.registros": LEAD,
  "privado.emails_recebidos": LEAD,
  "privado.emails_a_apagar": { com: "the message in the mailbox" },
  "privado.emails_ilegiveis": { por: ["mensagensIlegiveis"] },
  "privado.eventos_pagamento": { por: ["registrosDePagamento"] },
  "privado.cobrancas": { com: "the order" },
  "privado.paradas": { com: "the order" },
  "privado.convites": { com: "the order or lead" },
  "privado.emails_enviados": { com: "the order or row" },
  "privado.emails_recusados": { com: "the order or row" },
  "privado.notas_lojas": { com: "the answers" },
  "privado.pessoas": PESSOA,
  "privado.entradas": PESSOA,
  "privado.canais": PESSOA,
  "privado.chaves_pessoa": PESSOA,
  "privado.historico": PESSOA,
  "privado.sugestoes_recusadas": PESSOA,
  "privado.saida": { com: "the row, and at once when the worker takes the job" },
  "graphile_worker._private_jobs": { por: ["tarefas"], colunas: { last_error: "a day after the attempt" } },
  "privado.pedidos_titulares": { por: ["pedidosDeTitulares"] },
  "privado.requerimentos": {
    por: ["pedidosDeTitulares"],
    colunas: { nome: "with the answer", email: "with the answer", telefone: "with the answer", cpf: "with the answer" },
  },
  "privado.oposicoes": { por: ["oposicoes"] },
  "privado.remetentes_bloqueados": { por: ["remetentesBloqueados"] },
  "privado.consultas_diagnostico": { por: ["tentativasEConsultas"] },
  "privado.contadores": { por: ["contadores"] },
  "privado.recibos": { com: "the window of its limit, an hour or a day" },
  "privado.pessoas_contadas": { com: "the hour of its limit" },
  "privado.comandos": { por: ["comandos"], colunas: { antes: "of a removed store, after a minute" } },
  "privado.novidades": { por: ["novidades"] },
  "privado.avisos": { por: ["avisos"] },
  "privado.avisos_enviados": { com: "the notice" },
  "privado.registro_de_acessos": { por: ["registroDoPainel"] },
  "privado.equipe": {
    por: ["registroDoPainel"],
    colunas: { id: "stays without name and e-mail, as the author of what is kept" },
  },
  "privado.sessoes_painel": { por: ["sessoes"] },
  "privado.codigos_painel": { por: ["codigos"] },
  "privado.aparelhos_painel": { por: ["aparelhos"] },
  "privado.aparelhos_aviso": { por: ["aparelhos"] },
  "privado.fatores_usados": { com: "the code, two minutes" },
  "privado.presencas": { com: "the input, a minute" },
  "privado.abas_visiveis": { com: "the tab, a minute" },
  "privado.preferencias_aviso": MEMBRO,
  "privado.ausencias": MEMBRO,
  "privado.agendas": MEMBRO,
  "privado.vistas": MEMBRO,
  "privado.aumentos_de_limite": MEMBRO,
  "privado.metas": MEMBRO,
  "privado.textos": { com: "the text, which the site shows" },
  "privado.publicacoes": { com: "the text, which the site shows" },
  "privado.fotos": { com: "the text that shows the picture" },
  "privado.correio_falhas": { por: ["correioFalhas"] },
  "privado.farmacias": {
    livre:
      "cnpj matriz nome_fantasia razao_social situacao situacao_em inicio_em cnae logradouro numero complemento bairro cep uf ibge municipio porte simples",
  },
  "privado.farmacias_cargas": { livre: "id mes comecada_em terminada_em linhas lidas estado motivo" },
  "privado.municipios": { livre: "tom ibge nome uf slug regiao regiao_nome latitude longitude" },
  "privado.populacoes": { livre: "ibge ano habitantes" },
  "privado.pracas": { livre: "ibge uf slug mes dados" },
  "privado.contagens": { livre: "id figura dia valor fonte pessoas conversa ganho" },
  "privado.construcoes": { livre: "revisao alvo pedida_em pronta_em" },
  "privado.chaves": { livre: "nome valor criado_em" },
  "privado.copias": { livre: "feita_em bytes" },
  "privado.correio": { livre: "unica lido_em mais_antigo_em" },
  "privado.esperas": { livre: "assunto espera" },
  "privado.feriados": { livre: "dia nome faixas" },
  "privado.horario": { livre: "unico prazo_minutos dias prazo_no_site revisao" },
  "privado.limites": { livre: "alvo maximo janela" },
  "privado.modelos": { livre: "id nome momento canal assunto texto origens ordem versao motivos" },
  "privado.preferencias_equipe": { livre: "unica rodizio resumo_em" },
  "privado.tarefas": { livre: "tarefa tentativas prioridade" },
  "privado.modelo_lead": {
    livre:
      "id nome email telefone telefone_e164 consentimento_versao consentimento_em finalidade aceita_novidades origem isca preenchido_ms suspeito criado_em",
  },
  "public.diagnosticos_perguntas": { livre: "id versao area texto opcoes ativa" },
  "graphile_worker._private_job_queues": { livre: "id queue_name locked_at locked_by is_available" },
  "graphile_worker._private_known_crontabs": { livre: "identifier known_since last_execution" },
  "graphile_worker._private_tasks": { livre: "id identifier" },
  "graphile_worker.migrations": { livre: "id ts breaking" },
  "supabase_migrations.routines": { livre: "object base digest missing_since" },
  "supabase_migrations.schema_migrations": { livre: "version statements name" },
} as const satisfies Record<string, Guarda>;

/** Personal data that no table of the database has. */
export const FORA = {
  "Painel/Ilegiveis": { por: ["mensagensIlegiveis"] },
  "the rest of the mailbox": { com: "the row of the message (`emails_a_apagar`)" },
  "copies of the database": { por: ["copiasDeSeguranca"] },
  "nginx's log": { por: ["registrosDeAcesso"] },
  "record of incidents": { por: ["registroDeIncidentes"] },
  "`auth.users` of Supabase": { com: "the member: gestao deletes the user there when somebody leaves" },
} as const satisfies Record<string, Guarda>;

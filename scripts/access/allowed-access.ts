const VISITOR_ROLES = ["anon", "authenticated"];
const TABLES = [
  "cadastros_app",
  "contato",
  "diagnosticos_lojas",
  "diagnosticos_perguntas",
  "diagnosticos_respostas",
  "inscricoes",
  "leadlive",
  "medicoes",
  "pedidos",
];
const LEAD = "id nome email telefone consentimento_versao finalidade aceita_novidades origem isca preenchido_ms";
/** The columns of each table that a visitor may fill. */
export const INSERTABLE: Record<string, string> = {
  contato: `${LEAD} sobrenome mensagem`,
  leadlive: `${LEAD} produto`,
  inscricoes: `${LEAD} programa tipo_loja plano_interesse cnpj tipo_empresa cnpj_matriz quantidade_lojas faturamento_mensal
    plano_selecionado mentoria imersao`,
  cadastros_app: `${LEAD} sobrenome cpf tipo plano pedido_id lead_id cnpj razao_social endereco numero complemento bairro
    cidade estado cep`,
  diagnosticos_respostas: "id loja_id versao respostas",
  medicoes: "visita pagina medida etapa valor tela motor",
};

/** Everything the four roles may do. Any grant in the database beyond this list is a vulnerability. */
export const ALLOWED_ACCESS: string[] = [
  ...VISITOR_ROLES.flatMap((role) => [
    `${role} select public.diagnosticos_perguntas`,
    `${role} select public.diagnosticos_lojas(id)`,
    `${role} select public.diagnosticos_respostas(id)`,
    ...Object.entries(INSERTABLE).flatMap(([table, columns]) =>
      columns.split(/\s+/).map((column) => `${role} insert public.${table}(${column})`),
    ),
  ]),
  ...TABLES.flatMap((table) =>
    ["select", "insert", "update", "delete"].map((verb) => `service_role ${verb} public.${table}`),
  ),
  ...[...VISITOR_ROLES, "service_role"].flatMap((role) => [
    `${role} usage schema public`,
    `${role} execute abrir_convite(text)`,
    `${role} execute acompanhar(text)`,
    `${role} execute acompanhar_apagar(text)`,
    `${role} execute acompanhar_convite(text)`,
    `${role} execute acompanhar_mensagem(text,uuid,text)`,
    `${role} execute acompanhar_recibo(uuid)`,
    `${role} execute acompanhar_retirar(text)`,
    `${role} execute acompanhar_telefone(text,text)`,
    `${role} execute comparar_lojas(integer)`,
    `${role} execute localizar_farmacia(text)`,
    `${role} execute localizar_loja(text,text)`,
    `${role} execute situacao_conta(uuid)`,
    `${role} execute situacao_pedido(uuid)`,
  ]),
  "painel usage schema painel",
  "painel usage schema public",
  "painel execute painel.executar(text,jsonb)",
].sort();

export const EXPECTED_PROTECTION: string[] = [
  ...TABLES.map((table) => `rls public.${table}`),
  "policy public.cadastros_app INSERT: Visitors sign up for an account still to be created",
  "policy public.contato INSERT: Visitors send messages dated by the server",
  "policy public.diagnosticos_perguntas SELECT: Anyone reads the questions in force",
  "policy public.diagnosticos_respostas INSERT: Visitors send one listed option for every question of a version",
  "policy public.inscricoes INSERT: Visitors register dated by the server",
  "policy public.leadlive INSERT: Visitors leave leads dated by the server",
  "policy public.medicoes INSERT: Visitors leave measurements dated by the server",
].sort();

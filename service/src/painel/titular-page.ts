import { FUSO } from "@eden/domain/dia";
import type { TabelaTitular } from "@eden/domain/painel/contrato-titular";
import { html } from "hono/html";

type Fields = Record<string, unknown>;
/** What privado.exportar_titular returns, with the number of the request. */
export interface TitularData extends Fields {
  protocolo: string;
  gerado_em: string;
  registros: { tabela: TabelaTitular; id: string; dados: Fields }[];
}

const TABELAS: Record<TabelaTitular, string> = {
  contato: "Mensagem de contato",
  leadlive: "Inscrição na live ou no livro",
  inscricoes: "Inscrição num programa",
  cadastros_app: "Cadastro do EdenApp",
  pedidos: "Compra do EdenApp",
  diagnosticos_lojas: "Loja do diagnóstico",
  diagnosticos_respostas: "Respostas do diagnóstico",
  registros: "Contato anotado pela equipe",
  emails_recebidos: "E-mail que você mandou",
  requerimentos: "Seu pedido ao encarregado",
};

/** Everything beside the rows, in the order of the page. */
const PARTES: Record<string, string> = {
  perguntas_do_diagnostico: "Perguntas do diagnóstico",
  avisos_de_pagamento: "Avisos do provedor de pagamento",
  cobrancas: "Acompanhamento dos pagamentos",
  links_para_parar_mensagens: "Links para parar as mensagens",
  oposicoes: "Caixas de e-mail que não recebem mensagens de pagamento",
  emails_enviados: "E-mails que enviamos",
  atendimento: "Atendimento da equipe",
  consultas_ao_diagnostico: "Consultas ao diagnóstico",
};

/** The same data as the JSON file, as one page without scripts that any browser opens and prints. */
export async function titularPage(data: TitularData): Promise<string> {
  const parts = Object.entries(PARTES).filter(([key]) => data[key] !== null && data[key] !== undefined);
  const page = html`<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Seus dados no Éden Grupo</title><style>${STYLE}</style></head>
<body>
<h1>Seus dados no Éden Grupo</h1>
<p>Pedido ${data.protocolo}, ${momentOf(data.gerado_em)}. Aqui está tudo o que guardamos sobre você (LGPD, art. 18 e 19).</p>
${data.registros.map(({ tabela, dados }) => html`<h2>${TABELAS[tabela]}</h2>${renderValue(dados)}`)}
${parts.map(([key, title]) => html`<h2>${title}</h2>${renderValue(data[key])}`)}
</body>
</html>
`;
  return String(await page);
}

const STYLE =
  "body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#14211b}h2{margin:2rem 0 .5rem;border-top:1px solid #d8cdb6;padding-top:1rem}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#51615a}dd{margin:0;overflow-wrap:anywhere}ul{padding-left:1rem;margin:0}";

type Markup = ReturnType<typeof html> | string;

function renderValue(value: unknown): Markup {
  if (Array.isArray(value)) return html`<ul>${value.map((item) => html`<li>${renderValue(item)}</li>`)}</ul>`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => !isEmpty(field));
    return html`<dl>${fields.map(([name, field]) => html`<dt>${wordsOf(name)}</dt><dd>${renderValue(field)}</dd>`)}</dl>`;
  }
  if (typeof value === "boolean") return value ? "sim" : "não";
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? momentOf(text) : text;
}

const isEmpty = (field: unknown) =>
  field === null || field === "" || (typeof field === "object" && Object.keys(field).length === 0);

const wordsOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

const clock = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: FUSO,
});
const momentOf = (moment: string) => clock.format(new Date(moment));

import { resumoOf } from "@eden/domain/atendimento/resumo";
import { LIVRO, planoNome } from "@eden/domain/catalogo/nomes";
import { PLANO_EDIFICACAO_IDS } from "@eden/domain/catalogo/plano-edificacao-ids";
import { PLENITUDE_NOMES } from "@eden/domain/catalogo/plenitude-nomes";
import { LEAD_PRODUTOS, nomeProdutoOf } from "@eden/domain/catalogo/produtos";
import { TIPOS_EMPRESA, TIPOS_LOJA } from "@eden/domain/catalogo/tipos-loja";
import { expect, test } from "vitest";
import type { Lead, LeadTabela } from "../rows.ts";
import { confirmationEmail } from "./confirmation-email.ts";
import { teamNoticeEmail } from "./team-notice-email.ts";

const id = "0f5a3c1e-7b42-4c1d-9a86-3d2f1e0b4c5a";
const siteUrl = "https://site.exemplo.com.br";
const links = { siteUrl, follow: { words: "Acompanhar", href: `${siteUrl}/acompanhar#x` }, prazo: null };
const person = {
  id,
  inicio_id: id,
  nome: "Ana Souza",
  email: "ana@exemplo.com.br",
  telefone: "11987654321",
  origem: {},
};

const ids = <Id extends string>(names: Record<Id, string>) => Object.keys(names) as Id[];

/** A row as stored, and the names that every place must give it. */
const ROWS: [tabela: LeadTabela, row: object, names: string[]][] = [
  ...LEAD_PRODUTOS.map((produto): [LeadTabela, object, string[]] => [
    "leadlive",
    { produto },
    [produto === "livro" ? LIVRO.slice(1) : nomeProdutoOf(produto)],
  ]),
  ...ids(PLENITUDE_NOMES).flatMap((plano) =>
    ids(TIPOS_LOJA).map((tipo_loja): [LeadTabela, object, string[]] => [
      "inscricoes",
      { programa: "plenitude", tipo_loja, plano_interesse: plano },
      [nomeProdutoOf("plenitude"), planoNome(plano)],
    ]),
  ),
  ...PLANO_EDIFICACAO_IDS.flatMap((plano) =>
    ids(TIPOS_EMPRESA).map((tipo_empresa): [LeadTabela, object, string[]] => [
      "inscricoes",
      { programa: "edificacao", tipo_empresa, plano_selecionado: plano },
      [nomeProdutoOf("edificacao"), planoNome(plano)],
    ]),
  ),
  ["inscricoes", { programa: "despertar" }, [nomeProdutoOf("despertar")]],
  ["inscricoes", { programa: "mentoria_imersao", mentoria: true, imersao: false }, [nomeProdutoOf("mentoria")]],
];

test.each(ROWS)(
  "[PALAVRA-01] %s %j has the same names in the panel's line and CSV, the receipt and the team's e-mail",
  (tabela, row, names) => {
    const lead = { ...person, ...row, criado_em: new Date() } as unknown as Lead;
    const { plano_interesse, plano_selecionado, ...catalogo } = row as Record<string, string | undefined>;
    const line = resumoOf({ texto: "", tabela, ...catalogo, plano: plano_interesse ?? plano_selecionado });
    const receipt = confirmationEmail(tabela, lead, links);
    const notice = teamNoticeEmail(tabela, lead, false);
    for (const name of names) {
      expect(line).toContain(name);
      expect(`${receipt.subject} ${receipt.text}`).toContain(name);
      expect(`${notice.subject} ${notice.text}`).toContain(name);
    }
    for (const tipo of [TIPOS_LOJA, TIPOS_EMPRESA].flatMap((tipos) => Object.entries<string>(tipos))) {
      const [key, name] = tipo;
      if (catalogo.tipo_loja !== key && catalogo.tipo_empresa !== key) continue;
      expect(line).toContain(name);
      expect(notice.text).toContain(name);
    }
  },
);

import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { CONTRATO_TITULAR, TipoRequerimento } from "../../../domain/painel/contrato-titular.ts";
import { LUGARES_FORA } from "../../../domain/painel/contrato-titular.ts";
import { keysOf } from "../../../domain/painel/valores.ts";
import { newCpf } from "../../../scripts/samples/documentos.ts";
import { callPainel, MEMBROS } from "./call-painel.ts";
import { newEmail, newTelefone } from "./drain-caixa.ts";

export const FORA = keysOf(LUGARES_FORA);
export const comando = randomUUID;

/** A person whom no other test uses. */
export function newTitular() {
  const nome = `Zuleica ${randomUUID().slice(0, 8)}`;
  return { nome, email: newEmail(), telefone: newTelefone(), cpf: newCpf() };
}
type Titular = ReturnType<typeof newTitular>;

/** What the encarregado does with requests in this database. */
export function useRequerimentos(database: { sql: Sql }) {
  const call = <F extends keyof typeof CONTRATO_TITULAR>(funcao: F, entrada: Parameters<typeof callPainel<F>>[3]) =>
    callPainel(database.sql, MEMBROS.encarregado, funcao, entrada);
  return {
    call,
    async open(tipo: TipoRequerimento, titular: Partial<Titular> & { nome: string }, { confirmed = true } = {}) {
      const { email = null, telefone = null, cpf = null, nome } = titular;
      const recebido_em = "2026-11-09";
      const entrada = { comando: comando(), tipo, canal: "email" as const, nome, email, telefone, cpf, recebido_em };
      const { id } = await call("abrir_requerimento", entrada);
      for (const como of confirmed ? (["email", "documento"] as const) : [])
        await call("verificar_requerente", { comando: comando(), id, como });
      return id;
    },
    erase: (id: string, nome: string, more: { confirmacao?: string; fora?: string[] } = {}) =>
      call("apagar_requerimento", {
        ...{ comando: comando(), id, confirmacao: `apagar ${nome}`, fora: FORA },
        ...(more as object),
      }),
    /** Tables with a row that contains one of these words, in every schema that stores data. */
    async tablesWith(words: string[]): Promise<string[]> {
      const tables = await database.sql<{ name: string }[]>`select format('%I.%I', n.nspname, c.relname) as name
        from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and n.nspname in ('public', 'privado', 'graphile_worker')`;
      const found: string[] = [];
      for (const { name } of tables) {
        const patterns = words.map((word) => `%${word.toLowerCase()}%`) as never;
        const rows = await database.sql.unsafe(`select from ${name} as t where lower(t::text) like any ($1) limit 1`, [
          patterns,
        ]);
        if (rows.length > 0) found.push(name);
      }
      return found.sort();
    },
  };
}

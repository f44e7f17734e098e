import { parse } from "valibot";
import { expect } from "vitest";
import { type Acompanhar, acompanharSchema } from "../../../domain/acompanhar/acompanhar.ts";
import { callPainel, MEMBROS } from "./call-painel.ts";
import { newEmail, newTelefone, receive } from "./drain-caixa.ts";
import { newAddress, type TestApi } from "./test-api.ts";

/** What a visitor does with links, and the team with their people. */
export function useAcompanhar(api: TestApi) {
  const call = (name: string, body: Record<string, unknown>, address = newAddress()) =>
    api.call<unknown>(`rpc/${name}`, { method: "POST", body, address });
  /** The code of a receipt, or one that ends after so many days. */
  const codeOf = async (tabela: string, id: string, days: number | null = null): Promise<string> => {
    const [row] =
      await api.sql`select case when ${days}::integer is null then privado.codigo_acompanhar(${tabela}, ${id})
      else privado.codigo_acompanhar(${tabela}, ${id}, (now() at time zone 'America/Sao_Paulo')::date + ${days}::integer)
      end as codigo`;
    return row?.codigo;
  };
  return {
    call,
    codeOf,
    /** What the page shows for a code; null when it opens nothing. */
    async open(codigo: unknown): Promise<Acompanhar | null> {
      const { status, body } = await call("acompanhar", { p_codigo: codigo });
      expect(status).toBe(200);
      return body ? parse(acompanharSchema, body) : null;
    },
    async newContato() {
      const row = newCanais();
      const { id, pessoa } = await receive(api.sql, "contato", row);
      return { ...row, id, pessoa, codigo: await codeOf("contato", id) };
    },
    openPessoa: (id: string) => callPainel(api.sql, MEMBROS.gestao, "pessoa", { id }),
  };
}

/** Contacts that no other test uses. */
export const newCanais = () => ({ email: newEmail(), telefone: newTelefone() });

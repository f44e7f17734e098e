import { array, object, pipe, string, uuid } from "valibot";
import { defineJob } from "../queue.ts";
import type { Resources } from "../resources.ts";

/** Brings committed rows into the inbox of the panel. A row that fails delays no other. */
export const projetar = defineJob({
  name: "projetar",
  attempts: 25,
  priority: -1,
  lane: "inbox",
  schema: array(object({ tabela: string(), id: pipe(string(), uuid()) })),
  // The database appends a number (privado.escoar_saida), so that no job replaces another.
  key: () => "projetar",
  async run(linhas, { pool }: Pick<Resources, "pool">) {
    const { rows } = await pool.query<{ erros: string[] }>("select privado.projetar_linhas($1) as erros", [
      JSON.stringify(linhas),
    ]);
    return rows[0]?.erros.map((erro) => (erro ? Promise.reject(new Error(erro)) : undefined));
  },
});

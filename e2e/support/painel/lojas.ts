import { newCnpj, newCpf } from "../../../scripts/samples/documentos.ts";
import { database } from "../database.ts";

/** A store that answered twice: the worst practices, then the best ones. */
export async function answeredLoja(nome: string): Promise<string> {
  const sql = database();
  const [row] = await sql<{ id: string }[]>`
    insert into public.diagnosticos_lojas (cnpj, cpf, nome, responsavel, telefone, cidade, uf)
    values (${newCnpj()}, ${newCpf()}, ${nome}, 'Rosa Prado', '16997342208', 'Franca', 'SP') returning id`;
  const id = row?.id ?? "";
  for (const [place, days] of [
    [0, 200],
    [-1, 2],
  ] as const) {
    await sql`insert into public.diagnosticos_respostas (loja_id, versao, respostas, criado_em)
      select ${id}, 1, jsonb_object_agg('p' || q.id, coalesce(q.opcoes -> ${place}::integer ->> 'texto', q.opcoes ->> ${place}::integer)),
        now() - make_interval(days => ${days}::integer)
      from public.diagnosticos_perguntas as q where q.versao = 1`;
  }
  return id;
}

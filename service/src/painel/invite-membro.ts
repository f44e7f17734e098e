import { email, nome } from "@eden/domain/campos/campos";
import { keysOf, PAPEIS } from "@eden/domain/painel/valores";
import type pg from "pg";
import { type InferOutput, object, picklist } from "valibot";
import type { SignInService } from "../gateways/sign-in-service.ts";
import { enqueue } from "../queue.ts";
import { conviteEquipe } from "../tasks/convite-equipe.ts";

/**
 * Adds a member and sends the invitation, in the transaction of `db`. Fails with 23505 for an address that is in the team,
 * active or not.
 */
export async function inviteMembro(
  { email, nome, papel }: InferOutput<typeof newMembroSchema>,
  db: Pick<pg.Pool, "query">,
  signIn: SignInService,
): Promise<string> {
  const id = await signIn.createUser(email);
  await db.query("insert into privado.equipe (id, email, nome, papel) values ($1, $2, $3, $4)", [
    id,
    email,
    nome,
    papel,
  ]);
  await db.query("select privado.registrar('convidou', 'equipe', $1, $2)", [id, { papel }]);
  await enqueue(db, conviteEquipe, { id });
  return id;
}

/** By the rules of the table: PostgreSQL writes a row that a constraint refuses into its log. */
export const newMembroSchema = object({ email, nome, papel: picklist(keysOf(PAPEIS)) });

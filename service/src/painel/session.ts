import { createHash, randomBytes } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type pg from "pg";

/** The session of one browser. A half session (`aal1`) has passed only the first factor. */
export interface Session {
  hash: Buffer;
  membro: string;
  nivel: "aal1" | "aal2";
  /** Token of the sign-in service between the two factors. */
  credencial: string | null;
}
export type SessionVariables = { Variables: { session: Session } };

type Db = Pick<pg.Pool, "query">;

export const SESSION_OVER = "Sua sessão terminou. Entre de novo.";
const HALF_SECONDS = 10 * 60;
const WHOLE_SECONDS = 16 * 60 * 60;
const DEVICE_SECONDS = 30 * 24 * 60 * 60;
/** Sent by the panel while the member types, clicks or scrolls; its own timers do not keep a session. */
const IN_USE = "x-painel-uso";
/** Answered: seconds until the session ends without further use. The panel asks the member before. */
const LEFT = "x-painel-restam";

/** Sessions in the database, with a random number in a cookie that scripts cannot read. */
export function createSessions(pool: pg.Pool, { secure }: { secure: boolean }) {
  // Browsers accept the prefix only over HTTPS.
  const name = secure ? "__Host-painel" : "painel";
  const device = `${name}-aparelho`;
  const options = { path: "/", httpOnly: true, secure, sameSite: "Strict" } as const;
  return {
    /** `db` is the transaction to write it in. */
    async open(context: Context, { membro, nivel, credencial }: Omit<Session, "hash">, db: Db = pool): Promise<void> {
      const number = randomBytes(32).toString("base64url");
      await db.query("select privado.abrir_sessao($1, $2, $3, $4)", [hashOf(number), membro, nivel, credencial]);
      const maxAge = nivel === "aal2" ? WHOLE_SECONDS : HALF_SECONDS;
      setCookie(context, name, number, { ...options, maxAge });
    },
    async end({ hash }: Session, db: Db = pool): Promise<void> {
      await db.query("select privado.encerrar_sessao($1)", [hash]);
    },
    async endAll({ membro }: Pick<Session, "membro">): Promise<void> {
      await pool.query("select privado.encerrar_sessoes($1)", [membro]);
    },
    /** Hash of the number by which a browser is known to have been used by a member. */
    deviceOf: (context: Context): Buffer => hashOf(getCookie(context, device) ?? ""),
    /** Notes a complete sign-in from this browser; true at the member's first. A number that is not ours is replaced. */
    async rememberDevice(context: Context, membro: string, db: Db): Promise<boolean> {
      const sent = getCookie(context, device) ?? "";
      const { rowCount } = await db.query("select from privado.aparelhos_painel where hash = $1 limit 1", [
        hashOf(sent),
      ]);
      const number = rowCount ? sent : randomBytes(32).toString("base64url");
      const { rows } = await db.query<{ novo: boolean }>("select privado.lembrar_aparelho($1, $2) as novo", [
        hashOf(number),
        membro,
      ]);
      setCookie(context, device, number, { ...options, maxAge: DEVICE_SECONDS });
      return rows[0]?.novo === true;
    },
    forget(context: Context): void {
      deleteCookie(context, name, options);
    },
    /** Requires a live session of an active member, checked in the database at every request. */
    require: (async (context, next) => {
      const hash = hashOf(getCookie(context, name) ?? "");
      const { rows } = await pool.query<Omit<Session, "hash"> & { restam_s: number }>(
        "select membro, nivel, credencial, restam_s from privado.usar_sessao($1, $2)",
        [hash, context.req.header(IN_USE) === "1"],
      );
      if (!rows[0]?.membro) {
        deleteCookie(context, name, options);
        return context.json({ mensagem: SESSION_OVER }, 401);
      }
      const { restam_s, ...session } = rows[0];
      if (session.nivel === "aal2") context.header(LEFT, String(restam_s));
      context.set("session", { hash, ...session });
      return next();
    }) satisfies MiddlewareHandler<SessionVariables>,
  };
}
export type Sessions = ReturnType<typeof createSessions>;

function hashOf(number: string): Buffer {
  return createHash("sha256").update(number).digest();
}

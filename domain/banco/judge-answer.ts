/** What a response of the data API means for the caller. */
export type Verdict =
  | "ok"
  /** Rate limit exceeded. */
  | "limited"
  /** The request itself is wrong: sending it again gets the same response. */
  | "refused"
  /** No usable response, or the server failed: sending it again may work. */
  | "again"
  | "again, server failing";

/**
 * SQLSTATE classes of bad data, violated constraints and missing rights or names; errors raised by our functions; and
 * PostgREST's codes for a wrong request and a stale schema.
 */
const CLIENT_CAUSE = /^(?:(?:22|23|42)[0-9A-Z]{3}|P0001|PT4\d\d|PGRST[12]\d\d)$/;

/**
 * A request is refused only if the code names a cause of the client. The status alone does not tell: PostgREST responds
 * 400 with an empty code when its database connection is lost during a request. A missing table is 404, before version
 * 13 without a code. `error` is null only for a successful response.
 */
export function judgeAnswer(status: number, error: { code?: string } | null): Verdict {
  if (!error && status >= 200 && status < 300) return "ok";
  if (status === 429) return "limited";
  if (status === 404 || (status < 500 && CLIENT_CAUSE.test(error?.code ?? ""))) return "refused";
  return status >= 400 && status !== 408 ? "again, server failing" : "again";
}

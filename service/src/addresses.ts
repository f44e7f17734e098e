import { accessSync, constants } from "node:fs";

/**
 * Rules for the addresses in the environment: whatever leaves this machine is encrypted. Each function returns the end of
 * a sentence that begins with the variable's name, or undefined if the address is allowed. A private network, for example
 * that of containers, is outside this machine.
 */
type Problem = string | undefined;

export function webProblem(value: string): Problem {
  const url = parsed(value);
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname))) return undefined;
  return "must be an https:// address; http:// is allowed only for this machine";
}

/**
 * libpq's own parameters, which pg, the Supabase CLI and psql read too. Only verify-full checks that the server is the one
 * named: `require` means different things to different clients.
 */
export function databaseProblem(value: string): Problem {
  const url = parsed(value);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return "must be a postgres:// address";
  const { searchParams } = url;
  const host = searchParams.get("host") ?? url.hostname;
  const mode = searchParams.get("sslmode");
  if (mode !== "verify-full" && !isLoopback(host) && !host.startsWith("/"))
    return "must end with ?sslmode=verify-full, because the database is not on this machine";
  const ca = searchParams.get("sslrootcert");
  if (ca !== null && !isReadable(ca)) return "names in sslrootcert a CA file that cannot be read";
  return undefined;
}

/** Settings of nodemailer that turn TLS or the check of the certificate off. */
const WEAKENS_TLS = /^(?:requireTLS|ignoreTLS|opportunisticTLS|secure$|tls\.)/i;

/** smtps:// encrypts from the start, usually on port 465; smtp:// must be upgraded by STARTTLS, usually on port 587. */
export function smtpProblem(value: string): Problem {
  const url = parsed(value);
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol)) return "must be an smtps:// or smtp:// address";
  if (isLoopback(url.hostname)) return undefined;
  const weak = [...url.searchParams.keys()].find((name) => WEAKENS_TLS.test(name));
  return weak && `must not set ${weak}: a mail server that is not on this machine is reached with TLS`;
}

/** imaps:// encrypts from the start, usually on port 993. A password never crosses a network in the clear. */
export function imapProblem(value: string): Problem {
  const url = parsed(value);
  if (!url?.hostname || !/^imaps?:$/.test(url.protocol)) return "must be an imaps:// address";
  if (!url.username || !url.password) return "must have user and password, as imaps://user:password@host";
  if (url.search) return "must have no settings behind the host";
  if (url.protocol === "imap:" && !isLoopback(url.hostname))
    return "must be an imaps:// address; imap:// is allowed only for this machine";
  return undefined;
}

export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || /^\[?::1\]?$/.test(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname);
}

function parsed(value: string): URL | undefined {
  return URL.parse(value) ?? undefined;
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

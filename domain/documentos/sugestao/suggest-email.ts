import { normalizeEmail } from "../email.ts";

/** The providers that most visitors use. `only`: the provider has no other domain that starts with its name. */
const PROVIDERS = [
  { domain: "gmail.com", only: true },
  { domain: "hotmail.com" },
  { domain: "outlook.com" },
  { domain: "icloud.com", only: true },
  { domain: "yahoo.com.br" },
  { domain: "yahoo.com" },
  { domain: "terra.com.br" },
  { domain: "uol.com.br" },
  { domain: "bol.com.br" },
] as const;

/** Existing domains that look like a mistyped one of the list above. */
const OTHERS = ["mail.com", "email.com", "ymail.com", "hotmail.com.br", "outlook.com.br", "bol.com", "uol.com"];

/** A difference in such a short name is probably another domain, not a slip. */
const SHORT_NAME = 3;
/** A longer domain may contain two slips. */
const LONG_DOMAIN = 11;

/** The address that was probably meant, if the domain looks like a mistyped one; otherwise null. */
export function suggestEmail(value: string): string | null {
  const [name, domain, ...rest] = normalizeEmail(value).split("@");
  if (!name || !domain || rest.length > 0 || isKnown(domain)) return null;
  const meant = PROVIDERS.find((provider) => isSlipOf(domain, provider));
  return meant ? `${name}@${meant.domain}` : null;
}

const isKnown = (domain: string) => OTHERS.includes(domain) || PROVIDERS.some((provider) => provider.domain === domain);

function isSlipOf(typed: string, { domain, only = false }: { domain: string; only?: boolean }): boolean {
  const [name = ""] = domain.split(".");
  // Without its ending, or with an ending that the provider does not have.
  if (typed === name || (only && typed.startsWith(`${name}.`))) return true;
  if (name.length <= SHORT_NAME && !typed.startsWith(`${name}.`)) return false;
  return distanceOf(typed, domain) <= (domain.length >= LONG_DOMAIN ? 2 : 1);
}

/** Number of characters added, removed, replaced or swapped with their neighbour. */
function distanceOf(left: string, right: string): number {
  const rows = [...Array(left.length + 1).keys()].map((row) => [row]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let column = 1; column <= right.length; column++) {
    rows[0]?.push(column);
    for (let row = 1; row <= left.length; row++) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(left.length, right.length);
}

/** Crockford's base 32: no I, L, O or U, which are misread or misheard when a number is dictated. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * `ED-7K3M-9Q2X`: a number to quote on the phone, from the first 40 bits of a record's random UUID. It identifies a
 * record for people; the UUID stays the key.
 */
export function protocoloOf(uuid: string): string {
  const hex = uuid.replaceAll("-", "");
  if (!/^[0-9a-f]{32}$/i.test(hex)) throw new TypeError("protocoloOf needs a UUID");
  const symbols = Number.parseInt(hex.slice(0, 10), 16).toString(32).padStart(8, "0");
  const code = Array.from(symbols, (symbol) => ALPHABET[Number.parseInt(symbol, 32)]).join("");
  return `ED-${code.slice(0, 4)}-${code.slice(4)}`;
}

interface Compra {
  /** The interest of the live form. */
  leadId?: string | null | undefined;
  pedidoId?: string | null | undefined;
  /** The row itself. */
  id: string;
}

/** The first row of a purchase: its number was told first and stays that of all of them, as in privado.compra_de. */
export const inicioDaCompra = ({ leadId, pedidoId, id }: Compra): string => leadId || pedidoId || id;

export const protocoloDaCompra = (compra: Compra): string => protocoloOf(inicioDaCompra(compra));

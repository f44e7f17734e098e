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

/** Rows of a purchase, as far as a device knows them. */
interface Compra {
  /** The interest that it began with, or the order that this one replaced. */
  inicioId?: string | null | undefined;
  pedidoId?: string | null | undefined;
  /** The row itself. */
  id: string;
}

/** The first row of a purchase: its number was shown first and stays that of all of them, as in privado.compra_de. */
export const inicioDaCompra = ({ inicioId, pedidoId, id }: Compra): string => inicioId || pedidoId || id;

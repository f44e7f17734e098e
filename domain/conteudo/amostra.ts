/**
 * Marks a fact that the group has not confirmed yet (phone, address, links, names). Returns the value unchanged; `npm
 * run ops -- launch-check` lists every call and fails while one is left.
 */
export function amostra<T>(value: T): T {
  return value;
}

import { useListKeys } from "~/keyboard/use-list-keys.ts";
import { PESSOA_KEYS } from "./use-caixa.ts";

/** While the person has the whole screen, J and K still follow the list behind it. */
export function HiddenListKeys(list: Pick<Parameters<typeof useListKeys>[0], "ids" | "aberta" | "onOpen">) {
  useListKeys({ ...list, ...PESSOA_KEYS });
  return null;
}

import { usePreferencias } from "~/clients/preferencias.ts";

const OFF = "desligadas";

/** Whether single letters do something, as this member chose. */
export function useSingleKeysChoice(): [boolean, (on: boolean) => void] {
  const [chosen, choose] = usePreferencias("teclas");
  return [!chosen.includes(OFF), (on) => choose(on ? [] : [OFF])];
}

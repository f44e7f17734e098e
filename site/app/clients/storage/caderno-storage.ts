import {
  type Caderno,
  isCaderno,
  joinCadernos,
  LETRAS,
  type NomeDaFerramenta,
  newCaderno,
  type Seis,
  withMes,
} from "@eden/domain/ferramentas/caderno";
import { custom } from "valibot";
import { contaDaAba } from "~/clients/conta-da-aba.ts";
import { CADERNO_KEY, isCadernoExpired } from "./expire-caderno.ts";
import { stored } from "./storage.ts";

const guardado = stored({
  area: "local",
  key: CADERNO_KEY,
  schema: custom<Caderno>(isCaderno),
  expired: isCadernoExpired,
});

/** What the owner asked this device to keep; null for nothing. */
export const openCaderno = guardado.read;

const agora = () => Math.floor(Date.now() / 1000);

/**
 * Changes what is stored, which another tab may have written a moment ago, and reads it back: false where the browser keeps
 * nothing.
 */
function change(of: (caderno: Caderno) => Caderno): boolean {
  const em = agora();
  const next = of({ ...(guardado.read() ?? newCaderno(em)), em });
  announce();
  return guardado.write(next) && JSON.stringify(guardado.read()) === JSON.stringify(next);
}

/** Fields of a tool, for its next visit. Opening them is a use. */
export function readCampos(ferramenta: NomeDaFerramenta): string | null {
  const texto = guardado.read()?.campos[LETRAS[ferramenta]] ?? null;
  if (texto) change((caderno) => caderno);
  return texto;
}

export const keepCampos = (ferramenta: NomeDaFerramenta, texto: string) =>
  change((caderno) => ({ ...caderno, campos: { ...caderno.campos, [LETRAS[ferramenta]]: texto } }));

export function removeCampos(ferramenta: NomeDaFerramenta): boolean {
  if (!guardado.read()) return true;
  const isDone = change((caderno) => {
    const { [LETRAS[ferramenta]]: _, ...campos } = caderno.campos;
    return { ...caderno, campos };
  });
  const left = guardado.read();
  if (left && Object.keys(left.campos).length + Object.keys(left.meses).length === 0) guardado.remove();
  return isDone;
}

export const keepMes = (ferramenta: NomeDaFerramenta, mes: string, seis: Seis) =>
  change((caderno) => withMes(caderno, mes, LETRAS[ferramenta], seis));

export const keepNome = (nome: string) => change((caderno) => ({ ...caderno, nome: nome || undefined }));

/** Twelve months from another device: with those of this one, or instead of them. */
export const joinCaderno = (other: Caderno) => change((caderno) => joinCadernos(caderno, other));
export const replaceCaderno = (other: Caderno) =>
  change(({ em, campos }) => ({ ...other, campos: { ...other.campos, ...campos }, em }));

/** Months, fields, and what the tabs of the tools hold. Links, files and calendar entries are not ours to delete. */
export function removeCaderno(): void {
  guardado.remove();
  for (const id of Object.keys(LETRAS)) contaDaAba(id).remove();
  announce();
}

const CHANGED = "eden:caderno";
/** After the change. */
const announce = () => setTimeout(() => window.dispatchEvent(new Event(CHANGED)));

/** Calls back when this tab or, with its month, another one changed the notebook. */
export function watchCaderno(onChange: (isOther: boolean) => void): () => void {
  const listening = new AbortController();
  window.addEventListener(CHANGED, () => onChange(false), listening);
  // `key` is null when another tab clears all of the storage.
  const other = ({ key }: StorageEvent) => (key === CADERNO_KEY || key === null) && onChange(true);
  window.addEventListener("storage", other, listening);
  return () => listening.abort();
}

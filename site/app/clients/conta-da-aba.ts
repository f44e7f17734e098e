/** The privacy policy states it. */
export const CONTA_KEPT_MS = 12 * 60 * 60 * 1000;

/**
 * What was typed into a tool, as its link would carry it: kept by the tab, for half a day. Not by `stored`, whose schemas are
 * larger than the fields of a tool: the reader of links checks the text. Nothing here throws.
 */
export function contaDaAba(id: string) {
  const key = `eden_conta_${id}`;
  const attempt = (work: () => unknown) => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    read(): string {
      const [em = "", texto = ""] = String(attempt(() => sessionStorage.getItem(key)) ?? "").split(" ");
      return Date.now() - Number(em) < CONTA_KEPT_MS ? texto : "";
    },
    write: (texto: string) => void attempt(() => sessionStorage.setItem(key, `${Date.now()} ${texto}`)),
    remove: () => void attempt(() => sessionStorage.removeItem(key)),
  };
}

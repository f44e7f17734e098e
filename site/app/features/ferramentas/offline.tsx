import { useEffect, useRef, useState } from "react";
import { keepOffline, removeOffline } from "~/clients/offline.ts";
import { rememberFerramenta } from "~/clients/remember-ferramenta.ts";

/** After the first result a lead of this visit names the tool, and the tools open without a network, too; one press removes their copy from the device. */
export function Offline({ hasResult }: { hasResult: boolean }) {
  const [status, setStatus] = useState<"none" | "kept" | "removed">("none");
  const newest = useRef(0);
  useEffect(() => {
    if (!hasResult) return;
    rememberFerramenta();
    const own = ++newest.current;
    // Without a network it may answer after the copy was removed.
    void keepOffline().then((isKept) => isKept && own === newest.current && setStatus("kept"));
  }, [hasResult]);
  const remove = () => {
    newest.current += 1;
    void removeOffline().then(() => setStatus("removed"));
  };
  if (status === "none") return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-pedra text-peq">
      {status === "kept" && "As ferramentas agora abrem também sem internet."}
      <span role="status">{status === "removed" && "Removido. A cópia volta no próximo resultado."}</span>
      {status === "kept" && (
        <button
          type="button"
          onClick={remove}
          className="inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
        >
          Remover do aparelho
        </button>
      )}
    </p>
  );
}

import { Icon } from "@eden/ui/core/icon.tsx";
import { Download } from "lucide";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { usePapel } from "~/clients/use-eu.ts";
import type { Lista } from "./lista.ts";

/** Downloads the list as a spreadsheet, for gestao. An ordinary link: the file goes to disk and not through the page. */
export function ExportLink({ lista: { nome, vista, origem } }: { lista: Lista }) {
  const { announce } = useComandos();
  if (!usePapel("gestao")) return null;
  const query = new URLSearchParams({ vista, ...(origem && { origem }) });
  return (
    <a
      href={`/api/painel/exportar/caixa.csv?${query}`}
      download
      aria-label={`Exportar ${nome} em CSV`}
      title="Exportar esta lista em CSV"
      onClick={() => announce("O arquivo está sendo baixado. A exportação fica no registro de acessos.")}
      className="grid size-10 shrink-0 place-items-center rounded-control border border-linha-2 bg-white text-mata hover:bg-orvalho max-lg:size-11 pointer-coarse:size-11"
    >
      <Icon of={Download} size={18} />
    </a>
  );
}

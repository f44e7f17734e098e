import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Download } from "lucide";
import { saveCsv } from "~/clients/save-file.ts";
import { usePeriodo } from "./periodo-context.ts";
import { csvLines, type Tabela } from "./tabela.ts";

interface TudoButtonProps {
  aba: string;
  /** Each with its title; undefined while it loads. */
  tabelas: readonly (readonly [titulo: string, tabela: Tabela | undefined])[];
}

/** Every table of the tab in one file, one below the other. */
export function TudoButton({ aba, tabelas }: TudoButtonProps) {
  const periodo = usePeriodo();
  const ready = tabelas.every(([, tabela]) => tabela !== undefined);
  const save = () => {
    const filled = tabelas.flatMap(([titulo, tabela]) =>
      tabela && tabela.linhas.length > 0 ? [[[titulo], ...csvLines(tabela), []]] : [],
    );
    saveCsv(`numeros-${aba}-${periodo?.de}-a-${periodo?.ate}.csv`, filled.flat());
  };
  return (
    <p className="pt-4 text-right">
      <CompactButton icon={Download} aria-disabled={!ready} onClick={save} className="max-md:w-full">
        Tudo desta aba em CSV
      </CompactButton>
    </p>
  );
}

import { CompactButton, compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Menu } from "@eden/ui/menu.tsx";
import { ChevronLeft, Download, Eraser, FileJson, FileText, Pencil } from "lucide";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useRpc } from "~/clients/use-rpc.ts";
import { HEADING, useHeadingFocus } from "~/keyboard/heading.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { CompartilhadoBanner } from "./compartilhado-banner.tsx";
import { CorrectSheet } from "./correct-sheet.tsx";
import { EraseSheet } from "./erase-sheet.tsx";
import { FontesList } from "./fontes-list.tsx";
import { countFontes, judge, type Requerimento } from "./palavras.ts";
import { PassosAside } from "./passos-aside.tsx";
import { ReciboView } from "./recibo-view.tsx";
import { useExportFile } from "./use-export-file.ts";

/** One request: what exists about the person, and the steps to answer it. A concluded one shows its receipt. */
export function RequerimentoPage({ id }: { id: string }) {
  const query = useRpc("requerimento", { id });
  return (
    <main className="h-full overflow-y-auto bg-papel">
      <QueryState query={query}>
        {(requerimento) =>
          requerimento.concluido_em ? (
            <ReciboView requerimento={requerimento} />
          ) : (
            <RequerimentoContent requerimento={requerimento} />
          )
        }
      </QueryState>
    </main>
  );
}

function RequerimentoContent({ requerimento }: { requerimento: Requerimento }) {
  const [sheet, setSheet] = useState<"apagar" | "corrigir" | null>(null);
  return (
    <div className="xl:grid xl:min-h-full xl:grid-cols-[minmax(0,1fr)_381px] xl:grid-rows-[auto_1fr]">
      <RequerimentoHeader requerimento={requerimento} onSheet={setSheet} />
      <PassosAside requerimento={requerimento} onSheet={setSheet} />
      <div className="min-w-0 px-5 py-4 md:px-8">
        <CompartilhadoBanner requerimento={requerimento} />
        <FontesList requerimento={requerimento} />
      </div>
      {sheet === "apagar" && <EraseSheet requerimento={requerimento} onClose={() => setSheet(null)} />}
      {sheet === "corrigir" && <CorrectSheet requerimento={requerimento} onClose={() => setSheet(null)} />}
    </div>
  );
}

interface HeaderProps {
  requerimento: Requerimento;
  onSheet: (sheet: "apagar" | "corrigir") => void;
}

function RequerimentoHeader({ requerimento, onSheet }: HeaderProps) {
  const locked = requerimento.verificado_em === null;
  const exportFile = useExportFile(requerimento.id);
  useHeadingFocus();
  return (
    <header className="flex flex-wrap items-end justify-between gap-3 border-b border-linha px-5 pt-4 pb-4 md:px-8">
      <div className="min-w-0">
        <Link
          to="/titular"
          className="-ml-1.5 inline-flex min-h-9 items-center gap-1 rounded-mark pr-2 text-body font-semibold text-folha pointer-coarse:min-h-11"
        >
          <Icon of={ChevronLeft} size={18} /> Titulares
        </Link>
        <h1 {...HEADING} className="text-display/tight break-words focus:shadow-none focus:outline-none">
          Dados de {requerimento.nome}
        </h1>
        <p className="mt-1 text-pedra">{whereTheyAre(requerimento)}</p>
      </div>
      <div className="flex gap-2 max-md:w-full max-md:*:flex-1 max-md:*:gap-1.5 max-md:*:px-2 max-md:*:text-body">
        {locked ? (
          <CompactButton icon={Download} aria-disabled={true}>
            Exportar
          </CompactButton>
        ) : (
          <Menu
            label="Exportar"
            items={[
              { label: "Página para ler (HTML)", icon: FileText, onSelect: () => void exportFile("html") },
              { label: "Arquivo para outro serviço (JSON)", icon: FileJson, onSelect: () => void exportFile("json") },
            ]}
            className={compactButtonStyle()}
          >
            <Icon of={Download} size={18} /> Exportar
          </Menu>
        )}
        <CompactButton icon={Pencil} aria-disabled={locked} onClick={() => onSheet("corrigir")}>
          Corrigir
        </CompactButton>
        {requerimento.tipo === "eliminacao" && (
          <CompactButton variant="danger" icon={Eraser} aria-disabled={locked} onClick={() => onSheet("apagar")}>
            Apagar…
          </CompactButton>
        )}
      </div>
    </header>
  );
}

/** "Tudo o que existe, em quatro lugares, encontrado por e-mail e CPF." */
function whereTheyAre({ linhas, junto, email, telefone, cpf }: Requerimento): string {
  const { proprias } = judge(linhas);
  if (proprias.length === 0) return "Nada encontrado com estes dados.";
  const places = [
    ...Object.keys(countFontes(proprias)),
    ...(junto?.emails ? [1] : []),
    ...(junto?.conversa ? [1] : []),
  ];
  const por = [email && "e-mail", telefone && "telefone", cpf && "CPF"].filter((nome) => nome !== null && nome !== "");
  const lugares = places.length === 1 ? "um lugar" : `${PALAVRAS[places.length] ?? places.length} lugares`;
  return `Tudo o que existe está em ${lugares}, encontrado por ${lista.format(por as string[])}.`;
}

const lista = new Intl.ListFormat("pt-BR", { type: "conjunction" });
const PALAVRAS: Record<number, string> = {
  2: "dois",
  3: "três",
  4: "quatro",
  5: "cinco",
  6: "seis",
  7: "sete",
  8: "oito",
  9: "nove",
};

/** The page of the id in the address. */
export function RequerimentoRoute() {
  const { id = "" } = useParams();
  return <RequerimentoPage key={id} id={id} />;
}

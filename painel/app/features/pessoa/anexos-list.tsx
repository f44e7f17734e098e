import { type Anexo, bloqueioOf, tipoDoAnexo } from "@eden/domain/correio/anexos";
import { Icon } from "@eden/ui/core/icon.tsx";
import { FileText, FileX } from "lucide";
import { usePessoaAcoes } from "./acoes-context.ts";

interface AnexosListProps {
  email: string;
  anexos: readonly Anexo[];
}

/** The files of an e-mail. They stay in the mailbox: one is fetched when it is asked for, and never shown by the browser. */
export function AnexosList({ email, anexos }: AnexosListProps) {
  const { active } = usePessoaAcoes();
  if (anexos.length === 0) return null;
  const offered = active && anexos.some((anexo) => bloqueioOf(anexo) === null);
  return (
    <>
      <ul aria-label="Anexos" className="mt-2.5 flex flex-wrap gap-2">
        {anexos.map((anexo) => (
          <li key={anexo.parte} className="min-w-0 max-w-full">
            <AnexoChip anexo={anexo} href={active ? `/api/painel/anexos/${email}/${anexo.parte}` : null} />
          </li>
        ))}
      </ul>
      {offered && (
        <p className="mt-1.5 text-micro text-pedra">Não passou por antivírus. Abra só se você esperava este arquivo.</p>
      )}
    </>
  );
}

const look =
  "flex min-h-11 max-w-full items-center gap-2.5 rounded-control border border-linha-2 bg-creme px-3 py-1.5 text-small";

function AnexoChip({ anexo, href }: { anexo: Anexo; href: string | null }) {
  const bloqueio = bloqueioOf(anexo);
  const words = (
    <span className="min-w-0">
      <span className="block truncate font-semibold text-tinta">{anexo.nome}</span>
      <span className={bloqueio ? "block text-micro text-aviso" : "block text-micro text-pedra"}>
        {bloqueio ?? [tipoDoAnexo(anexo), formatBytes(anexo.bytes), href && "Baixar"].filter(Boolean).join(" · ")}
      </span>
    </span>
  );
  if (bloqueio || !href) {
    return (
      <span className={bloqueio ? `${look} border-dashed` : look}>
        <Icon of={bloqueio ? FileX : FileText} size={20} className="shrink-0 text-pedra" />
        {words}
      </span>
    );
  }
  return (
    <a href={href} download className={`${look} hover:border-contorno hover:bg-orvalho`}>
      <Icon of={FileText} size={20} className="shrink-0 text-folha" />
      {words}
    </a>
  );
}

function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, "kB"] : [bytes / 1_000_000, "MB"];
  return `${value.toLocaleString("pt-BR", { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`;
}

import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { LogoMark } from "./logo-mark.tsx";

export interface ReportStore {
  cnpj: string;
  finishedAt: number;
}

const longDate = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long" });
export const reportDate = (time: number) => longDate.format(time);

/** Print-only content. The screen shows the same elsewhere. */
export function PaperHead() {
  return (
    <div aria-hidden="true" className="relatorio-topo hidden">
      <LogoMark />
      <span>Diagnóstico de gestão</span>
    </div>
  );
}

export function PaperFoot({ store: { cnpj, finishedAt } }: { store: ReportStore }) {
  return (
    <p aria-hidden="true" className="relatorio-pe hidden">
      {cnpj && `CNPJ ${formatCnpj(cnpj)} · `}Diagnóstico de gestão de {reportDate(finishedAt)} · Um retrato de hoje,
      para a equipe usar no balcão.
    </p>
  );
}

export function PaperNotes() {
  return (
    <div aria-hidden="true" className="relatorio-notas hidden">
      <p>Anotações da equipe</p>
      <div />
    </div>
  );
}

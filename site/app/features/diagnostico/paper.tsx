import { FUSO } from "@eden/domain/dia";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { whatsappNumero } from "~/content/whatsapp.ts";

export interface ReportLoja {
  cnpj: string;
  finishedAt: number;
  /** Once the answers are saved. */
  protocolo?: string | undefined;
}

const longDate = new Intl.DateTimeFormat("pt-BR", { timeZone: FUSO, dateStyle: "long" });
export const reportDate = (time: number) => longDate.format(time);

/** Print-only content. The screen shows the same elsewhere. */
export function PaperHead() {
  return (
    <div aria-hidden="true" className="report-header hidden">
      <LogoMark />
      <span>Diagnóstico de gestão</span>
    </div>
  );
}

export function PaperFoot({ loja: { cnpj, finishedAt, protocolo } }: { loja: ReportLoja }) {
  return (
    <p aria-hidden="true" className="report-footer hidden">
      <span>
        {cnpj && <span className="font-identificador">CNPJ {formatCnpj(cnpj)} · </span>}
        Diagnóstico de gestão de {reportDate(finishedAt)}
      </span>{" "}
      <span>
        {protocolo && <span className="font-identificador">Protocolo {protocolo} · </span>}
        Consultor no WhatsApp: {whatsappNumero}
      </span>
    </p>
  );
}

/** Lines to write on; those that do not fit the sheet are clipped. */
const NOTE_LINES = ["1", "2", "3", "4", "5", "6", "7", "8"];

export function PaperNotes() {
  return (
    <div aria-hidden="true" className="report-notes hidden">
      <p>Anotações da equipe</p>
      {NOTE_LINES.map((line) => (
        <div key={line} />
      ))}
    </div>
  );
}

/** The wordmark without a link, for print. */
function LogoMark() {
  return (
    <span className="relative font-semibold font-titulo text-2xl text-mata leading-none tracking-[-0.03em]">
      <svg
        aria-hidden="true"
        viewBox="0 0 18 15"
        className="absolute -top-[0.19em] left-[0.27em] h-[0.31em] w-[0.37em] fill-folha"
      >
        <path d="M1 14C.5 6.5 5 .8 17.5.5 17 9.5 11 14.6 1 14Z" />
      </svg>
      Eden<span className="ml-[0.24em] font-normal tracking-[-0.025em]">Grupo</span>
    </span>
  );
}

import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { type ReactNode, useState } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { useMay } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { lazyLater } from "~/parts/lazy-later.tsx";
import { type Alvo, alvoOf, faltaText, partOf } from "./meta-alvo.ts";

const MetaSheet = lazyLater(async () => (await import("./meta-sheet.tsx")).MetaSheet);

interface MetaStripProps {
  /** "Funil" has one line; the figures have room for large numbers. */
  size: "s" | "l";
  className?: string;
}

/** Received, expected and missing against the goal of this month. Without a goal nothing but, for who may, the way to set one. */
export function MetaStrip({ size, className }: MetaStripProps) {
  const mayChange = useMay("gravar_meta");
  const { data } = useRpc("meta", {}, { staleTime: 60_000 });
  const [open, setOpen] = useState(false);
  if (!data || (!data.meta && !mayChange)) return null;
  const alvo = alvoOf(data);
  return (
    <>
      {alvo ? (
        <section aria-label={`Meta de ${alvo.mes}`} className={classNames("min-w-0", className)}>
          {size === "l" && <Resumo alvo={alvo} dias={data.dias_uteis} />}
          {size === "l" && <Barra alvo={alvo} size={size} />}
          <div
            className={classNames(
              "flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-pedra",
              size === "l" && "mt-1.5",
            )}
          >
            {size === "s" && <Frase alvo={alvo} />}
            <Chave look="bg-folha" size={size}>
              recebido, {partOf(alvo.recebido, alvo.meta)}
            </Chave>
            {alvo.previsto > 0 && (
              <Chave look={HATCHED} size={size}>
                previsto, {partOf(alvo.previsto, alvo.meta)}
              </Chave>
            )}
            {mayChange && <ChangeButton onClick={() => setOpen(true)}>Mudar a meta</ChangeButton>}
          </div>
          {size === "s" && <Barra alvo={alvo} size={size} />}
        </section>
      ) : (
        <CompactButton
          variant="bare"
          onClick={() => setOpen(true)}
          className="justify-self-end max-xl:ml-auto lg:col-span-2"
        >
          Definir a meta do mês
        </CompactButton>
      )}
      {open && <MetaSheet atual={data} onClose={() => setOpen(false)} />}
    </>
  );
}

const HATCHED = "bg-[repeating-linear-gradient(135deg,var(--color-ipe)_0_3px,var(--color-ipe-claro)_3px_6px)]";

function ChangeButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <CompactButton variant="bare" onClick={onClick} className="ml-auto">
      {children}
    </CompactButton>
  );
}

function Chave({ look, size, children }: { look: string; children: ReactNode } & Pick<MetaStripProps, "size">) {
  return (
    <span className={classNames("inline-flex items-center gap-1.5", size === "s" && "max-md:sr-only")}>
      <i aria-hidden="true" className={classNames("h-2.5 w-3.5 rounded-mark", look)} />
      {children}
    </span>
  );
}

interface ResumoProps {
  alvo: Alvo;
  dias: Saida<"meta">["dias_uteis"];
}

/** One line, for a place whose own content needs the room. */
function Frase({ alvo }: Pick<ResumoProps, "alvo">) {
  const { mes, recebido, meta, format } = alvo;
  return (
    <p className="min-w-0 flex-1 basis-60 text-body text-pedra md:flex-none">
      <b className="font-strong text-tinta">{format(recebido)}</b> de {format(meta)} em {mes}. {faltaText(alvo)}
    </p>
  );
}

function Resumo({ alvo, dias }: ResumoProps) {
  const { mes, recebido, previsto, meta, format } = alvo;
  return (
    <div className="flex flex-wrap items-end gap-x-7 gap-y-2">
      <Numero nome={`Recebido em ${mes}`} look="text-figure text-mata sm:text-score">
        {format(recebido)}
      </Numero>
      <Numero nome="Previsto em propostas" look="text-heading text-aviso">
        {format(previsto)}
      </Numero>
      <Numero nome="Meta do mês" look="text-heading text-mata">
        {format(meta)}
      </Numero>
      <p className="ml-auto max-w-[34ch] text-right text-body text-pretty text-pedra max-md:ml-0 max-md:text-left">
        {faltaText(alvo)} {dias === 1 ? "Resta 1 dia útil." : `Restam ${dias} dias úteis.`}
      </p>
    </div>
  );
}

function Numero({ nome, look, children }: { nome: string; look: string; children: string }) {
  return (
    <p>
      <span className="block text-small text-pedra">{nome}</span>
      <b className={classNames("block font-titulo font-strong whitespace-nowrap", look)}>{children}</b>
    </p>
  );
}

/** On one scale that ends at the goal, or at what is expected where that is more: then a line marks the goal. */
function Barra({ alvo: { recebido, previsto, meta }, size }: Pick<ResumoProps, "alvo"> & Pick<MetaStripProps, "size">) {
  const whole = Math.max(meta, recebido + previsto);
  const percent = (value: number) => `${(100 * value) / whole}%`;
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "relative overflow-hidden rounded-full bg-areia",
        size === "l" ? "mt-4 h-6.5" : "mt-1.5 h-2.5",
      )}
    >
      <i className="absolute inset-y-0 left-0 bg-folha" style={{ width: percent(recebido) }} />
      <i
        className={classNames("absolute inset-y-0", HATCHED)}
        style={{ left: percent(recebido), width: percent(previsto) }}
      />
      {whole > meta && <i className="absolute inset-y-0 w-0.5 bg-tinta" style={{ left: percent(meta) }} />}
    </div>
  );
}

import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { COBRANCAS, type Cobranca, keysOf } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { type Filtro, pagamentosPath } from "./filtro.ts";
import { JA_ENTRARAM, MOTIVO_ICONS } from "./motivos.ts";

type Resposta = Saida<"cobrancas">;

/** What is at stake, in a sentence and by reason. From 768 px a bar filters the list; below, the filter is a select. */
export function Resumo({ resumo, filtro }: { resumo: Resposta | undefined; filtro: Filtro }) {
  const bars = barsOf(resumo?.totais ?? {});
  const most = Math.max(1, ...bars.map(({ valor_centavos }) => valor_centavos));
  return (
    <header className="grid gap-x-10 gap-y-4 border-b border-linha bg-creme px-5 pt-4 pb-4 md:grid-cols-[minmax(0,0.85fr)_minmax(0,1.25fr)] md:px-6 md:pt-6">
      <div>
        <h1 className="text-display md:text-heading">Pagamentos</h1>
        {resumo && <Frase bars={bars} recuperado={resumo.recuperado} />}
      </div>
      {bars.length > 0 && (
        <ul aria-label="Por motivo" className="grid content-start gap-y-0.5">
          {bars.map((bar) => (
            <li key={bar.motivo}>
              <Bar {...bar} part={bar.valor_centavos / most} filtro={filtro} />
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

interface BarData {
  motivo: Cobranca;
  quantas: number;
  /** What is missing, what came in, or for a refund what was returned. */
  valor_centavos: number;
}

/** The money came in and was not returned. */
const isReceived = ({ motivo }: { motivo: Cobranca }) => JA_ENTRARAM.has(motivo) && motivo !== "reembolso";

function barsOf(totais: Partial<Resposta["totais"]>): BarData[] {
  return keysOf(COBRANCAS).flatMap((motivo) => {
    const total = totais[motivo];
    if (!total || total.quantas === 0) return [];
    const valor_centavos = isReceived({ motivo }) ? total.entrou_centavos : total.valor_centavos;
    return [{ motivo, quantas: total.quantas, valor_centavos }];
  });
}

function Frase({ bars, recuperado }: { bars: BarData[]; recuperado: Resposta["recuperado"] }) {
  const falta = sumOf(bars.filter(({ motivo }) => !JA_ENTRARAM.has(motivo)));
  const entrou = sumOf(bars.filter(isReceived));
  return (
    <>
      <p className="mt-2 text-title/relaxed text-pretty">
        {falta.quantas === 0 ? (
          "Nenhum pagamento espera por alguém."
        ) : (
          <>
            <Valor>{falta.valor_centavos}</Valor> {falta.quantas === 1 ? "espera" : "esperam"} pagamento, de{" "}
            {pessoas(falta.quantas)}.
          </>
        )}
        {entrou.quantas > 0 && (
          <>
            {" "}
            <Valor>{entrou.valor_centavos}</Valor> já entraram e ainda pedem um passo nosso.
          </>
        )}
      </p>
      {recuperado.quantas > 0 && (
        <p className="mt-1 text-small text-pretty text-pedra">
          Nos últimos 7 dias voltaram {formatReais(recuperado.valor_centavos)}, de {pessoas(recuperado.quantas)}.
        </p>
      )}
    </>
  );
}

function Valor({ children }: { children: number }) {
  return <b className="font-bold whitespace-nowrap text-mata">{formatReais(children)}</b>;
}

/** A full bar is money that is missing, a hollow one money that came in. Pressed again, the filter is removed. */
function Bar({ motivo, quantas, valor_centavos, part, filtro }: BarData & { part: number; filtro: Filtro }) {
  const chosen = filtro.motivo === motivo;
  const content = (
    <>
      <Icon of={MOTIVO_ICONS[motivo]} size={17} className="text-folha" />
      <span className="truncate">{COBRANCAS[motivo]}</span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="h-1.5 w-full">
        <rect
          x="0.5"
          y="0.5"
          height="5"
          width={Math.max(4, part * 99)}
          rx="2"
          vectorEffect="non-scaling-stroke"
          className={classNames("stroke-folha", JA_ENTRARAM.has(motivo) ? "fill-transparent" : "fill-folha")}
        />
      </svg>
      <b className="text-right font-strong whitespace-nowrap">{formatReais(valor_centavos)}</b>
      <span className="text-small whitespace-nowrap text-pedra @max-4xl:sr-only">{pessoas(quantas)}</span>
    </>
  );
  const grid =
    "grid grid-cols-[18px_minmax(0,10.75rem)_minmax(24px,1fr)_auto] items-center gap-x-2.5 text-body/snug md:grid-cols-[18px_minmax(0,10.75rem)_minmax(40px,1fr)_6rem] @4xl:grid-cols-[18px_minmax(0,10.75rem)_minmax(40px,1fr)_6rem_4.5rem]";
  return (
    <>
      <span className={classNames(grid, "min-h-7 md:hidden")}>{content}</span>
      <Link
        to={pagamentosPath({ ...filtro, motivo: chosen ? null : motivo })}
        aria-current={chosen ? "true" : undefined}
        className={classNames(
          grid,
          "-mx-2 min-h-7 rounded-control px-2 hover:bg-white/70 max-md:hidden pointer-coarse:min-h-11",
          chosen && "bg-white shadow-[inset_0_0_0_1.5px_var(--color-folha)]",
        )}
      >
        {content}
      </Link>
    </>
  );
}

function sumOf(bars: BarData[]) {
  return {
    quantas: bars.reduce((sum, bar) => sum + bar.quantas, 0),
    valor_centavos: bars.reduce((sum, bar) => sum + bar.valor_centavos, 0),
  };
}

const pessoas = (count: number) => (count === 1 ? "1 pessoa" : `${count.toLocaleString("pt-BR")} pessoas`);

import { keysOf } from "@eden/domain/painel/valores";
import { useSearchParams } from "react-router";
import { useRpc } from "~/clients/use-rpc.ts";
import { AbasNav } from "~/parts/abas-nav.tsx";
import { Atendimento, Site, VendasAba } from "./abas.tsx";
import { diasDe, PeriodoContext, usePeriodo } from "./periodo-context.ts";
import { PeriodoControl, periodoOf } from "./periodo-control.tsx";
import { formatDiaLongo } from "./tabela.ts";

const ABAS = {
  atendimento: { nome: "Atendimento", Conteudo: Atendimento },
  vendas: { nome: "Vendas", Conteudo: VendasAba },
  site: { nome: "Site", Conteudo: Site },
};
type Aba = keyof typeof ABAS;

/** The figures of a period against the period before, in three tabs. Each figure loads alone. */
export function NumerosPage() {
  const [search, setSearch] = useSearchParams();
  const periodo = periodoOf(search);
  const { data } = useRpc("numeros_pessoas", periodo);
  const aba = keysOf(ABAS).find((one) => one === search.get("aba")) ?? "atendimento";
  const { Conteudo } = ABAS[aba];
  const withAba = (one: Aba, params: Record<string, string>) =>
    new URLSearchParams(one === "atendimento" ? params : { aba: one, ...params });
  const { aba: _, ...days } = Object.fromEntries(search);
  return (
    <PeriodoContext value={data?.periodo}>
      <main className="relative h-full overflow-y-auto bg-creme">
        <header className="border-b border-linha px-4 pt-4 md:px-7 md:pt-5">
          <div className="mx-auto max-w-[1276px]">
            <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
              <h1 className="text-display">Números</h1>
              <PeriodoControl
                periodo={periodo}
                onChange={(params) => setSearch(withAba(aba, params), { replace: true })}
              />
            </div>
            <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 pt-1.5">
              <div className="md:-ml-3.5">
                <AbasNav
                  label="Partes dos números"
                  abas={keysOf(ABAS).map((one) => ({
                    nome: ABAS[one].nome,
                    to: { search: withAba(one, days).toString() },
                    current: one === aba,
                  }))}
                />
              </div>
              <Dias />
            </div>
          </div>
        </header>
        <div className="mx-auto max-w-[1332px] px-4 py-4 md:px-7 md:py-5">
          <Conteudo periodo={periodo} />
        </div>
      </main>
    </PeriodoContext>
  );
}

/** The days that every figure of the page counts, and those it compares with. */
function Dias() {
  const periodo = usePeriodo();
  if (!periodo) return <p className="min-h-8" />;
  const { agora, antes } = diasDe(periodo, formatDiaLongo);
  return (
    <p className="py-1.5 text-small text-pedra">
      {agora}, comparado com {antes}
    </p>
  );
}

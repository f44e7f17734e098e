import { writePrevisao } from "@eden/domain/ferramentas/link-da-previsao";
import type { Previsao } from "@eden/domain/ferramentas/previsao";
import { Download } from "lucide";
import { writeFragment } from "~/clients/ferramenta-link.ts";
import { ferramentas, limite } from "~/content/ferramentas.ts";
import { Acao, AcoesDaConta } from "~/features/ferramentas/acoes-da-conta.tsx";
import { ComoCalculamos } from "~/features/ferramentas/como-calculamos.tsx";
import { Fita } from "~/features/ferramentas/fita.tsx";
import { Vaso } from "~/features/ferramentas/vaso.tsx";
import { vaso5 } from "~/images/vaso-5.ts";
import { calculosOf } from "./calculos-fluxo.ts";
import { Semanas, SemanasVazias } from "./caules.tsx";
import type { ContaFluxo } from "./conta-fluxo.ts";
import { ESe } from "./e-se.tsx";
import { FluxoFolha } from "./fluxo-folha.tsx";
import { FluxoPasso } from "./fluxo-passo.tsx";
import { saveCsv } from "./save-fluxo.ts";
import { SemanasLista } from "./semanas-lista.tsx";
import type { FluxoDigitado } from "./use-fluxo.ts";

export { computeConta } from "./conta-fluxo.ts";
export { exemploOf } from "./exemplo-fluxo.ts";
export { FolhaLinhas } from "./folha-linhas.tsx";
export { LancamentoPainel } from "./lancamento-painel.tsx";

/** The drawing of the slab: stems, or their outline before there is a result. Prerendered. */
export function Desenho({ conta }: { conta: ContaFluxo | null }) {
  return (
    <>
      <Vaso of={vaso5} isGrown={conta !== null} />
      {conta ? <Semanas semanas={conta.fluxo.semanas} /> : <SemanasVazias />}
    </>
  );
}

interface DepoisProps {
  conta: ContaFluxo;
  digitado: FluxoDigitado;
  hoje: string;
}

/** Week by week, what can be done with it, and three changes. */
export function FluxoDepois({ conta, digitado, hoje }: DepoisProps) {
  return (
    <>
      <SemanasLista semanas={conta.fluxo.semanas} lancamentos={conta.lancamentos} hoje={hoje} />
      <AcoesDaConta conta={{ ...digitado, writeLink: () => writeLink(conta.previsao) }} titulo={ferramentas.fluxo.nome}>
        <Acao icon={Download} onClick={() => saveCsv(conta)}>
          Exportar CSV
        </Acao>
      </AcoesDaConta>
      <Fita {...conta.leitura} />
      <ESe previsao={conta.previsao} hoje={hoje} />
    </>
  );
}

const NOTAS = [
  "Férias, rescisão, acordos do sindicato e feriados da cidade não entram na conta.",
  `As datas são de leis nacionais. ${limite}`,
];

interface AbaixoProps {
  conta: ContaFluxo | null;
  digitado: FluxoDigitado;
  hoje: string;
}

/** Below the tool, prerendered: formulas and next step; with a result the sheet of paper. */
export function FluxoAbaixo({ conta, digitado, hoje }: AbaixoProps) {
  const calculos = calculosOf(conta?.fluxo ?? null, conta?.previsao.bruto ?? 0);
  return (
    <>
      <ComoCalculamos calculos={calculos} notas={NOTAS}>
        {conta && <FluxoFolha conta={conta} calculos={calculos} isExemplo={digitado.isExemplo} />}
      </ComoCalculamos>
      <FluxoPasso conta={digitado.isExemplo ? null : conta} onKeep={() => digitado.keep(true)} hoje={hoje} />
    </>
  );
}

/** False where the entries do not fit into a link. */
function writeLink(previsao: Previsao): boolean {
  const fragmento = writePrevisao(previsao);
  if (fragmento) writeFragment(fragmento);
  return fragmento !== null;
}

import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { ultimoDas } from "@eden/domain/ferramentas/das";
import { type CampoEquilibrio, CONTAS_FIXAS, EQUILIBRIO, FIXOS } from "@eden/domain/ferramentas/equilibrio";
import { mesDe, mesEAno, nomeDoMes } from "@eden/domain/ferramentas/mes";
import { hasMonofasico, mesesDaReceita, VIRADA } from "@eden/domain/ferramentas/simples";
import { Segments } from "@eden/ui/choice/segments.tsx";
import { Switch } from "@eden/ui/choice/switch.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Plus } from "lucide";
import { Fragment, lazy, Suspense, useState } from "react";
import { CampoNumero } from "~/features/ferramentas/campo-numero.tsx";
import { type ContaDeCampos, camposDaConta } from "~/features/ferramentas/campos-da-conta.ts";
import { Ficha, Par } from "~/features/ferramentas/ficha.tsx";
import { loadOnce } from "~/features/ferramentas/nao-carregou.tsx";
import type { Quando } from "~/features/ferramentas/quando.ts";
import type { Conta } from "~/features/ferramentas/use-conta.ts";
import { DAS, decimoOf, fixosOf, PERCENTUAL, TABELA } from "./conta-equilibrio.ts";

/** What helps with a field loads after the fields. */
const load = loadOnce(() => import("./ajudas.tsx"));
const DasRecado = lazy(async () => ({ default: (await load()).DasRecado }));
const MargemAjuda = lazy(async () => ({ default: (await load()).MargemAjuda }));
const MarkupRecado = lazy(async () => ({ default: (await load()).MarkupRecado }));
const PartesHint = lazy(async () => ({ default: (await load()).PartesHint }));
const ReceitaAjuda = lazy(async () => ({ default: (await load()).ReceitaAjuda }));
const SimplesRecado = lazy(async () => ({ default: (await load()).SimplesRecado }));
const Virada = lazy(async () => ({ default: (await load()).Virada }));

interface FormProps {
  conta: ContaDeCampos<CampoEquilibrio>;
  quando: Quando;
}

export function EquilibrioForm({ conta: digitada }: { conta: Conta<Record<CampoEquilibrio, string>> }) {
  const conta = camposDaConta(EQUILIBRIO.campos, digitada);
  return (
    <>
      <Contas conta={conta} />
      <Ficha titulo="O que sobra de cada R$ 100" lead="Venda bruta, antes da maquininha.">
        <Par>
          <CampoNumero conta={conta} nome="margem" label="Margem bruta" />
          <CampoNumero conta={conta} nome="taxas" label="Maquininhas" />
        </Par>
        <Margem conta={conta} />
        <Par>
          <CampoNumero conta={conta} nome="perdas" label="Perdas e vencidos" />
          <CampoNumero conta={conta} nome="dias" label="Dias abertos" suffix="no mês" />
        </Par>
      </Ficha>
      <Imposto conta={conta} quando={digitada} />
      <Ficha titulo="Quanto você vende hoje" lead="Opcional. Mostra em que dia o mês se paga.">
        <div className="mt-3.5 grid">
          <CampoNumero
            conta={conta}
            nome="vendas"
            label="Vendas do mês"
            hint="Venda bruta, antes da maquininha."
            optional
          />
        </div>
        <div className="mt-3.5 grid">
          <CampoNumero
            conta={conta}
            nome="lucro"
            label="Quanto quer que sobre?"
            hint="No mês, depois de pagar tudo."
            optional
          />
        </div>
      </Ficha>
    </>
  );
}

/** Six costs with a name; up to six more on request. */
function Contas({ conta }: Pick<FormProps, "conta">) {
  const [extra, setExtra] = useState(0);
  const used = FIXOS.findLastIndex((nome) => conta.textos[nome] !== "") + 1;
  const shown = FIXOS.slice(0, Math.max(CONTAS_FIXAS.length + extra, used));
  return (
    <Ficha titulo="As contas que vêm todo mês" lead="Vendendo ou não, elas chegam.">
      <div className="mt-3.5 grid gap-3.5">
        {shown.map((nome, index) => (
          <Fragment key={nome}>
            <CampoNumero
              conta={conta}
              nome={nome}
              label={CONTAS_FIXAS[index] ?? `Outra conta ${index - CONTAS_FIXAS.length + 1}`}
              optional
              row
            />
            {nome === "fixo2" && <Decimo conta={conta} />}
          </Fragment>
        ))}
      </div>
      {shown.length < FIXOS.length && (
        <button
          type="button"
          onClick={() => setExtra(shown.length - CONTAS_FIXAS.length + 1)}
          className="mt-1.5 inline-flex min-h-11 items-center gap-2 font-semibold text-folha underline-offset-4 hover:underline noscript:hidden"
        >
          <Icon of={Plus} size={20} />
          Outra conta
        </button>
      )}
      <p className="mt-2 flex justify-between gap-3 border-linha-2 border-t pt-3 font-semibold">
        Soma do mês
        <span className="valor pr-3.5 text-mata text-xl/none">
          {fixosOf(conta.valores) > 0 ? formatReais(fixosOf(conta.valores)) : "–"}
        </span>
      </p>
    </Ficha>
  );
}

/** The most misunderstood number: what it is, a second way to it, and a warning when it looks like a markup. */
function Margem({ conta }: Pick<FormProps, "conta">) {
  const { margem } = conta.valores;
  return (
    <>
      <p className="mt-2 text-pedra text-peq/snug">
        Margem é sobre o preço de venda: o que custou R$ 68 e saiu por R$ 100 tem 32%.
      </p>
      <p className="mt-2 text-pedra text-peq/snug">
        Maquininhas, sobre a venda toda. Extrato: o que a maquininha descontou no mês ÷ tudo o que você vendeu. Com 45%
        no cartão a 3,2%, dá 1,44%.
      </p>
      <Suspense>
        <MargemAjuda onTexto={(texto) => conta.put({ margem: texto })} />
      </Suspense>
      {margem !== null && margem > 6000 && (
        <Suspense>
          <MarkupRecado margem={margem} />
        </Suspense>
      )}
    </>
  );
}

/** The part of the 13th salary and of the holidays that every month has to save. */
function Decimo({ conta }: Pick<FormProps, "conta">) {
  const { valores, put } = conta;
  const parte = decimoOf(valores);
  return (
    <div className="-mt-2.5 flex items-center gap-1 text-pedra text-peq/snug noscript:hidden">
      <Switch
        label="Somar a parte do 13º e do terço de férias"
        checked={valores.decimo === 1}
        onCheckedChange={(isOn) => put({ decimo: isOn ? "1" : "" })}
      />
      <span aria-hidden="true">Somar a parte do 13º e do terço de férias</span>
      {parte > 0 && <span className="ml-auto whitespace-nowrap tabular-nums">+ {formatReais(parte)}</span>}
    </div>
  );
}

function Imposto({ conta, quando }: FormProps) {
  const { valores, put } = conta;
  const regime = valores.regime ?? DAS;
  return (
    <Ficha titulo="Imposto">
      <Segments
        legend="Como informar o imposto"
        name="regime"
        options={["Último DAS", "Pela tabela", "Sei o percentual"]}
        value={regime}
        onValueChange={(index) => put({ regime: String(index) })}
      />
      {regime === DAS && <UltimoDas conta={conta} quando={quando} />}
      {regime === TABELA && <PelaTabela conta={conta} quando={quando} />}
      {regime === PERCENTUAL && (
        <div className="mt-3.5 grid">
          <CampoNumero
            conta={conta}
            nome="imposto"
            label="Imposto sobre a venda"
            hint="Tudo o que você paga de imposto em cada R$ 100 vendidos."
          />
        </div>
      )}
    </Ficha>
  );
}

/** Day by which the labels name their months: today, or the last one of an earlier month of sales. */
const diaDaConta = ({ hoje, mes }: Quando) => (mes < mesDe(hoje) ? `${mes}-31` : hoje);

function UltimoDas({ conta, quando }: FormProps) {
  // Prerendered without a day, so without the names of the months.
  const { pago, vendas } = quando.hoje ? ultimoDas(diaDaConta(quando)) : { pago: "", vendas: "" };
  return (
    <>
      <Par>
        <CampoNumero conta={conta} nome="das" label={pago ? `DAS pago em ${nomeDoMes(pago)}` : "Último DAS pago"} />
        <CampoNumero
          conta={conta}
          nome="vendasDoDas"
          label={vendas ? `Vendas de ${nomeDoMes(vendas)}` : "Vendas desse DAS"}
        />
      </Par>
      <p className="mt-2 text-pedra text-peq/snug">
        O DAS pago num mês é o das vendas do mês anterior. Ele já traz o que o contador separa.
      </p>
      <details className="noscript:hidden" open={conta.textos.guias !== "" || undefined}>
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-folha">
          <Icon of={Plus} size={20} />
          Outras guias de imposto
        </summary>
        <div className="grid pt-1">
          <CampoNumero
            conta={conta}
            nome="guias"
            label="Outras guias, do mesmo mês"
            hint="ICMS acima de R$ 3,6 milhões, CBS e IBS por fora do DAS. Parcelamento não entra."
            optional
          />
        </div>
      </details>
      <Suspense>
        <DasRecado conta={conta} quando={quando} vendas={vendas} />
      </Suspense>
    </>
  );
}

function PelaTabela({ conta, quando }: FormProps) {
  const { mes, hoje } = quando;
  const { de, ate } = mesesDaReceita(mes);
  const isVirada = hoje >= VIRADA.desde && hoje <= VIRADA.ate;
  return (
    <>
      <div className="mt-3.5 grid">
        <CampoNumero
          conta={conta}
          nome="rbt12"
          label="Receita dos últimos 12 meses"
          hint={`Para as vendas de ${nomeDoMes(mes)}: de ${mesEAno(de)} a ${mesEAno(ate)}. Está no extrato do Simples (PGDAS-D).`}
        />
      </div>
      <Suspense>
        <ReceitaAjuda mes={mes} onTexto={(texto) => conta.put({ rbt12: texto })} />
      </Suspense>
      <Par>
        {(hasMonofasico(mes) || isVirada) && <CampoNumero conta={conta} nome="monofasico" label="PIS/Cofins pagos" />}
        <CampoNumero conta={conta} nome="st" label="ICMS pago (ST)" />
      </Par>
      <Suspense>
        <PartesHint mes={mes} />
        <SimplesRecado conta={conta} mes={mes} />
        {isVirada && <Virada conta={conta} quando={quando} />}
      </Suspense>
    </>
  );
}

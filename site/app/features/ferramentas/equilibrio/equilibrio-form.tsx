import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { type CampoEquilibrio, CONTAS_FIXAS, FIXOS } from "@eden/domain/ferramentas/equilibrio";
import { Segments } from "@eden/ui/choice/segments.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Plus } from "lucide";
import { lazy, Suspense, useState } from "react";
import { CampoNumero } from "~/features/ferramentas/campo-numero.tsx";
import { Ficha, Par } from "~/features/ferramentas/ficha.tsx";
import { loadOnce } from "~/features/ferramentas/nao-carregou.tsx";
import type { Conta } from "~/features/ferramentas/use-conta.ts";
import { fixosOf, PERCENTUAL, simplesOf } from "./conta-equilibrio.ts";

/** What helps with a field loads after the fields. */
const load = loadOnce(() => import("./ajudas.tsx"));
const MargemAjuda = lazy(async () => ({ default: (await load()).MargemAjuda }));
const MarkupRecado = lazy(async () => ({ default: (await load()).MarkupRecado }));
const PartesHint = lazy(async () => ({ default: (await load()).PartesHint }));
const ReceitaAjuda = lazy(async () => ({ default: (await load()).ReceitaAjuda }));
const SimplesRecado = lazy(async () => ({ default: (await load()).SimplesRecado }));

interface FormProps {
  conta: Conta<CampoEquilibrio>;
  hoje: string;
}

export function EquilibrioForm({ conta, hoje }: FormProps) {
  return (
    <>
      <Contas conta={conta} />
      <Ficha titulo="O que sobra de cada R$ 100" lead="Venda cheia, antes da maquininha.">
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
      <Imposto conta={conta} hoje={hoje} />
      <Ficha titulo="Quanto você vende hoje" lead="Opcional. Mostra em que dia o mês se paga.">
        <div className="mt-3.5 grid">
          <CampoNumero
            conta={conta}
            nome="vendas"
            label="Vendas do mês"
            hint="Venda cheia, antes da maquininha."
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
          <CampoNumero
            key={nome}
            conta={conta}
            nome={nome}
            label={CONTAS_FIXAS[index] ?? `Outra conta ${index - CONTAS_FIXAS.length + 1}`}
            optional
            row
          />
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

function Imposto({ conta, hoje }: FormProps) {
  const { valores, put } = conta;
  const regime = valores.regime ?? 0;
  return (
    <Ficha titulo="Imposto">
      <Segments
        legend="Como informar o imposto"
        name="regime"
        options={["Simples Nacional", "Sei o percentual"]}
        value={regime}
        onValueChange={(index) => put({ regime: String(index) })}
      />
      {regime === PERCENTUAL ? (
        <div className="mt-3.5 grid">
          <CampoNumero
            conta={conta}
            nome="imposto"
            label="Imposto sobre a venda"
            hint="Tudo o que você paga de imposto em cada R$ 100 vendidos."
          />
        </div>
      ) : (
        <SimplesNacional conta={conta} hoje={hoje} />
      )}
    </Ficha>
  );
}

function SimplesNacional({ conta, hoje }: FormProps) {
  const { monofasico, st } = conta.valores;
  const simples = simplesOf(conta.valores, hoje);
  return (
    <>
      <div className="mt-3.5 grid">
        <CampoNumero
          conta={conta}
          nome="rbt12"
          label="Receita dos últimos 12 meses"
          hint="Receita bruta. Está no extrato do Simples (PGDAS-D) ou com o contador."
        />
      </div>
      <Suspense>
        <ReceitaAjuda onTexto={(texto) => conta.put({ rbt12: texto })} />
      </Suspense>
      <Par>
        <CampoNumero conta={conta} nome="monofasico" label="PIS/Cofins pagos" />
        <CampoNumero conta={conta} nome="st" label="ICMS pago (ST)" />
      </Par>
      <Suspense>
        <PartesHint />
      </Suspense>
      {simples && (
        <Suspense>
          <SimplesRecado simples={simples} temParte={Boolean(monofasico || st)} />
        </Suspense>
      )}
    </>
  );
}

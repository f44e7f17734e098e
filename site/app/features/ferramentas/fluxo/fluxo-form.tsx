import { formatDigitado } from "@eden/domain/ferramentas/numero";
import { type Digitado, LANCAMENTOS_MAX, SALDO } from "@eden/domain/ferramentas/previsao";
import { Switch } from "@eden/ui/choice/switch.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DecimalField } from "@eden/ui/form/decimal-field.tsx";
import { Plus } from "lucide";
import { useState } from "react";
import { DeAntes } from "~/features/ferramentas/campo-numero.tsx";
import { Ficha } from "~/features/ferramentas/ficha.tsx";
import type { Conta } from "~/features/ferramentas/use-conta.ts";
import { erroOf } from "./erro-of.ts";
import { type FluxoDigitado, fluxoDaConta } from "./fluxo-da-conta.ts";
import { FolhaDePagamento } from "./folha-de-pagamento.tsx";
import { LancamentoLinha } from "./lancamento-linha.tsx";

interface FormProps {
  fluxo: FluxoDigitado;
  hoje: string;
}

export function FluxoForm({ conta }: { conta: Conta<Digitado> }) {
  const fluxo = fluxoDaConta(conta);
  const { hoje } = conta;
  return (
    <>
      <Ficha titulo="Hoje em caixa" lead="Gaveta e conta do banco, juntos.">
        <div className="mt-3.5 grid">
          <DecimalField
            id="saldo"
            label={
              <>
                Saldo de hoje<span className="sr-only">, em reais</span>
                <DeAntes mes={conta.antigoOf("saldo")} />
              </>
            }
            prefix={fluxo.isNegative ? "−R$" : "R$"}
            value={fluxo.saldo}
            onValueChange={(saldo) => fluxo.put({ saldo })}
            format={formatDigitado}
            error={erroOf(fluxo.saldo, SALDO)}
          />
        </div>
        <p className="mt-1 flex items-center gap-1 text-pedra text-peq noscript:hidden">
          <Switch
            label="O saldo está negativo"
            checked={fluxo.isNegative}
            onCheckedChange={(isNegative) => fluxo.put({ isNegative })}
          />
          <span aria-hidden="true">O saldo está negativo</span>
        </p>
      </Ficha>
      <Lancamentos titulo="Entra" sinal={1} outra="Outra entrada" fluxo={fluxo} hoje={hoje} />
      <Lancamentos titulo="Sai" sinal={-1} outra="Outra saída" fluxo={fluxo} hoje={hoje} />
      <FolhaDePagamento fluxo={fluxo} hoje={hoje} />
    </>
  );
}

interface LancamentosProps extends FormProps {
  titulo: string;
  sinal: 1 | -1;
  outra: string;
}

function Lancamentos({ titulo, sinal, outra, fluxo, hoje }: LancamentosProps) {
  const [added, setAdded] = useState<number | null>(null);
  const add = () => {
    setAdded(fluxo.addLinha({ nome: outra, sinal, valor: "", quando: sinal > 0 ? "s6" : "m10d" }));
  };
  return (
    <Ficha titulo={titulo}>
      <ul className="mt-2 grid">
        {fluxo.linhas
          .filter((linha) => linha.sinal === sinal)
          .map((linha) => (
            <LancamentoLinha key={linha.id} linha={linha} fluxo={fluxo} hoje={hoje} isNew={linha.id === added} />
          ))}
      </ul>
      {fluxo.linhas.length < LANCAMENTOS_MAX && (
        <button
          type="button"
          onClick={add}
          className="mt-1.5 inline-flex min-h-11 items-center gap-2 font-semibold text-folha underline-offset-4 hover:underline noscript:hidden"
        >
          <Icon of={Plus} size={20} />
          {outra}
        </button>
      )}
    </Ficha>
  );
}

import { nomeDoMes } from "@eden/domain/ferramentas/mes";
import { formatDigitado, formatTaxa } from "@eden/domain/ferramentas/numero";
import { DecimalField } from "@eden/ui/form/decimal-field.tsx";
import type { ReactNode } from "react";
import type { ContaDeCampos } from "./campos-da-conta.ts";

interface CampoNumeroProps<Nome extends string> {
  conta: ContaDeCampos<Nome>;
  nome: Nome;
  label: string;
  hint?: ReactNode;
  /** Unit of a count. */
  suffix?: string;
  /** In place of what was typed: a value that follows from another field. */
  shown?: string;
  error?: string | undefined;
  optional?: boolean;
  row?: boolean;
  after?: ReactNode;
  onText?: (text: string) => void;
}

/** A field of a tool: its unit, its limits and its format follow from what the domain says about it. */
export function CampoNumero<Nome extends string>(props: CampoNumeroProps<Nome>) {
  const { conta, nome, label, suffix, shown, error, onText, ...rest } = props;
  const { tipo } = conta.campos[nome];
  const put = (text: string) => (onText ? onText(text) : conta.put({ [nome]: text } as Record<Nome, string>));
  return (
    <DecimalField
      {...rest}
      id={`campo-${nome}`}
      label={
        <>
          {label}
          <span className="sr-only">{spoken[tipo]}</span>
          <DeAntes mes={conta.antigoOf?.(nome) ?? null} />
        </>
      }
      prefix={tipo === "dinheiro" ? "R$" : undefined}
      suffix={tipo === "taxa" ? "%" : suffix}
      value={conta.textos[nome] || shown || ""}
      onValueChange={put}
      format={(text) => formatDigitado(text, tipo === "taxa" ? formatTaxa : undefined)}
      error={error ?? conta.erros[nome]}
    />
  );
}

/** The field still has what the device kept of an earlier month. */
export function DeAntes({ mes }: { mes: string | null }) {
  if (!mes) return null;
  return <span className="ml-2 rounded-full bg-sol px-2 py-0.5 font-medium text-peq">de {nomeDoMes(mes)}</span>;
}

const spoken = { dinheiro: ", em reais", taxa: ", em porcentagem", inteiro: "" };

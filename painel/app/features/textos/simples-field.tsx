import { normalizeTexto } from "@eden/domain/campos/texto";
import type { Campo } from "@eden/domain/conteudo/campos";
import { formatTelefone, isTelefoneValid } from "@eden/domain/documentos/telefone";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import type { ComponentProps, ReactNode } from "react";
import type { CampoFieldProps } from "./use-texto-form.ts";

type Simples = Exclude<Campo, { tipo: "grupo" | "lista" | "imagem" }>;

interface SimplesFieldProps extends CampoFieldProps<Simples> {
  /** Instead of the description's: "Parágrafo 2". */
  rotulo?: string;
  /** Beside the label. */
  actions?: ReactNode;
}

const KINDS: Record<Simples["tipo"], Partial<ComponentProps<typeof DenseField>>> = {
  texto_curto: { type: "text" },
  texto_longo: { as: "textarea", rows: 3 },
  telefone: { type: "tel", inputMode: "tel" },
  url: { type: "url", inputMode: "url", placeholder: "https://", spellCheck: false },
  data_hora: { type: "datetime-local", step: 60 },
};

/** A field of one value: label, help, control, how much fits, and what the schema refuses. */
export function SimplesField({ campo, path, form, rotulo = campo.rotulo, actions }: SimplesFieldProps) {
  const raw = form.read(path);
  const valor = typeof raw === "string" ? raw : "";
  const erro = form.erros.get(path);
  const max = "max" in campo && !campo.padrao ? campo.max : null;
  return (
    <DenseField
      {...KINDS[campo.tipo]}
      id={`campo-${path}`}
      label={rotulo}
      hint={campo.ajuda}
      optional={campo.opcional}
      actions={actions}
      error={erro}
      note={max && <Conta usados={[...normalizeTexto(valor)].length} max={max} />}
      value={campo.tipo === "telefone" && isTelefoneValid(valor) ? formatTelefone(valor) : valor}
      onValueChange={(value) => form.change(path, value)}
      onBlur={() => form.touch(path)}
      className={sizeOf(campo)}
    />
  );
}

/** The size suggests the expected length. */
function sizeOf(campo: Simples): string | undefined {
  if (campo.tipo === "texto_longo") return "field-sizing-content min-h-22 resize-none py-2 leading-normal";
  if (campo.tipo === "telefone" || campo.tipo === "data_hora") return "max-w-64";
  return "max" in campo && campo.max <= SHORT ? "max-w-40" : undefined;
}

const SHORT = 12;

function Conta({ usados, max }: { usados: number; max: number }) {
  return (
    <span className={usados > max ? "font-semibold text-erro" : undefined}>
      {usados} de {max} <span className="sr-only">caracteres</span>
    </span>
  );
}

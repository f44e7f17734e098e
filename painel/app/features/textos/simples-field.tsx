import { normalizeTexto } from "@eden/domain/campos/texto";
import type { Campo } from "@eden/domain/conteudo/campos";
import { formatTelefone, isTelefoneValid } from "@eden/domain/documentos/telefone";
import { classNames } from "@eden/ui/core/class-names.ts";
import type { ComponentProps, ReactNode } from "react";
import { compactField } from "~/parts/compact-field.ts";
import type { CampoFieldProps } from "./use-texto-form.ts";

type Simples = Exclude<Campo, { tipo: "grupo" | "lista" | "imagem" }>;

interface SimplesFieldProps extends CampoFieldProps<Simples> {
  /** Instead of the description's: "Parágrafo 2". */
  rotulo?: string;
  /** Beside the label. */
  actions?: ReactNode;
}

const KINDS: Record<Exclude<Simples["tipo"], "texto_longo">, ComponentProps<"input">> = {
  texto_curto: { type: "text" },
  telefone: { type: "tel", inputMode: "tel" },
  url: { type: "url", inputMode: "url", placeholder: "https://", spellCheck: false },
  data_hora: { type: "datetime-local", step: 60 },
};

/** A field of one value: label, help, control, how much fits, and what the schema refuses. */
export function SimplesField({ campo, path, form, rotulo = campo.rotulo, actions }: SimplesFieldProps) {
  const id = `campo-${path}`;
  const raw = form.read(path);
  const valor = typeof raw === "string" ? raw : "";
  const erro = form.erros.get(path);
  const max = "max" in campo && !campo.padrao ? campo.max : null;
  const describedBy = [campo.ajuda && `${id}-ajuda`, max && `${id}-conta`, erro && `${id}-erro`];
  const control = {
    id,
    autoComplete: "off",
    "aria-invalid": erro ? true : undefined,
    "aria-describedby": describedBy.filter(Boolean).join(" ") || undefined,
    onBlur: () => form.touch(path),
    className: classNames(compactField, "mt-1 w-full max-lg:text-base", widthOf(campo)),
  };
  return (
    <div>
      <div className="flex items-end justify-between gap-3">
        <label htmlFor={id} className="min-w-0 text-body font-semibold">
          {rotulo} {campo.opcional && <span className="font-normal text-pedra">(opcional)</span>}
        </label>
        {actions}
      </div>
      {campo.ajuda && (
        <p id={`${id}-ajuda`} className="text-small/snug text-pedra">
          {campo.ajuda}
        </p>
      )}
      {campo.tipo === "texto_longo" ? (
        <textarea
          {...control}
          rows={3}
          value={valor}
          onChange={({ target }) => form.change(path, target.value)}
          className={`${control.className} field-sizing-content min-h-22 resize-none py-2 leading-normal`}
        />
      ) : (
        <input
          {...KINDS[campo.tipo]}
          {...control}
          value={campo.tipo === "telefone" && isTelefoneValid(valor) ? formatTelefone(valor) : valor}
          onChange={({ target }) => form.change(path, target.value)}
        />
      )}
      {(max || erro) && (
        <div className="mt-1 flex items-start justify-between gap-4 text-small/snug">
          <p id={`${id}-erro`} className="font-semibold text-erro">
            {erro}
          </p>
          {max && <Conta id={`${id}-conta`} usados={[...normalizeTexto(valor)].length} max={max} />}
        </div>
      )}
    </div>
  );
}

/** The width suggests the expected length. */
function widthOf(campo: Simples): string | undefined {
  if (campo.tipo === "telefone" || campo.tipo === "data_hora") return "max-w-64";
  return "max" in campo && campo.max <= SHORT ? "max-w-40" : undefined;
}

const SHORT = 12;

function Conta({ id, usados, max }: { id: string; usados: number; max: number }) {
  return (
    <p id={id} className={classNames("shrink-0 tabular-nums", usados > max ? "font-semibold text-erro" : "text-pedra")}>
      {usados} de {max} <span className="sr-only">caracteres</span>
    </p>
  );
}

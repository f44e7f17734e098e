import { CAMPOS_DO_MODELO } from "@eden/domain/painel/campos-do-modelo";
import type { Momento } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { FormError } from "@eden/ui/dense/form-actions.tsx";
import { Fragment, useId, useRef } from "react";
import { flushSync } from "react-dom";

interface ModeloTextProps {
  label: string;
  /** Its placeholders are offered. */
  momento: Momento;
  value: string;
  max: number;
  onText: (texto: string) => void;
  error: string | undefined;
  oneLine?: boolean;
}

/** A text of a template: placeholders are marked, optional passages underlined, and buttons insert both at the cursor. */
export function ModeloText({ label, momento, value, max, onText, error, oneLine = false }: ModeloTextProps) {
  const id = useId();
  const campos = CAMPOS_DO_MODELO[momento];
  const field = useRef<HTMLTextAreaElement>(null);
  /** Around the selection, which stays selected; the browser's own undo keeps working. */
  const insert = (before: string, after = "") => {
    const area = field.current;
    if (!area) return;
    const [start, end] = [area.selectionStart, area.selectionEnd];
    // At once: React moves the cursor to the end when it writes the value.
    flushSync(() => onText(value.slice(0, start) + before + value.slice(start, end) + after + value.slice(end)));
    area.focus();
    area.setSelectionRange(start + before.length, end + before.length);
  };
  const change = (texto: string) => onText(oneLine ? texto.replaceAll(/[\r\n]+/g, " ") : texto);
  return (
    <div className="mt-4">
      <label htmlFor={id} className="text-body font-semibold">
        {label}
      </label>
      <div
        className={classNames(
          "relative mt-1 rounded-panel border bg-white focus-within:border-tinta focus-within:shadow-[0_0_0_1.5px_var(--color-tinta)]",
          error ? "border-erro" : "border-contorno",
        )}
      >
        <p aria-hidden="true" className={classNames(textStyle, oneLine ? "min-h-11" : "min-h-40", "text-transparent")}>
          <Marks texto={value} campos={campos} />
        </p>
        <DenseControl
          as="textarea"
          bare
          ref={field}
          id={id}
          value={value}
          maxLength={max}
          rows={1}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-erro`}
          onValueChange={change}
          className={classNames(textStyle, "absolute inset-0 size-full resize-none overflow-hidden")}
        />
      </div>
      <fieldset className="mt-2 flex flex-wrap items-center gap-1.5">
        <legend className="sr-only">Inserir em {label}</legend>
        <span aria-hidden="true" className="text-body text-pedra">
          Inserir
        </span>
        {Object.entries(campos).map(([campo, nome]) => (
          <button key={campo} type="button" onClick={() => insert(`{${campo}}`)} className={chipStyle}>
            {nome}
          </button>
        ))}
        <button type="button" onClick={() => insert("[", "]")} className={`${chipStyle} underline decoration-dashed`}>
          trecho opcional
        </button>
      </fieldset>
      {!oneLine && (
        <p className="mt-3 flex gap-2.5 text-body text-pretty text-pedra">
          <b aria-hidden="true" className="shrink-0 font-semibold text-folha">
            [ ]
          </b>
          O trecho entre colchetes é opcional: some inteiro quando falta o dado de dentro dele. Com uma barra, como em [
          da
          {"{loja}"}| da sua loja], entra a primeira parte que tem os seus dados.
        </p>
      )}
      <FormError id={`${id}-erro`}>{error}</FormError>
    </div>
  );
}

/** The same box for the text and for the marks behind it, so that both break at the same places. */
const textStyle = "px-4 py-3 text-read/relaxed break-words max-lg:text-base/relaxed whitespace-pre-wrap";
const chipStyle =
  "min-h-8 scroll-mb-24 rounded-control bg-orvalho px-2.5 text-small font-semibold text-mata hover:bg-linha pointer-coarse:min-h-11 pointer-coarse:px-3.5 max-lg:min-h-11 max-lg:px-3.5";

function Marks({ texto, campos }: { texto: string; campos: object }) {
  let inside = false;
  const pieces = texto.split(/(\{[^{}]*\}|[[\]])/).map((piece, index) => {
    if (piece === "[" || piece === "]") inside = piece === "[";
    const known = Object.hasOwn(campos, piece.slice(1, -1));
    const mark = piece.startsWith("{") && (known ? "rounded-mark bg-folha/15" : "rounded-mark bg-erro-claro");
    const optional = (inside || piece === "]") && "underline decoration-folha decoration-dashed underline-offset-4";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
      <span key={index} className={classNames(mark, optional)}>
        {piece}
      </span>
    );
  });
  // A break at the end has no height of its own.
  return (
    <Fragment>
      {pieces}
      {"\u200B"}
    </Fragment>
  );
}

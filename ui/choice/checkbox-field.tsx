import { type ChangeEvent, type ComponentProps, useId } from "react";
import { classNames } from "../core/class-names.ts";
import { errorId, FieldError, type FieldOptions, fieldSpan, hintId, splitField, wire } from "../form/field.tsx";
import { tick } from "./choice-card.tsx";

interface CheckboxFieldProps
  extends FieldOptions,
    Omit<ComponentProps<"input">, keyof FieldOptions | "required" | "type"> {
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A checkbox with its label to the right; the whole line is clickable. */
export function CheckboxField(props: CheckboxFieldProps) {
  const [field, { onCheckedChange, onChange, ...input }] = splitField(props);
  const ownId = useId();
  const wiring = wire(field.id ?? ownId, field);
  const report = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <div className={classNames(fieldSpan(field.span, field.phoneSpan), field.className)}>
      <label className="grid min-h-12 grid-cols-[28px_minmax(0,1fr)] items-center gap-x-3.5 py-1">
        <input {...input} {...wiring} type="checkbox" onChange={report} className={classNames(boxStyle, tick)} />
        <span className="col-start-2 row-start-1 leading-snug">{field.label}</span>
      </label>
      {field.hint && (
        <p id={hintId(wiring.id)} className="ml-10.5 text-peq leading-snug text-pedra">
          {field.hint}
        </p>
      )}
      <FieldError id={errorId(wiring.id)} message={field.error} className="mt-1" />
    </div>
  );
}

/** A native checkbox with custom drawing; forced colours use the native look. */
const boxStyle =
  "col-start-1 row-start-1 size-7 appearance-none rounded-lg border-[1.5px] border-contorno bg-papel transition-[border-color] checked:border-folha checked:bg-folha hover:border-tinta aria-[invalid=true]:border-2 aria-[invalid=true]:border-erro aria-[invalid=true]:bg-erro-claro disabled:bg-areia forced-colors:appearance-auto";

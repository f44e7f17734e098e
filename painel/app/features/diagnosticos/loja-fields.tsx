import { formatCnpj, isCnpjValid } from "@eden/domain/documentos/cnpj";
import { formatCpf, isCpfValid } from "@eden/domain/documentos/cpf";
import { formatTelefone, isTelefoneValid } from "@eden/domain/documentos/telefone";
import { classNames } from "@eden/ui/core/class-names.ts";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { CAMPOS, type Campo, type LinhaLoja } from "./colunas.ts";

export type Erros = Partial<Record<Campo, string>>;

interface LojaFieldsProps {
  valores: LinhaLoja;
  erros: Erros;
  onChange: (valores: LinhaLoja) => void;
  /** Takes the focus first. */
  focus?: Campo;
  hidden?: readonly Campo[];
  hints?: Erros;
  className?: string;
}

const FIELDS: readonly { campo: Campo; wide: string; mode?: "numeric" | "tel" }[] = [
  { campo: "cnpj", wide: "col-span-6 md:col-span-3" },
  { campo: "cpf", wide: "col-span-6 md:col-span-3", mode: "numeric" },
  { campo: "nome", wide: "col-span-6" },
  { campo: "responsavel", wide: "col-span-6 md:col-span-3" },
  { campo: "telefone", wide: "col-span-6 md:col-span-3", mode: "tel" },
  { campo: "cidade", wide: "col-span-4" },
  { campo: "uf", wide: "col-span-2" },
];

const FORMATS: Partial<Record<Campo, (value: string) => string>> = {
  cnpj: formatCnpj,
  cpf: formatCpf,
  telefone: formatTelefone,
};

/** The fields of one store, in the forms that add and correct it and in the row of a file. Numbers are formatted on leaving. */
export function LojaFields(props: LojaFieldsProps) {
  const { valores, erros, onChange, focus = "cnpj", hidden = [], hints = {}, className } = props;
  return (
    <div className={classNames("grid grid-cols-6 gap-x-3 gap-y-3.5", className)}>
      {FIELDS.filter(({ campo }) => !hidden.includes(campo)).map(({ campo, wide, mode }) => (
        <DenseField
          key={campo}
          span={wide}
          label={CAMPOS[campo].nome}
          error={erros[campo]}
          hint={hints[campo]}
          data-campo={campo}
          data-autofocus={campo === focus || undefined}
          value={valores[campo]}
          inputMode={mode}
          spellCheck={false}
          maxLength={CAMPOS[campo].max}
          onValueChange={(value) => onChange({ ...valores, [campo]: value })}
          onBlur={() => {
            const formatted = formatWhole(campo, valores[campo]);
            if (formatted !== valores[campo]) onChange({ ...valores, [campo]: formatted });
          }}
        />
      ))}
    </div>
  );
}

/** A number with too many digits stays as typed. */
function formatWhole(campo: Campo, value: string): string {
  const formatted = FORMATS[campo]?.(value) ?? value;
  return problemOf(campo, formatted) ? value : formatted;
}

export function errosOf(valores: LinhaLoja, { cpfOptional = false } = {}): Erros {
  const found = (Object.keys(valores) as Campo[]).flatMap((campo) => {
    if (campo === "cpf" && cpfOptional && valores.cpf.trim() === "") return [];
    const problem = problemOf(campo, valores[campo]);
    return problem ? [[campo, problem]] : [];
  });
  return Object.fromEntries(found);
}

function problemOf(campo: Campo, value: string): string | undefined {
  if (campo === "cnpj" && !isCnpjValid(value)) return "Confira o CNPJ: os números não fecham.";
  if (campo === "cpf" && !isCpfValid(value)) return "Confira o CPF: os números não fecham.";
  if (campo === "telefone" && value !== "" && !isTelefoneValid(value)) return "Confira o número, com o DDD.";
  return undefined;
}

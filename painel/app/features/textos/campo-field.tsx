import type { Campo } from "@eden/domain/conteudo/campos";
import { camposDe } from "@eden/domain/conteudo/formas";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ChevronDown } from "lucide";
import { useState } from "react";
import { FotoField } from "./foto-field.tsx";
import { ListaField } from "./lista-field.tsx";
import { partOf, textoOf } from "./mudancas.ts";
import { SimplesField } from "./simples-field.tsx";
import type { CampoFieldProps } from "./use-texto-form.ts";

/** One field of a form, by the kind that its description names. */
export function CampoField({ campo, path, form }: CampoFieldProps) {
  switch (campo.tipo) {
    case "grupo":
      return <GrupoField campo={campo} path={path} form={form} />;
    case "lista":
      return <ListaField campo={campo} path={path} form={form} Field={CampoField} />;
    case "imagem":
      return <FotoField campo={campo} path={path} form={form} />;
    default:
      return <SimplesField campo={campo} path={path} form={form} />;
  }
}

type Grupo = Extract<Campo, { tipo: "grupo" }>;

/** A part of a long form: closed it shows what it holds, and it is open where something must be corrected. */
function GrupoField({ campo, path, form }: CampoFieldProps<Grupo>) {
  const [open, setOpen] = useState(false);
  const wrong = [...form.erros.keys()].some((key) => key.startsWith(`${path}.`));
  const valor = form.read(path);
  const [titulo, resumo] = camposDe(campo).map(([nome, filho]) => textoOf(filho, partOf(valor, nome)));
  return (
    <details
      open={open || wrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-panel border border-linha-2 bg-white"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-panel px-4 py-2 hover:bg-orvalho [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-small text-pedra">{campo.rotulo}</span>
          <span className="block truncate">
            <b className="font-semibold">{titulo || "Sem nome"}</b>
            {resumo && <span className="text-pedra">, {resumo}</span>}
          </span>
        </span>
        <Icon of={ChevronDown} size={20} className="text-folha transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-linha border-t p-4">
        {camposDe(campo).map(([nome, filho]) => (
          <CampoField key={nome} campo={filho} path={`${path}.${nome}`} form={form} />
        ))}
      </div>
    </details>
  );
}

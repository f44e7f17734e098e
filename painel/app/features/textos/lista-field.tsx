import type { Campo } from "@eden/domain/conteudo/campos";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowDown, ArrowUp, type IconNode, Plus, Trash2 } from "lucide";
import { type ComponentType, type ReactNode, useRef } from "react";
import { listOf } from "./mudancas.ts";
import { SimplesField } from "./simples-field.tsx";
import type { CampoFieldProps } from "./use-texto-form.ts";

type Lista = Extract<Campo, { tipo: "lista" }>;

/** Several values of one kind: added, removed and moved. Focus stays with the item that was moved, or beside the removed one. */
export function ListaField({ campo, path, form, Field }: CampoFieldProps<Lista> & Pick<ItemProps, "Field">) {
  const box = useRef<HTMLFieldSetElement>(null);
  const itens = listOf(form.read(path));
  const erro = form.erros.get(path);
  const replace = (novos: readonly unknown[], focus: number) => {
    form.change(path, novos);
    requestAnimationFrame(() =>
      box.current?.querySelectorAll<HTMLElement>("[data-item]")[focus]?.querySelector<HTMLElement>(CONTROL)?.focus(),
    );
  };
  const move = (from: number, to: number) => {
    const novos = [...itens];
    novos.splice(to, 0, ...novos.splice(from, 1));
    replace(novos, to);
  };
  const remove = (index: number) => replace(itens.toSpliced(index, 1), Math.max(0, index - 1));
  return (
    <fieldset ref={box} aria-describedby={erro && `campo-${path}-erro`} className="grid min-w-0 gap-3">
      <legend className="float-left mb-1 font-texto text-read/snug font-strong text-tinta">{campo.rotulo}</legend>
      {itens.map((_, index) => {
        const nome = `${campo.item.rotulo} ${index + 1}`;
        const actions = (
          <Acoes
            nome={nome}
            {...(index > 0 && { onUp: () => move(index, index - 1) })}
            {...(index < itens.length - 1 && { onDown: () => move(index, index + 1) })}
            {...(itens.length > campo.min && { onRemove: () => remove(index) })}
          />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity; values are controlled
          <div key={index} data-item className="clear-both">
            <Item
              campo={campo.item}
              path={`${path}.${index}`}
              form={form}
              rotulo={nome}
              actions={actions}
              Field={Field}
            />
          </div>
        );
      })}
      <p id={`campo-${path}-erro`} className="text-small font-semibold text-erro empty:hidden">
        {erro}
      </p>
      {itens.length < campo.max && (
        <CompactButton
          icon={Plus}
          onClick={() => replace([...itens, campo.item.tipo === "grupo" ? {} : ""], itens.length)}
          className="justify-self-start"
        >
          {campo.item.rotulo}
        </CompactButton>
      )}
    </fieldset>
  );
}

const CONTROL = "textarea, input";

interface ItemProps extends CampoFieldProps {
  /** Shows an item that is more than one value; a prop because a list can be part of such an item. */
  Field: ComponentType<CampoFieldProps>;
  rotulo: string;
  actions: ReactNode;
}

function Item({ campo, actions, rotulo, Field, ...rest }: ItemProps) {
  if (campo.tipo !== "grupo" && campo.tipo !== "lista" && campo.tipo !== "imagem") {
    return <SimplesField campo={campo} rotulo={rotulo} actions={actions} {...rest} />;
  }
  return (
    <>
      <div className="flex justify-end">{actions}</div>
      <Field campo={{ ...campo, rotulo }} {...rest} />
    </>
  );
}

interface AcoesProps {
  nome: string;
  onUp?: () => void;
  onDown?: () => void;
  onRemove?: () => void;
}

function Acoes({ nome, onUp, onDown, onRemove }: AcoesProps) {
  const botoes: [string, IconNode, (() => void) | undefined][] = [
    [`Subir ${nome}`, ArrowUp, onUp],
    [`Descer ${nome}`, ArrowDown, onDown],
    [`Remover ${nome}`, Trash2, onRemove],
  ];
  return (
    <span className="-my-1 flex">
      {botoes.map(
        ([rotulo, icone, run]) =>
          run && (
            <button
              key={rotulo}
              type="button"
              aria-label={rotulo}
              onClick={run}
              className="grid size-9 place-items-center rounded-control text-folha hover:bg-orvalho pointer-coarse:size-11"
            >
              <Icon of={icone} size={17} />
            </button>
          ),
      )}
    </span>
  );
}

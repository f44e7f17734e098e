import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Definicao, ParteProps } from "./definicao.ts";
import { loadOnce } from "./nao-carregou.tsx";

type Parte<Props> = LazyExoticComponent<ComponentType<Props>>;

export interface Ferramenta<Digitado extends object, Feita> extends Definicao<Digitado, Feita> {
  partes: {
    Desenho: Parte<ParteProps<Digitado, Feita | null>>;
    Antes: Parte<ParteProps<Digitado, Feita>>;
    Seguinte: Parte<ParteProps<Digitado, Feita>>;
    Abaixo: Parte<ParteProps<Digitado, Feita | null>>;
  };
}

/** The parts of a tool and those of the frame load together, after the page; without a network from then on. */
export function defineFerramenta<Digitado extends object, Feita>(
  definicao: Definicao<Digitado, Feita>,
): Ferramenta<Digitado, Feita> {
  const load = loadOnce(async () => {
    const [{ partesOf }, depois] = await Promise.all([import("./partes.tsx"), definicao.depois()]);
    return partesOf(definicao, depois);
  });
  return {
    ...definicao,
    partes: {
      Desenho: lazy(async () => ({ default: (await load()).Desenho })),
      Antes: lazy(async () => ({ default: (await load()).Antes })),
      Seguinte: lazy(async () => ({ default: (await load()).Seguinte })),
      Abaixo: lazy(async () => ({ default: (await load()).Abaixo })),
    },
  };
}

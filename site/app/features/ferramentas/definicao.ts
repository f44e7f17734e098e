import type { Seis } from "@eden/domain/ferramentas/caderno";
import type { Estado } from "@eden/domain/ferramentas/endereco";
import type { ComponentType, ReactNode } from "react";
import type { FerramentaId } from "~/content/ferramentas.ts";
import type { Calculo } from "./como-calculamos.tsx";
import type { DadosDaFolha } from "./folha.tsx";
import type { Passo } from "./proximo-passo.tsx";
import type { Quando } from "./quando.ts";
import type { Leitura } from "./resultado.tsx";
import type { Conta } from "./use-conta.ts";

export type Resposta<Feita> = { status: "feita"; feita: Feita } | { status: "falta"; frase: string };

/** A tool whose answer follows from what is typed: everything that the frame does not know. */
export interface Definicao<Digitado extends object, Feita> {
  id: FerramentaId;
  /** One word of it is in <em>. */
  titulo: ReactNode;
  lead: string;
  estado: Estado<Digitado>;
  /** An invented one, as the state writes it. */
  exemplo: (hoje: string) => string;
  /** Whether the answer depends on the month of the sales. */
  isDoMes?: boolean;
  compute: (digitado: Digitado, quando: Quando) => Resposta<Feita>;
  leitura: (feita: Feita) => Leitura;
  /** The slab before there is a result. */
  vazia: Omit<Leitura, "frase">;
  Entradas: ComponentType<{ conta: Conta<Digitado> }>;
  /** What loads after the fields, in one part. */
  depois: () => Promise<Depois<Digitado, Feita>>;
}

/** What follows from a result. */
export interface Depois<Digitado extends object, Feita> {
  /** The drawing of the slab; without a result in outline. Prerendered. */
  Desenho: ComponentType<{ feita: Feita | null; conta: Conta<Digitado> }>;
  /** What "Guardar este mês" keeps. */
  seis: (feita: Feita) => Seis;
  /** Charts, lists and "E se…", around what can be done with the result. */
  Seguinte: ComponentType<{ feita: Feita; conta: Conta<Digitado>; acoes: ReactNode }>;
  /** Further actions beside print and link. */
  Acoes?: ComponentType<{ feita: Feita }> | undefined;
  calculos: (feita: Feita | null, digitado: Digitado) => Calculo[];
  notas: readonly string[];
  folha: (feita: Feita, digitado: Digitado) => DadosDaFolha;
  passo: (feita: Feita | null, conta: Conta<Digitado>) => Passo;
}

export interface ParteProps<Digitado extends object, Feita> {
  feita: Feita;
  conta: Conta<Digitado>;
}

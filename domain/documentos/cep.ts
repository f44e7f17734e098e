import { applyMascara } from "./numero.ts";

export const formatCep = (cep: string): string => applyMascara(cep, "#####-###");

import { object } from "valibot";
import { caixaObrigatoria, email, nomeCompleto, telefone } from "../campos/campos.ts";

export const livroSchema = object({
  nome: nomeCompleto,
  email,
  telefone,
  consentimento: caixaObrigatoria("É preciso concordar em receber as comunicações"),
});

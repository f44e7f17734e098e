import { object } from "valibot";
import { email, exato, nomeCompleto, telefone } from "./campos.ts";

export const livroSchema = object({
  nome: nomeCompleto,
  email,
  telefone,
  consentimento: exato(true, "É preciso concordar em receber as comunicações"),
});

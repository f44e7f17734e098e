import { type InferOutput, object } from "valibot";
import { email, nome, sobrenome, telefone, textoLivre } from "./campos.ts";
import { MENSAGEM_MAX } from "./limites.ts";
import { normalizeMensagem } from "./texto.ts";

export const contatoSchema = object({
  nome,
  sobrenome,
  telefone,
  email,
  mensagem: textoLivre("Mensagem", "Mensagem é obrigatória", MENSAGEM_MAX, normalizeMensagem),
});

export type Contato = InferOutput<typeof contatoSchema>;

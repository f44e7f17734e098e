import { check, object, pipe } from "valibot";
import { campo, email, nome, sobrenome, telefone } from "../campos/campos.ts";
import { MENSAGEM_MAX } from "../campos/limites.ts";
import { normalizeMensagem } from "../campos/texto.ts";

const MENSAGEM_MESSAGE = "Mensagem é obrigatória";

export const contatoSchema = object({
  nome,
  sobrenome,
  telefone,
  email,
  mensagem: pipe(
    campo(MENSAGEM_MESSAGE, normalizeMensagem),
    check((value) => value !== "", MENSAGEM_MESSAGE),
    check((value) => value.length <= MENSAGEM_MAX, `Mensagem deve ter no máximo ${MENSAGEM_MAX} caracteres`),
  ),
});

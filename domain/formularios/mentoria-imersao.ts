import { forward, type InferOutput, object, partialCheck, pipe } from "valibot";
import { caixa, email, nome, telefone } from "../campos/campos.ts";

/** The error about the checkboxes belongs to the first of them, `mentoria`. */
export const mentoriaImersaoSchema = pipe(
  object({ mentoria: caixa, imersao: caixa, nome, email, telefone }),
  forward(
    partialCheck(
      [["mentoria"], ["imersao"]],
      (opcoes) => opcoes.mentoria || opcoes.imersao,
      "Selecione ao menos uma opção (Mentoria ou Imersão)",
    ),
    ["mentoria"],
  ),
);

export type MentoriaImersao = InferOutput<typeof mentoriaImersaoSchema>;
export type OpcaoSelecionada = "Mentoria" | "Imersão" | "Ambos";

export function opcaoSelecionadaOf({ mentoria, imersao }: MentoriaImersao): OpcaoSelecionada {
  if (mentoria && imersao) return "Ambos";
  return mentoria ? "Mentoria" : "Imersão";
}

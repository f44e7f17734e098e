import type { LojaLinha } from "@eden/domain/painel/contrato-lojas";
import { type FonteDoNome, nomeDaLoja } from "@eden/domain/painel/nome-da-loja";

const CHIPS: Record<FonteDoNome, string | null> = { equipe: null, receita: "Receita", nenhuma: "sem nome" };

/** Says that the name beside it is not the team's: from the public register, or none at all. */
export function NomeChip({ loja }: { loja: Pick<LojaLinha, "nome" | "cidade" | "uf" | "receita"> }) {
  const chip = CHIPS[nomeDaLoja(loja).fonte];
  return (
    chip && (
      <span className="inline-block shrink-0 rounded-mark bg-areia px-1.5 py-0.5 align-middle font-texto text-micro/none font-semibold tracking-normal text-aviso">
        {chip}
      </span>
    )
  );
}

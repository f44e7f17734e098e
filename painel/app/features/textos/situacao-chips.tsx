import { isAmostra } from "@eden/domain/conteudo/padroes";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Fragment } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { useEu } from "~/clients/use-eu.ts";

export type TextoLinha = Saida<"textos">["textos"][number];
type Construcao = Saida<"textos">["site"];

const CHIPS = {
  espera_voce: { nome: "espera por você", style: "bg-ipe text-tinta" },
  em_aprovacao: { nome: "esperando outra pessoa", style: "bg-ipe-claro text-aviso" },
  rascunho: { nome: "rascunho", style: "bg-white text-mata shadow-[inset_0_0_0_1px_var(--color-linha-2)]" },
  recusado: { nome: "recusado", style: "bg-erro-fundo text-erro" },
  publicando: { nome: "publicando", style: "bg-mata text-white" },
  publicado: { nome: "publicado", style: "bg-orvalho text-mata" },
  amostra: { nome: "ainda é exemplo", style: "bg-areia text-aviso" },
} as const;

/** The state of a text, in one or two words; nothing for one that was never changed and is no sample. */
export function SituacaoChips({ linha, site }: { linha: TextoLinha; site: Construcao }) {
  const { membro } = useEu();
  const chips: (keyof typeof CHIPS)[] = [];
  if (linha.situacao === "em_aprovacao" && linha.autor?.id !== membro.id) chips.push("espera_voce");
  else if (linha.situacao) chips.push(linha.situacao);
  else if (isPublicando(linha, site)) chips.push("publicando");
  else if (linha.publicado) chips.push("publicado");
  if (isAmostra(linha.chave, linha.publicado) && linha.situacao !== "em_aprovacao") chips.push("amostra");
  return chips.map((chip) => (
    <Fragment key={chip}>
      <span className={classNames("rounded-full px-2 py-px text-micro/5 font-semibold", CHIPS[chip].style)}>
        {CHIPS[chip].nome}
      </span>{" "}
    </Fragment>
  ));
}

/** The build that brings it to the site has not finished: it was requested in the transaction that published the text. */
function isPublicando({ publicado_em }: Pick<TextoLinha, "publicado_em">, site: Construcao): boolean {
  if (!(site && publicado_em) || site.pronta_em !== null) return false;
  return Date.parse(publicado_em) >= Date.parse(site.pedida_em);
}

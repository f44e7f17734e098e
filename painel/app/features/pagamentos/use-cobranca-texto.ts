import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { useState } from "react";
import { useNavigate } from "react-router";
import { keepRascunho, useRascunho } from "~/clients/rascunhos.ts";
import { useEu } from "~/clients/use-eu.ts";
import { useNow } from "~/parts/use-now.ts";
import { type Forma, formaSugerida } from "./motivos.ts";
import { type Opcao, textoDeCobranca, withLink } from "./texto-de-cobranca.ts";
import { useLink } from "./use-link.ts";

const rascunhoKey = (pedido: string) => `cobranca:${pedido}`;

/** The message about one payment: the method it offers, its link once created, and the text, the member's once edited. */
export function useCobrancaTexto(linha: CobrancaLinha, opcoes: readonly Opcao[], pathOf: (pedido: string) => string) {
  const { membro } = useEu();
  const now = useNow();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Forma | null>(null);
  const [draft, keep] = useRascunho(rascunhoKey(linha.pedido));
  const { link, create, creating } = useLink(linha, (novo, url) => {
    const finished = withLink(texto, url);
    keep("");
    keepRascunho(rascunhoKey(novo), finished);
    navigate(pathOf(novo), { replace: true });
  });
  const wanted = chosen ?? link?.forma ?? formaSugerida(linha.forma);
  const opcao = opcoes.find(({ forma }) => forma === wanted) ?? opcoes[0];
  const url = link && link.forma === opcao?.forma ? link.url : null;
  const suggested = textoDeCobranca(linha, opcao, { autor: membro.nome, now });
  const texto = draft || (url ? withLink(suggested, url) : suggested);
  return {
    forma: opcao?.forma,
    link,
    url,
    texto,
    creating,
    edit: keep,
    /** Another method has another text. */
    choose: (forma: Forma) => {
      setChosen(forma);
      keep("");
    },
    /** The finished text once the link exists; null when it was not created. */
    create: async () => {
      const created = opcao && (await create(opcao.forma));
      return created ? withLink(texto, created) : null;
    },
  };
}

import type { OpcaoDePagamento } from "@eden/domain/catalogo/precos";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { renderModelo } from "@eden/domain/painel/modelo";
import { dadosDaCobranca, findModelo } from "@eden/domain/painel/modelo-do-motivo";
import { useState } from "react";
import { useNavigate } from "react-router";
import { keepRascunho, useRascunho } from "~/clients/rascunhos.ts";
import { useEu } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { useNow } from "~/parts/use-now.ts";
import { lojaOf, primeiroNome } from "~/pessoas/nomes.ts";
import { diaCurto, type Forma, formaSugerida } from "./motivos.ts";
import { useLink } from "./use-link.ts";
import { MARCA, withLink } from "./with-link.ts";

const rascunhoKey = (pedido: string) => `cobranca:${pedido}`;

/** The message about one payment: the method it offers, its link once created, and the text, the member's once edited. */
export function useCobrancaTexto(
  linha: CobrancaLinha,
  opcoes: readonly OpcaoDePagamento[],
  pathOf: (pedido: string) => string,
) {
  const suggest = useSuggestion(linha);
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
  const texto = draft || suggest(opcao, url ?? MARCA);
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

/** The message of the team for the reason of the row; empty while the templates load and where none is for it. */
function useSuggestion(linha: CobrancaLinha) {
  const { membro } = useEu();
  const now = useNow();
  const modelos = useRpc("modelos", {}, { staleTime: 5 * 60_000 }).data?.modelos ?? [];
  const modelo = findModelo(modelos, "pagamento", linha.motivo);
  const daTela = {
    primeiro_nome: primeiroNome(linha.nome),
    autor: primeiroNome(membro.nome),
    loja: lojaOf(linha),
    vencimento: linha.vence_em && diaCurto(linha.vence_em, now),
  };
  return (opcao: OpcaoDePagamento | undefined, link: string) =>
    modelo ? renderModelo(modelo.texto, dadosDaCobranca(linha, opcao, { ...daTela, link })) : "";
}

import { opcoesDePagamento } from "@eden/domain/catalogo/precos";
import type { ResultadoContato } from "@eden/domain/painel/valores";
import type { Saida } from "~/clients/rpc.ts";
import { useMay } from "~/clients/use-eu.ts";
import { openWhatsappAfter } from "~/parts/open-whatsapp-after.ts";
import { ComoFoi } from "~/pessoas/como-foi.tsx";
import { usePergunta } from "~/pessoas/contatos-pendentes.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { EndActions } from "./end-actions.tsx";
import { MensagemForm } from "./mensagem-form.tsx";
import { RevisaoForm } from "./revisao-form.tsx";
import { useCobrancaAcoes } from "./use-cobranca-acoes.ts";
import { useCobrancaTexto } from "./use-cobranca-texto.ts";

interface CobrancaActionsProps {
  cobranca: Saida<"cobranca">;
  pathOf: (pedido: string) => string;
}

/** The decision about a review, or the message with a new link; after a contact, how it went. */
export function CobrancaActions({ cobranca: { linha, origem }, pathOf }: CobrancaActionsProps) {
  const acoes = useCobrancaAcoes();
  const decides = useMay("decidir_revisao");
  const opcoes = origem ? opcoesDePagamento(origem, linha.forma) : [];
  const mensagem = useCobrancaTexto(linha, opcoes, pathOf);
  const comoFoi = usePergunta(linha.pessoa ?? "");
  const open = async (canal: "whatsapp" | "telefone", texto = mensagem.texto.trim()) => {
    const recorded = acoes.registrarContato(linha, canal, "abriu", canal === "whatsapp" ? texto : null);
    if (canal === "whatsapp") {
      await openWhatsappAfter(recorded, linha.telefone, texto);
    }
    if (linha.pessoa) comoFoi.ask(canal);
  };
  /** After a slow answer the browser would block the new tab: the text with its link stays, with a button to open it. */
  const createAndOpen = async () => {
    const texto = await mensagem.create();
    if (texto && linha.pessoa && navigator.userActivation?.isActive) await open("whatsapp", texto);
  };
  const answer = (resultado: ResultadoContato) => {
    void comoFoi.answer((canal) => acoes.registrarContato(linha, canal, resultado, null));
  };
  const reviewed = linha.motivo === "valor_diferente";
  return (
    <>
      {reviewed &&
        (decides ? (
          <RevisaoForm linha={linha} onDecide={(decisao, motivo) => acoes.decide(linha, decisao, motivo)} />
        ) : (
          <p className="rounded-control bg-aviso-fundo px-3.5 py-2.5 text-body text-aviso">
            A decisão sobre este pagamento é da Gestão.
          </p>
        ))}
      {comoFoi.pergunta && (
        <ComoFoi
          nome={primeiroNome(linha.nome)}
          pergunta={comoFoi.pergunta}
          asked={comoFoi.asked}
          onAnswer={answer}
          onLater={comoFoi.postpone}
        />
      )}
      {!reviewed && (
        <MensagemForm linha={linha} opcoes={opcoes} mensagem={mensagem} onOpen={open} onCreate={createAndOpen} />
      )}
      {!reviewed && <EndActions linha={linha} onEnd={(motivo) => void acoes.end(linha, motivo)} />}
    </>
  );
}

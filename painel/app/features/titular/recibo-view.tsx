import { CANAIS_REQUERIMENTO, LUGARES_FORA, TIPOS_REQUERIMENTO } from "@eden/domain/painel/contrato-titular";
import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ChevronLeft, CircleCheck, Eraser, Landmark } from "lucide";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { CopyButton } from "~/parts/copy-button.tsx";
import { formatDiaDaSemana, formatQuando } from "~/pessoas/quando.ts";
import { countRegistros, FONTES, quantos, type Requerimento, whyKept } from "./palavras.ts";

type Recibo = NonNullable<Requerimento["recibo"]>;

/** A concluded request: what was done, without a datum of the person, and the answer to copy. */
export function ReciboView({ requerimento }: { requerimento: Requerimento }) {
  const { tipo, protocolo, canal, recebido_em, concluido_em, concluido_por, desfecho, recibo, atos } = requerimento;
  const resposta = respostaOf(requerimento);
  const heading = useRef<HTMLHeadingElement>(null);
  // The page of the open request, and with it the focus, is gone.
  useEffect(() => heading.current?.focus(), []);
  const feitos = atos.filter(({ deste }) => deste);
  return (
    <div className="max-w-215 px-5 pt-4 pb-10 md:px-8">
      <Link
        to="/titular"
        className="-ml-1.5 inline-flex min-h-9 items-center gap-1 rounded-mark pr-2 text-body font-semibold text-folha pointer-coarse:min-h-11"
      >
        <Icon of={ChevronLeft} size={18} /> Titulares
      </Link>
      <h1 ref={heading} tabIndex={-1} className="w-fit text-display/tight">
        {TIPOS_REQUERIMENTO[tipo].nome}, <span className="whitespace-nowrap">{protocolo}</span>
      </h1>
      <p className="mt-1 text-pedra">
        Chegou {formatDiaDaSemana(recebido_em)}, {CANAIS_REQUERIMENTO[canal]}. {DESFECHOS[desfecho ?? "atendido"]}{" "}
        {concluido_em && formatQuando(concluido_em, Date.now())}
        {concluido_por && `, por ${concluido_por.nome}`}. Aqui não fica nenhum dado de quem pediu.
      </p>
      {recibo && <ReciboCards recibo={recibo} />}
      {!recibo && feitos.length > 0 && (
        <ul className="mt-5 grid gap-1.5">
          {feitos.map((ato) => (
            <li key={ato.em} className="flex items-center gap-2">
              <Icon of={CircleCheck} size={18} className="text-folha" />
              {TIPOS_REQUERIMENTO[ato.tipo].nome}: {countRegistros(ato.linhas)}, {formatQuando(ato.em, Date.now())}
            </li>
          ))}
        </ul>
      )}
      {resposta && (
        <section aria-labelledby="resposta" className="mt-6">
          <h2 id="resposta" className={cardTitle}>
            Resposta pronta <CopyButton nome="resposta" valor={resposta} />
          </h2>
          <p className="mt-1 rounded-panel border border-linha bg-creme p-4 whitespace-pre-line">{resposta}</p>
        </section>
      )}
    </div>
  );
}

const DESFECHOS = {
  atendido: "Atendido",
  nao_confirmado: "Encerrado sem confirmar quem pediu",
  eliminado: "Encerrado porque os dados foram apagados noutro pedido",
};

function ReciboCards({ recibo: { apagadas, mantidas, emails, conversa, fora } }: { recibo: Recibo }) {
  const total = Object.values(apagadas).reduce((sum, quantas) => sum + quantas, 0);
  const ficam = mantidas.reduce((sum, { quantas }) => sum + quantas, 0);
  return (
    <>
      <div className="mt-5 grid gap-3.5 md:grid-cols-2">
        <section aria-labelledby="sairam" className="rounded-panel border border-linha-2 bg-white p-4">
          <h2 id="sairam" className={cardTitle}>
            <Icon of={Eraser} size={18} /> Saíram, {countRegistros(total)}
          </h2>
          <ul className="mt-2 grid gap-1">
            {Object.entries(apagadas).map(([tabela, quantas]) => (
              <li key={tabela}>{count(tabela, quantas)}</li>
            ))}
            {emails > 0 && <li>{quantos(emails, "e-mail enviado", "e-mails enviados")} (registro do envio)</li>}
            {conversa > 0 && <li>{quantos(conversa, "anotação ou mensagem", "anotações e mensagens")} da equipe</li>}
          </ul>
        </section>
        <section aria-labelledby="ficaram" className="rounded-panel border border-linha-2 bg-white p-4">
          <h2 id="ficaram" className={cardTitle}>
            <Icon of={Landmark} size={18} /> Ficaram, {countRegistros(ficam)}
          </h2>
          <ul className="mt-2 grid gap-2">
            {mantidas.map(({ tabela, motivo, quantas }) => (
              <li key={`${tabela}-${motivo}`}>
                {count(tabela, quantas)}
                <span className="block text-body/snug text-pedra">{whyKept(motivo)}</span>
              </li>
            ))}
          </ul>
          {ficam === 0 && <p className="mt-2 text-pedra">Nada.</p>}
        </section>
      </div>
      <h2 className={`${cardTitle} mt-6`}>Fora daqui, à mão</h2>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {fora.map((lugar) => (
          <li key={lugar} className="flex items-center gap-2">
            <Icon of={CircleCheck} size={18} className="text-folha" /> {LUGARES_FORA[lugar]}
          </li>
        ))}
      </ul>
    </>
  );
}

const cardTitle = "flex items-center gap-2.5 font-texto text-read font-semibold tracking-normal text-tinta";

function count(tabela: string, quantas: number): string {
  const fonte = FONTES[tabela as keyof typeof FONTES];
  return quantos(quantas, fonte?.um ?? tabela, fonte?.varios ?? tabela);
}

/** The answer to an erasure, ready to copy: what was done and what stays, without a datum of the person. */
function respostaOf({ recibo, protocolo }: Requerimento): string | null {
  if (!recibo) return null;
  const lista = recibo.mantidas.map(({ tabela, motivo, quantas }) => {
    const { um, varios } = FONTES[tabela];
    return `- ${quantos(quantas, um, varios)}: ${GUARDA[motivo]}`;
  });
  return [
    "Olá!",
    `Apagamos os seus dados, como você pediu (protocolo ${protocolo}).`,
    ...(lista.length > 0 ? [`A lei nos obriga a guardar por um tempo:\n${lista.join("\n")}`] : []),
    "As cópias de segurança são substituídas no prazo delas; se uma precisar ser usada, repetimos a eliminação.",
    "Se ficar alguma dúvida, é só responder a este e-mail.",
    "Éden Grupo, Encarregado pelos dados pessoais",
  ].join("\n\n");
}

const { registrosDePagamento, contrato } = prazos;
/** Why something stays, in words for the data subject. */
const GUARDA = {
  "registro de pagamento": `registro de pagamento, guardado por ${formatPrazo(registrosDePagamento)} (LGPD, art. 16, I).`,
  contrato: `contrato, guardado por ${formatPrazo(contrato)} depois do fim, sem uso para novidades (LGPD, art. 16, I).`,
  "ainda pode ser pago": "ainda pode ser paga; depois desse prazo, apagamos também.",
};

import { CANAIS_REQUERIMENTO, TIPOS_REQUERIMENTO } from "@eden/domain/painel/contrato-titular";
import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ChevronRight, CircleCheck, CircleSlash, Plus } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { useRpc } from "~/clients/use-rpc.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { formatDiaDaSemana, formatQuando } from "~/pessoas/quando.ts";
import { OpenSheet } from "./open-sheet.tsx";
import type { RequerimentoLinha } from "./palavras.ts";
import { PrazoRing, remainingText, urgenciaDoPrazo } from "./prazo-ring.tsx";

/** Requests of data subjects: the open ones by urgency, then those that were concluded. */
export function RequerimentosPage() {
  const query = useRpc("requerimentos", {});
  const [opening, setOpening] = useState(false);
  return (
    <main className="h-full overflow-y-auto bg-papel">
      <header className="border-b border-linha px-5 pt-6 pb-5 md:px-8">
        <div className="flex max-w-260 flex-wrap items-end justify-between gap-3">
          <div>
            <h1 className="text-display/tight">Titulares</h1>
            <p className="mt-1 max-w-[62ch] text-pedra">
              Quem pediu para ver, corrigir ou apagar os próprios dados. A lei dá{" "}
              {formatPrazo(prazos.respostaAoTitular)} para responder, contados do dia em que o pedido chegou.
            </p>
          </div>
          <CompactButton variant="ipe" icon={Plus} onClick={() => setOpening(true)} className="max-md:w-full">
            Abrir pedido
          </CompactButton>
        </div>
      </header>
      <QueryState query={query}>
        {({ abertos, concluidos }) => (
          <div className="grid max-w-276 gap-8 px-5 py-6 md:px-8">
            <section aria-labelledby="abertos">
              <h2 id="abertos" className={sectionTitle}>
                {abertos.length === 0 ? "Nenhum pedido aberto" : `Em aberto (${abertos.length})`}
              </h2>
              <ul className="mt-2 grid gap-2.5">
                {abertos.map((aberto) => (
                  <AbertoRow key={aberto.id} requerimento={aberto} />
                ))}
              </ul>
              {abertos.length === 0 && (
                <p className="mt-1 text-pedra">Quando alguém escrever ao encarregado, abra o pedido aqui.</p>
              )}
            </section>
            {concluidos.length > 0 && (
              <section aria-labelledby="concluidos">
                <h2 id="concluidos" className={sectionTitle}>
                  Concluídos
                </h2>
                <ul className="mt-1">
                  {concluidos.map((concluido) => (
                    <ConcluidoRow key={concluido.id} requerimento={concluido} />
                  ))}
                </ul>
              </section>
            )}
          </div>
        )}
      </QueryState>
      {opening && <OpenSheet onClose={() => setOpening(false)} />}
    </main>
  );
}

const sectionTitle = "font-texto text-read font-semibold tracking-normal text-tinta";

function AbertoRow({ requerimento }: { requerimento: RequerimentoLinha }) {
  const { id, nome, tipo, canal, restam, prazo, recebido_em, verificado_em } = requerimento;
  const urgencia = urgenciaDoPrazo(restam);
  return (
    <li className="relative grid grid-cols-[56px_minmax(0,1fr)_20px] items-center gap-x-4 rounded-panel border border-linha bg-white px-4 py-3.5 hover:border-contorno md:grid-cols-[56px_minmax(0,1fr)_190px_20px]">
      <PrazoRing restam={restam} size="m" />
      <div className="min-w-0">
        <Link
          to={`/titular/${id}`}
          className="font-semibold break-words after:absolute after:inset-0 after:rounded-panel"
        >
          {nome}
        </Link>
        <p>{TIPOS_REQUERIMENTO[tipo].pediu}</p>
        <p className="text-body text-pedra">
          {capital(formatDiaDaSemana(recebido_em))}, {CANAIS_REQUERIMENTO[canal]}
          {verificado_em === null && ". Falta confirmar quem pede"}
        </p>
      </div>
      <p className="text-body/snug text-pedra max-md:col-start-2 max-md:mt-1">
        <b className={`block font-semibold ${urgencia === "urgente" ? "text-erro" : "text-tinta"}`}>
          {capital(remainingText(restam))}
        </b>
        até {formatDiaDaSemana(prazo)}
      </p>
      <Icon
        of={ChevronRight}
        size={18}
        className="text-pedra max-md:col-start-3 max-md:row-span-2 max-md:row-start-1"
      />
    </li>
  );
}

const DESFECHOS = {
  atendido: "atendido",
  nao_confirmado: "encerrado sem confirmar quem pediu",
  eliminado: "encerrado: os dados foram apagados noutro pedido",
};

function ConcluidoRow({ requerimento }: { requerimento: RequerimentoLinha }) {
  const { id, protocolo, tipo, desfecho, concluido_em, concluido_por } = requerimento;
  return (
    <li className="relative grid grid-cols-[28px_minmax(0,1fr)_20px] items-center gap-x-3 border-b border-dashed border-linha-2 py-3">
      <Icon of={desfecho === "nao_confirmado" ? CircleSlash : CircleCheck} size={20} className="text-folha" />
      <p className="min-w-0">
        <Link to={`/titular/${id}`} className="font-semibold after:absolute after:inset-0">
          {TIPOS_REQUERIMENTO[tipo].nome}, {protocolo}
        </Link>
        <span className="block text-body text-pedra">
          {capital(DESFECHOS[desfecho ?? "atendido"])}
          {concluido_em && `, ${formatQuando(concluido_em, Date.now())}`}
          {concluido_por && ` (${concluido_por.nome})`}
        </span>
      </p>
      <Icon of={ChevronRight} size={18} className="text-pedra" />
    </li>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

import type { Filtro } from "@eden/domain/painel/filtro";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { CalendarClock, CheckCheck, Sprout, UserRound, X } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useEu } from "~/clients/use-eu.ts";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import { formatCount } from "~/parts/format-count.ts";
import { AFETADAS } from "~/pessoas/cache-pessoa.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { type Acao, LoteSheet } from "./lote-sheet.tsx";
import { loteAviso } from "./lote-words.ts";
import type { Escolha } from "./use-escolha.ts";

interface LoteBarProps {
  escolha: Escolha;
  filtro: Filtro;
  quantas: number | null | undefined;
  /** Of the list on screen: whoever changed after it is left out. */
  mudanca: number | undefined;
}

/** What can be done with everybody who was chosen, in one command. Nothing here sends a message. */
export function LoteBar({ escolha, filtro, quantas, mudanca = 0 }: LoteBarProps) {
  const { send, online } = useComandos();
  const { membro, equipe } = useEu();
  const [tipo, setTipo] = useState<Acao["tipo"] | null>(null);
  const { count, todas, clear } = escolha;
  const open = (next: Acao["tipo"]) => {
    if (online) setTipo(next);
  };
  useAtalhos({
    a: { label: "Dono das escolhidas", group: "Caixa", run: () => open("dono") },
    p: { label: "Próximo passo das escolhidas", group: "Caixa", run: () => open("passo") },
    e: { label: "As escolhidas não precisam de resposta", group: "Caixa", run: () => open("dispensa") },
    Escape: { run: clear },
  });
  const nomeDoDono = (acao: Acao) => {
    if (acao.tipo !== "dono" || acao.dono === membro.id) return "você";
    return primeiroNome(equipe.find(({ id }) => id === acao.dono)?.nome ?? "o novo dono");
  };
  const run = async (acao: Acao) => {
    setTipo(null);
    const alvo = todas ? { filtro, mudanca } : { pessoas: escolha.pessoas };
    const { status } = await send(
      "em_lote",
      { ...alvo, acao },
      { aviso: (saida) => loteAviso(saida, acao, nomeDoDono(acao)), invalidate: [...AFETADAS, "vistas"] },
    );
    if (status === "gravado") clear();
  };
  const action = {
    variant: "bare" as const,
    className: `${button} ${tile}`,
    "aria-disabled": !online,
    title: online ? undefined : OFFLINE,
  };
  return (
    <section
      aria-label="Pessoas escolhidas"
      className="z-10 flex flex-wrap items-center gap-x-1 gap-y-0.5 border-linha border-t bg-mata px-4 py-2 text-white lg:absolute lg:bottom-5 lg:left-1/2 lg:w-max lg:max-w-[calc(100%-3rem)] lg:-translate-x-1/2 lg:rounded-panel lg:border-0 lg:py-1.5 lg:pr-1.5 lg:shadow-flutua"
    >
      <p role="status" className="mr-1 font-strong whitespace-nowrap max-lg:mr-auto">
        {count === 1 ? "1 escolhida" : `${formatCount(count)} escolhidas`}
        {escolha.isFull && <span className="font-normal"> (o máximo)</span>}
      </p>
      {escolha.mayTodas && (
        <CompactButton variant="bare" onClick={escolha.chooseTodas} className={`${button} text-broto! underline`}>
          Escolher as {formatCount(quantas ?? 0)}
        </CompactButton>
      )}
      <div className="contents max-md:grid max-md:w-full max-md:grid-cols-4">
        <CompactButton icon={UserRound} onClick={() => open("dono")} {...action}>
          Dono
          <ActionKey>A</ActionKey>
        </CompactButton>
        <CompactButton icon={Sprout} onClick={() => open("estado")} {...action}>
          Estado
        </CompactButton>
        <CompactButton icon={CalendarClock} onClick={() => open("passo")} {...action}>
          Passo
          <ActionKey>P</ActionKey>
        </CompactButton>
        <CompactButton icon={CheckCheck} onClick={() => open("dispensa")} {...action}>
          Não precisa de resposta
          <ActionKey>E</ActionKey>
        </CompactButton>
      </div>
      <CompactButton
        variant="bare"
        icon={X}
        aria-label="Não escolher ninguém"
        onClick={clear}
        className={`${button} max-lg:order-first`}
      />
      {tipo && <LoteSheet tipo={tipo} count={count} onClose={() => setTipo(null)} onRun={(acao) => void run(acao)} />}
    </section>
  );
}

const OFFLINE = "Precisa de conexão: muda muitas pessoas de uma vez.";
const button = "px-2.5! text-white! hover:bg-white/12!";
/** On a phone four equal targets, their names below the signs. */
const tile =
  "max-md:flex-col max-md:justify-start max-md:gap-1 max-md:px-1! max-md:py-1.5 max-md:text-micro/snug! max-md:whitespace-normal";

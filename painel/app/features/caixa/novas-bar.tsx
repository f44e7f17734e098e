import type { PessoaLinha } from "@eden/domain/painel/pessoa";
import { useEffect, useRef, useState } from "react";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { ActionKey } from "~/parts/action-key.tsx";

interface NovasBarProps {
  novas: readonly PessoaLinha[];
  sairam: number;
  onShow: () => void;
}

/** At most one announcement in this time, so that a burst of forms does not talk over the member. */
const QUIET_MS = 30_000;

/** Offers what arrived without moving the list. The key `.` does the same. */
export function NovasBar({ novas, sairam, onShow }: NovasBarProps) {
  const words = wordsOf(novas, sairam);
  const announced = useAnnouncement(words === null ? "" : `${words.forte} ${words.resto}`);
  useAtalhos({ ".": { label: "Mostrar o que chegou", group: "Caixa", run: onShow } });
  return (
    <>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {words && (
        <button
          type="button"
          onClick={onShow}
          className="flex min-h-11 w-full items-center gap-2 border-b border-linha bg-orvalho px-4 text-left text-body text-mata focus-visible:-outline-offset-3 focus-visible:shadow-none max-lg:px-5"
        >
          <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-folha" />
          <b className="shrink-0 font-bold">{words.forte}</b>
          <span className="min-w-0 truncate">{words.resto}</span>
          <span className="ml-auto flex shrink-0 items-center gap-2 font-strong text-folha">
            {novas.length > 0 ? "Mostrar" : "Atualizar"}
            <ActionKey>.</ActionKey>
          </span>
        </button>
      )}
    </>
  );
}

function wordsOf(novas: readonly PessoaLinha[], sairam: number): { forte: string; resto: string } | null {
  const [first, second] = novas;
  if (!first) return sairam === 0 ? null : { forte: "A lista mudou.", resto: "Alguém da equipe cuidou." };
  const forte = novas.length === 1 ? "1 nova" : `${novas.length} novas`;
  if (!second) return { forte, resto: first.nome };
  return {
    forte,
    resto: novas.length === 2 ? `${first.nome} e ${second.nome}` : `${first.nome} e mais ${novas.length - 1}`,
  };
}

function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState("");
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (text === "") return undefined;
    const wait = Math.max(0, last.current + QUIET_MS - Date.now());
    const timer = setTimeout(() => {
      last.current = Date.now();
      setAnnounced(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}

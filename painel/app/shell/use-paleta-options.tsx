import { Avatar } from "@eden/ui/avatar.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { useMediaQuery } from "@eden/ui/use-media-query.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type IconNode, Zap } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { useMatch, useNavigate } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { useEu, useMay } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { FOCO } from "~/keyboard/heading.ts";
import { useActiveAtalhos, useSingleKeys } from "~/keyboard/use-atalhos.ts";
import { placesOf } from "~/places.ts";
import { KeyNames } from "./key-names.tsx";

export interface Opcao {
  id: string;
  titulo: string;
  detalhe?: string;
  figure: ReactNode;
  keys?: ReactNode;
  run: () => void;
}

/** Keys that the palette offers in another way, and those that mean nothing without a keyboard. */
const OFFERED_ELSEWHERE = /^(?:g .|mod\+k|z)$/;
const KEYS_ONLY = /^(?:g .|mod\+k|[zjk/?.]|:preferencias)$/;

/** Typing pauses this long before people are searched. */
const PAUSA = 150;
const MINIMO = 2;

/**
 * What the palette offers for a text: people of the database, what can be done on this screen, places of the role. Without a
 * text, the people opened last.
 */
export function usePaletaOptions(texto: string): { groups: { nome: string; opcoes: Opcao[] }[]; searching: boolean } {
  const navigate = useNavigate();
  const { pode } = useEu();
  const { people, searching } = usePeople(texto);
  const recent = useRecent();
  const single = useSingleKeys();
  const matches = (titulo: string) => plain(titulo).includes(plain(texto));
  const touch = useMediaQuery("(pointer: coarse)");
  const atalhos = useActiveAtalhos()
    .filter(({ label, key }) => matches(label) && !(touch ? KEYS_ONLY : OFFERED_ELSEWHERE).test(key))
    .sort((a, b) => rankOf(a) - rankOf(b));
  const places = placesOf(pode).filter(({ nome }) => matches(nome));
  const groups = [
    {
      nome: texto === "" ? "Abertas há pouco" : "Pessoas",
      opcoes: (texto === "" ? recent : people).map(({ id, nome, loja, cidade, uf }) => ({
        id,
        titulo: nome,
        detalhe: [loja, [cidade, uf].filter(Boolean).join(", ")].filter(Boolean).join(" · "),
        figure: <Avatar name={nome} seed={null} />,
        run: () => void navigate(`/caixa/${id}`, { state: FOCO }),
      })),
    },
    {
      nome: "Fazer",
      opcoes: atalhos.map(({ key, label, run }) => ({
        // An id of its own for each sign: the field names the chosen option by it.
        id: `tecla-${key.replace(/\W/g, (sign) => String(sign.charCodeAt(0)))}`,
        titulo: label,
        figure: <Figure of={Zap} />,
        keys: single && !key.startsWith(":") && <KeyNames of={key} />,
        run,
      })),
    },
    {
      nome: "Ir para",
      opcoes: places.map(({ path, nome, icone, key }) => ({
        id: `lugar-${key}`,
        titulo: nome,
        figure: <Figure of={icone} />,
        keys: single && <KeyNames of={`g ${key}`} />,
        run: () => void navigate(path),
      })),
    },
  ];
  return { groups: groups.filter(({ opcoes }) => opcoes.length > 0), searching };
}

function usePeople(texto: string) {
  const mayRead = useMay("buscar");
  const settled = useSettled(texto.trim());
  const enabled = settled.length >= MINIMO && mayRead;
  const { data, isFetching } = useRpc("buscar", { texto: settled || "-", limite: 6 }, { enabled });
  return { people: enabled ? (data?.pessoas ?? []) : [], searching: enabled && isFetching };
}

/** What is done with the open person or payment comes first, then moving in the list, then what works everywhere. */
function rankOf({ key, group }: { key: string; group?: string }): number {
  if (!group) return 2;
  return /^[jk/.]$/.test(key) ? 1 : 0;
}

const RECENT = 4;

/** The people opened last in this tab, without the one on screen. They are read from the cache: nothing is stored. */
function useRecent(): Saida<"pessoa">[] {
  const queryClient = useQueryClient();
  const open = useMatch("/caixa/:id")?.params.id;
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: rpcKey("pessoa") })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data ? [state.data as Saida<"pessoa">] : []))
    .filter(({ id }) => id !== open)
    .slice(0, RECENT);
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSA);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function Figure({ of }: { of: IconNode }) {
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-control border border-linha bg-white text-folha">
      <Icon of={of} size={18} />
    </span>
  );
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

import { Avatar } from "@eden/ui/avatar.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { useMediaQuery } from "@eden/ui/use-media-query.ts";
import { type IconNode, Zap } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useEu } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { useActiveAtalhos } from "~/keyboard/use-atalhos.ts";
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
const KEYS_ONLY = /^(?:g .|mod\+k|[zjk/?.])$/;

/** Typing pauses this long before people are searched. */
const PAUSA = 150;
const MINIMO = 2;

/** What the palette offers for a text: people of the database, keys of this screen, places of the role. */
export function usePaletaOptions(texto: string): { groups: { nome: string; opcoes: Opcao[] }[]; searching: boolean } {
  const navigate = useNavigate();
  const { membro } = useEu();
  const { people, searching } = usePeople(texto);
  const matches = (titulo: string) => plain(titulo).includes(plain(texto));
  const touch = useMediaQuery("(pointer: coarse)");
  const atalhos = useActiveAtalhos().filter(
    ({ label, key }) => matches(label) && !(touch ? KEYS_ONLY : OFFERED_ELSEWHERE).test(key),
  );
  const places = placesOf(membro.papel).filter(({ nome }) => matches(nome));
  const groups = [
    {
      nome: "Pessoas",
      opcoes: people.map(({ id, nome, loja, cidade, uf }) => ({
        id,
        titulo: nome,
        detalhe: [loja, [cidade, uf].filter(Boolean).join(", ")].filter(Boolean).join(" · "),
        figure: <Avatar name={nome} />,
        run: () => void navigate(`/caixa/${id}`),
      })),
    },
    {
      nome: "Fazer",
      opcoes: atalhos.map(({ key, label, run }) => ({
        id: `tecla-${key.replace(/\W/g, "_")}`,
        titulo: label,
        figure: <Figure of={Zap} />,
        keys: <KeyNames of={key} />,
        run,
      })),
    },
    {
      nome: "Ir para",
      opcoes: places.map(({ path, nome, icone, key }) => ({
        id: `lugar-${key}`,
        titulo: nome,
        figure: <Figure of={icone} />,
        keys: <KeyNames of={`g ${key}`} />,
        run: () => void navigate(path),
      })),
    },
  ];
  return { groups: groups.filter(({ opcoes }) => opcoes.length > 0), searching };
}

function usePeople(texto: string) {
  const papel = useEu().membro.papel;
  const settled = useSettled(texto.trim());
  const enabled = settled.length >= MINIMO && papel !== "encarregado";
  const { data, isFetching } = useRpc("buscar", { texto: settled || "-", limite: 6 }, { enabled });
  return { people: enabled ? (data?.pessoas ?? []) : [], searching: enabled && isFetching };
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

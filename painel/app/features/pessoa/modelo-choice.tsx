import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ChevronDown, Info, Undo2 } from "lucide";
import { type RefObject, useRef, useState } from "react";
import { lazyLater } from "~/parts/lazy-later.tsx";
import type { useModelo } from "./use-modelo.ts";

/** Most messages start with one of the first. */
const MaisModelos = lazyLater(async () => (await import("./mais-modelos.tsx")).MaisModelos);

/** Offered beside the chosen one, as far as their names fit one line of a desk together. */
const PROXIMOS = 3;
const LINE_LETTERS = 40;

const SAUDACAO = "Só a saudação";

type ModeloChoiceProps = Pick<
  ReturnType<typeof useModelo>,
  "escolha" | "modelo" | "guardados" | "choose" | "restore" | "previewOf"
>;

/** What a message starts from: own texts that were put aside, the template for this person and why, others, all. */
export function ModeloChoice({ escolha, modelo, guardados, choose, restore, previewOf }: ModeloChoiceProps) {
  const [open, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const near = nearOf(escolha);
  const shown = modelo && !near.includes(modelo) ? [...near, modelo] : near;
  const rest = [...escolha.proximos, ...escolha.outros].filter((outro) => !shown.includes(outro));
  if (near.length + rest.length === 0) return null;
  const close = () => {
    setOpen(false);
    more.current?.focus();
  };
  return (
    <div className="relative mb-1">
      <fieldset className="flex flex-wrap gap-1.5 py-1">
        <legend className="sr-only">Começar a mensagem com</legend>
        {Array.from({ length: guardados }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other identity than its place
          <button key={index} type="button" onClick={() => restore(index)} className={classNames(chip, own)}>
            <Icon of={Undo2} size={16} />
            {guardados === 1 ? "Seu texto" : `Seu texto ${index + 1}`}
          </button>
        ))}
        {escolha.modelo === null && <Chip nome={SAUDACAO} pressed={modelo === null} onClick={() => choose(null)} />}
        {shown.map((outro) => (
          <Chip key={outro.id} nome={outro.nome} pressed={outro === modelo} onClick={() => choose(outro.id)} />
        ))}
        {rest.length > 0 && <MoreButton ref={more} open={open} onClick={() => setOpen(!open)} />}
      </fieldset>
      <p className="flex items-center gap-1.5 px-1 text-small text-pedra empty:hidden">
        {porqueOf(escolha.porque, modelo === escolha.modelo, guardados)}
      </p>
      {open && (
        <MaisModelos
          perto={rest.filter((outro) => escolha.proximos.includes(outro))}
          outros={rest.filter((outro) => escolha.outros.includes(outro))}
          previewOf={previewOf}
          onChoose={(id) => {
            choose(id);
            close();
          }}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function nearOf({ modelo, proximos }: ModeloChoiceProps["escolha"]) {
  const near = modelo ? [modelo] : [];
  let letters = (modelo?.nome ?? SAUDACAO).length;
  for (const outro of proximos.slice(0, PROXIMOS)) {
    letters += outro.nome.length;
    if (letters <= LINE_LETTERS) near.push(outro);
  }
  return near;
}

function porqueOf(porque: string, chosen: boolean, guardados: number) {
  const words = [...(chosen ? [porque] : []), ...(guardados > 0 ? ["O que você escreveu está em “Seu texto”."] : [])];
  if (words.length === 0) return null;
  return (
    <>
      <Icon of={Info} size={16} className="shrink-0" />
      {words.join(" ")}
    </>
  );
}

function Chip({ nome, pressed, onClick }: { nome: string; pressed: boolean; onClick: () => void }) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onClick} className={classNames(chip, plain)}>
      {nome}
    </button>
  );
}

interface MoreButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClick: () => void;
}

function MoreButton({ ref, open, onClick }: MoreButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      data-mais-modelos
      aria-label="Mais modelos"
      aria-expanded={open}
      onClick={onClick}
      className={classNames(chip, plain)}
    >
      Mais
      <Icon of={ChevronDown} size={16} className={classNames(open && "rotate-180")} />
    </button>
  );
}

const chip =
  "inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-small font-semibold max-lg:min-h-11 max-lg:px-4 max-lg:text-body pointer-coarse:min-h-11";
const plain =
  "border-linha-2 bg-white text-mata hover:border-contorno aria-pressed:border-folha aria-pressed:bg-orvalho";
const own = "border-ambar-linha bg-ipe-claro text-aviso hover:border-aviso";

import { Icon } from "@eden/ui/core/icon.tsx";
import { Check, Copy } from "lucide";
import { useEffect, useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";

const SHOWN_MS = 2000;

/** Copies a value. The clipboard may be refused by the browser; then the value can still be selected by hand. */
export function CopyButton({ nome, valor }: { nome: string; valor: string }) {
  const { announce } = useComandos();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(valor);
      setCopied(true);
      announce(`${nome} copiado`);
    } catch {
      announce("O navegador não deixou copiar. Selecione o texto e copie.", "erro");
    }
  };
  return (
    <button
      type="button"
      aria-label={`Copiar ${nome}`}
      onClick={copy}
      className="grid size-9 shrink-0 place-items-center rounded-control text-folha hover:bg-orvalho max-lg:size-11 pointer-coarse:size-11"
    >
      <Icon of={copied ? Check : Copy} size={17} />
    </button>
  );
}

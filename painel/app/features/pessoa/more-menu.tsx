import type { Pessoa } from "@eden/domain/painel/pessoa";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Ellipsis } from "lucide";
import { type KeyboardEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useMay } from "~/clients/use-eu.ts";
import { usePessoaAcoes } from "./acoes-context.ts";

interface MoreMenuProps {
  pessoa: Pessoa;
  className?: string;
}

/** The rarer actions of a person. A native disclosure: Tab moves through it, Esc closes it. */
export function MoreMenu({ pessoa, className }: MoreMenuProps) {
  const { openDialogo, mudarDono, dispensarResposta } = usePessoaAcoes();
  const mayAudit = useMay("registro");
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const items = [
    { nome: "Passar a um colega", run: () => openDialogo({ tipo: "dono" }) },
    { nome: "Mudar o estado", run: () => openDialogo({ tipo: "estado" }) },
    {
      nome: pessoa.passo ? "Mudar o próximo passo" : "Marcar o próximo passo",
      run: () => openDialogo({ tipo: "passo", soon: false }),
    },
    ...(pessoa.relogio ? [{ nome: "Não precisa de resposta", run: () => void dispensarResposta() }] : []),
    ...(pessoa.dono ? [{ nome: "Deixar sem dono", run: () => void mudarDono(null) }] : []),
    ...(mayAudit
      ? [{ nome: "Quem viu esta pessoa", run: () => void navigate(`/equipe/acessos?pessoa=${pessoa.id}`) }]
      : []),
  ];
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes on Esc and when focus leaves
    <div
      className={classNames("relative", className)}
      onKeyDown={closeByKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label="Mais ações"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="grid size-10 place-items-center rounded-control text-mata hover:bg-orvalho max-lg:size-11 lg:border lg:border-linha-2 lg:bg-white pointer-coarse:size-11"
      >
        <Icon of={Ellipsis} size={20} />
      </button>
      {open && (
        <ul className="absolute top-full right-0 z-20 mt-1.5 w-60 rounded-panel bg-papel p-1.5 shadow-flutua">
          {items.map(({ nome, run }) => (
            <li key={nome}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  // Focus returns here when the dialog it opens closes.
                  button.current?.focus();
                  run();
                }}
                className="flex min-h-11 w-full items-center rounded-control px-3 text-left text-read font-medium hover:bg-orvalho"
              >
                {nome}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

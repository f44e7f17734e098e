import type { Pessoa } from "@eden/domain/painel/pessoa";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { CalendarClock } from "lucide";
import { ActionKey } from "~/parts/action-key.tsx";
import { useNow } from "~/parts/use-now.ts";
import { formatHora, formatQuando } from "~/pessoas/quando.ts";
import { usePessoaAcoes } from "./acoes-context.ts";

/** The next step with the person, or a reminder that there is none. */
export function PassoCard({ pessoa }: { pessoa: Pessoa }) {
  const { active, concluirPasso, openDialogo } = usePessoaAcoes();
  const now = useNow();
  const { passo } = pessoa;
  const quando = passo && formatQuando(passo.em, now);
  return (
    <section aria-label="Próximo passo" className="rounded-control bg-ipe-claro px-3.5 py-3 text-aviso">
      <h3 className="flex items-center gap-2 font-texto text-body font-strong tracking-normal text-tinta">
        <Icon of={CalendarClock} size={17} />
        Próximo passo
      </h3>
      {passo && quando ? (
        <p className="mt-1 break-words">
          <b className="font-strong text-tinta">{passo.texto}</b>
          <br />
          {quando.includes(":") ? quando : `${quando}, ${formatHora(passo.em)}`}
        </p>
      ) : (
        <p className="mt-1">Nenhum marcado.{active && " Marque um para a pessoa não ficar sem retorno."}</p>
      )}
      {active && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {passo && (
            <CompactButton onClick={concluirPasso} className="px-3!">
              Concluir
            </CompactButton>
          )}
          <CompactButton
            variant={passo ? "bare" : "outline"}
            onClick={() => openDialogo({ tipo: "passo", soon: false })}
            className="px-3!"
          >
            {passo ? "Mudar" : "Marcar"}
            <ActionKey>P</ActionKey>
          </CompactButton>
        </div>
      )}
    </section>
  );
}

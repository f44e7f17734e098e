import { FORMULARIOS } from "@eden/domain/painel/limites";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { AumentoForm, type Limite } from "./aumento-form.tsx";

interface LimiteRowProps {
  limite: Limite;
  editing: boolean;
  onEditing: (open: boolean) => void;
}

/** One form: its normal limit, or the raised one with its end and who raised it. */
export function LimiteRow({ limite, editing, onEditing }: LimiteRowProps) {
  const { send } = useComandos();
  const [busy, setBusy] = useState(false);
  const { formulario, maximo, minutos, aumento } = limite;
  const { nome, onde } = FORMULARIOS[formulario];
  const naTela = { formulario, na_tela: aumento?.id ?? null };
  const end = async () => {
    setBusy(true);
    await send("encerrar_aumento", naTela, { aviso: `${nome} voltou ao limite normal`, invalidate: LIDOS });
    setBusy(false);
  };
  return (
    <li className="border-b border-dashed border-linha-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold">{nome}</p>
          <p className="text-small/snug text-pedra">{onde}</p>
        </div>
        <p className="text-small/snug text-pedra @xl:w-52">
          {aumento ? (
            <>
              <b className="block text-body font-semibold text-mata">
                {formatEnvios(aumento.maximo)} até {formatQuando(aumento.ate, Date.now())}
              </b>
              {aumento.por && `por ${primeiroNome(aumento.por.nome)}; `}o normal é {maximo.toLocaleString("pt-BR")}
            </>
          ) : (
            <>
              <b className="block text-body font-semibold text-tinta">{formatEnvios(maximo)}</b>
              do mesmo lugar, em {minutos} minutos
            </>
          )}
        </p>
        <div className="ml-auto flex gap-2 @3xl:min-w-60 @3xl:justify-end">
          {aumento && (
            <CompactButton
              variant="bare"
              busy={busy}
              aria-label={`Voltar ao normal: ${nome}`}
              onClick={() => void end()}
            >
              Voltar ao normal
            </CompactButton>
          )}
          <CompactButton
            aria-expanded={editing}
            aria-label={`${aumento ? "Mudar" : "Aumentar"}: ${nome}`}
            onClick={() => onEditing(!editing)}
          >
            {aumento ? "Mudar" : "Aumentar"}
          </CompactButton>
        </div>
      </div>
      {editing && (
        <AumentoForm
          limite={limite}
          onCancel={() => onEditing(false)}
          onConfirm={async (valores) => {
            const { status } = await send(
              "aumentar_limite",
              { ...naTela, ...valores },
              { aviso: `Limite de ${nome} aumentado`, invalidate: LIDOS },
            );
            if (status === "gravado") onEditing(false);
          }}
        />
      )}
    </li>
  );
}

const LIDOS = ["limites", "registro"] as const;

const formatEnvios = (maximo: number) => `${maximo.toLocaleString("pt-BR")} envios`;

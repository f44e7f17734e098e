import { AVISOS, keysOf } from "@eden/domain/painel/valores";
import { Switch } from "@eden/ui/choice/switch.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import type { Entrada, Saida } from "~/clients/rpc.ts";
import { Choice, cardStyle } from "./choice.tsx";

type Aviso = keyof typeof AVISOS;
type Escolhas = Omit<Entrada<"gravar_preferencias_aviso">, "comando">;

const WHEN: Record<Aviso, string> = {
  entrada: "Sem dono, ou sua.",
  resposta: "Por e-mail ou pelo link do pedido.",
  passada: "Com o recado do colega, no painel.",
  prazo: "Uma vez por espera, só com horário aberto.",
  mencao: "Com @ e o seu nome.",
};
const NIGHT = { de: "18:00", ate: "08:00" };

/** What rings and when. A switch counts at once. */
export function PreferenciasForm({ preferencias }: { preferencias: Saida<"preferencias_aviso"> }) {
  const { abre, aparelhos: _, ...stored } = preferencias;
  const [escolhas, save] = useEscolhas(stored);
  const { desligados, silencio, mostrar_nome, resumo } = escolhas;
  const turn = (aviso: Aviso, on: boolean) =>
    save({ desligados: on ? desligados.filter((one) => one !== aviso) : [...desligados, aviso] });
  return (
    <>
      <section aria-labelledby="avisos-quando" className={cardStyle}>
        <h2 id="avisos-quando" className="pt-4 pb-1 text-title">
          Quando tocar
        </h2>
        <div className="divide-y divide-areia">
          {keysOf(AVISOS).map((aviso) => (
            <Choice key={aviso} title={AVISOS[aviso]} text={WHEN[aviso]}>
              <Switch
                label={AVISOS[aviso]}
                checked={!desligados.includes(aviso)}
                onCheckedChange={(on) => turn(aviso, on)}
              />
            </Choice>
          ))}
        </div>
      </section>
      <section aria-label="Silêncio e tela bloqueada" className={`${cardStyle} divide-y divide-areia`}>
        <div>
          <Choice title="Silêncio" text="Além da noite, do almoço e dos feriados da equipe.">
            <Switch
              label="Silêncio"
              checked={silencio !== null}
              onCheckedChange={(on) => save({ silencio: on ? NIGHT : null })}
            />
          </Choice>
          {silencio && (
            <SilencioFields
              key={`${silencio.de} ${silencio.ate}`}
              silencio={silencio}
              onChange={(next) => save({ silencio: next })}
            />
          )}
        </div>
        <Choice
          title="Mostrar o primeiro nome"
          text="Desligado, a tela bloqueada diz só “Uma pessoa nova espera resposta”."
        >
          <Switch
            label="Mostrar o primeiro nome"
            checked={mostrar_nome}
            onCheckedChange={(on) => save({ mostrar_nome: on })}
          />
        </Choice>
        <Choice
          title="Resumo por e-mail ao abrir"
          text={`${abre ? `Às ${abre}, só` : "Só"} quando há o que fazer: quem espera, o que você prometeu, o que passaram para você.`}
        >
          <Switch label="Resumo por e-mail ao abrir" checked={resumo} onCheckedChange={(on) => save({ resumo: on })} />
        </Choice>
      </section>
    </>
  );
}

/** The choices on screen; a refused one goes back to what is stored. */
function useEscolhas(stored: Escolhas): [Escolhas, (change: Partial<Escolhas>) => void] {
  const { send } = useComandos();
  const [escolhas, setEscolhas] = useState(stored);
  const save = async (change: Partial<Escolhas>) => {
    const next = { ...escolhas, ...change };
    setEscolhas(next);
    const options = { invalidate: ["preferencias_aviso"] } as const;
    const { status } = await send("gravar_preferencias_aviso", next, options);
    if (status === "recusado") setEscolhas(escolhas);
  };
  return [escolhas, (change) => void save(change)];
}

type Silencio = NonNullable<Escolhas["silencio"]>;

function SilencioFields({ silencio, onChange }: { silencio: Silencio; onChange: (silencio: Silencio) => void }) {
  const [de, setDe] = useState(silencio.de);
  const [ate, setAte] = useState(silencio.ate);
  const error = de === ate ? "Escolha dois horários diferentes." : undefined;
  const leave = () => {
    if (de && ate && !error && (de !== silencio.de || ate !== silencio.ate)) onChange({ de, ate });
  };
  return (
    <div className="grid max-w-75 grid-cols-2 gap-3 pb-4">
      <DenseField label="Das" type="time" value={de} onValueChange={setDe} onBlur={leave} />
      <DenseField label="Até" type="time" value={ate} onValueChange={setAte} onBlur={leave} error={error} />
    </div>
  );
}

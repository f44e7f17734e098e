import { type Caderno, LETRAS, mesAnterior, type NomeDaFerramenta, type Seis } from "@eden/domain/ferramentas/caderno";
import { inteiro, readCampo } from "@eden/domain/ferramentas/campos";
import { addMeses, mesDe, mesEAno, mesOferecido, nomeDoMes } from "@eden/domain/ferramentas/mes";
import { SelectField } from "@eden/ui/choice/select-field.tsx";
import { Switch } from "@eden/ui/choice/switch.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { DecimalField } from "@eden/ui/form/decimal-field.tsx";
import { useCallback, useState } from "react";
import { noteStep } from "~/clients/note-step.ts";
import { keepMes } from "~/clients/storage/caderno-storage.ts";
import { meses } from "~/content/ferramentas.ts";
import { Contador } from "./contador.tsx";
import { LembreteMensal } from "./lembrete-mensal.tsx";
import { useCaderno } from "./use-caderno.ts";

interface KeepMesProps {
  id: NomeDaFerramenta;
  seis: Seis;
  conta: {
    hoje: string;
    mes: string;
    isKept: boolean;
    /** False where the browser keeps nothing. */
    keep: (isKept: boolean) => Promise<boolean>;
  };
}

const SEM_GUARDAR = "Este navegador não está guardando. Leve os números pelo link.";

/** What the device keeps when the owner asks for it: the fields of the tool, and six figures of a month. */
export function KeepMes({ id, seis, conta }: KeepMesProps) {
  const [word, setWord] = useState("");
  const letra = LETRAS[id];
  const caderno = useCaderno(
    useCallback((antes: Caderno | null, agora: Caderno | null) => setWord(otherWords(antes, agora)), []),
  );
  const agora = mesDe(conta.hoje);
  const [mes, setMes] = useState(conta.mes < agora ? conta.mes : mesOferecido(conta.hoje));
  const [asking, setAsking] = useState(false);
  const [aberto, setAberto] = useState<"contador" | "lembrar" | null>(null);
  const keep = async (isKept: boolean) => setWord((await conta.keep(isKept)) ? "" : SEM_GUARDAR);
  const save = async () => {
    noteStep(3);
    setAsking(false);
    const isDone = keepMes(id, mes, seis) && (conta.isKept || (await conta.keep(true)));
    setWord(isDone ? `${capital(nomeDoMes(mes))} guardado, com os campos.` : SEM_GUARDAR);
  };
  const isThere = Boolean(caderno?.meses[mes]?.[letra]);
  const antes = letra === "d" && caderno ? mesAnterior(caderno, mes, letra) : null;
  return (
    <section aria-label="Guardar" className="mt-5 rounded-cartao bg-orvalho px-4 py-4 lg:px-6">
      <div className="flex items-start gap-3">
        <Switch label="Guardar neste aparelho" checked={conta.isKept} onCheckedChange={keep} />
        <p className="pt-2.5 text-peq/snug">
          <b aria-hidden="true" className="block font-semibold text-base">
            Guardar neste aparelho
          </b>
          Os campos e os meses ficam só aqui, por 400 dias depois do último uso. Não use em aparelho de outra pessoa.
        </p>
      </div>
      <div className="mt-3 grid max-w-90">
        <SelectField
          id="mes-guardado"
          label="Mês das vendas"
          options={[0, -1, -2, -3]
            .map((back) => addMeses(agora, back))
            .map((value) => ({ value, label: mesEAno(value) }))}
          value={mes}
          onValueChange={(value) => value && setMes(value)}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {asking ? (
          <>
            <Button variant="ipe" size="s" onClick={save}>
              Trocar {nomeDoMes(mes)}?
            </Button>
            <Button variant="bare" size="s" onClick={() => setAsking(false)}>
              Manter
            </Button>
          </>
        ) : (
          <Button variant="ipe" size="s" onClick={() => (isThere ? setAsking(true) : save())}>
            Guardar {nomeDoMes(mes)}
          </Button>
        )}
        <Button
          variant="outline"
          size="s"
          aria-expanded={aberto === "contador"}
          onClick={() => setAberto(aberto === "contador" ? null : "contador")}
        >
          Mandar ao contador
        </Button>
        <Button
          variant="outline"
          size="s"
          aria-expanded={aberto === "lembrar"}
          onClick={() => setAberto(aberto === "lembrar" ? null : "lembrar")}
        >
          Lembrar todo dia 22
        </Button>
      </div>
      <p role="status" className="mt-2 font-semibold text-folha text-peq">
        {word}
      </p>
      {antes?.seis[5] === null && <Vendeu mes={antes.mes} seis={antes.seis} />}
      {aberto === "contador" && <Contador nome={caderno?.nome} mes={mes} letra={letra} seis={seis} />}
      {aberto === "lembrar" && <LembreteMensal caderno={caderno} hoje={conta.hoje} />}
      {caderno && Object.keys(caderno.meses).length > 0 && (
        <p>
          <AppLink
            to={meses.path}
            className="inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
          >
            {meses.nome}
          </AppLink>
        </p>
      )}
    </section>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "Outra aba guardou novembro." */
function otherWords(antes: Caderno | null, agora: Caderno | null): string {
  if (!agora) return antes ? "Outra aba apagou o que estava guardado." : "";
  const mes = Object.keys(agora.meses).find(
    (one) => JSON.stringify(agora.meses[one]) !== JSON.stringify(antes?.meses[one]),
  );
  return mes ? `Outra aba guardou ${nomeDoMes(mes)}.` : "";
}

const VENDEU = inteiro("quanto vendeu", 0, 999_999);

/** What the promotion of the month before really sold: asked once it is over. */
function Vendeu({ mes, seis }: { mes: string; seis: Seis }) {
  const [texto, setTexto] = useState("");
  const vendeu = readCampo(VENDEU, texto);
  return (
    <div className="mt-3 grid max-w-90 gap-2">
      <DecimalField
        id="vendeu"
        label={`Quantas unidades vendeu de fato em ${nomeDoMes(mes)}?`}
        optional
        suffix="un."
        value={texto}
        onValueChange={setTexto}
        format={(text) => text}
        error={typeof vendeu === "string" ? vendeu : undefined}
      />
      {typeof vendeu === "number" && (
        <Button
          variant="outline"
          size="s"
          onClick={() => keepMes("desconto", mes, seis.with(5, vendeu) as unknown as Seis)}
          className="justify-self-start"
        >
          Anotar em {nomeDoMes(mes)}
        </Button>
      )}
    </div>
  );
}

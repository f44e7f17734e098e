import { bankDayFrom, isBankDay, weekdayOf } from "@eden/domain/ferramentas/calendario";
import { type Linha, NOME_MAX } from "@eden/domain/ferramentas/previsao";
import { parseQuando } from "@eden/domain/ferramentas/quando";
import { SelectField } from "@eden/ui/choice/select-field.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { TextField } from "@eden/ui/form/text-field.tsx";
import type { FluxoDigitado } from "./fluxo-da-conta.ts";

interface PainelProps {
  linha: Linha;
  fluxo: FluxoDigitado;
  hoje: string;
  isNew: boolean;
}

/** Name and days of an entry. Never prerendered. */
export function LancamentoPainel({ linha: { id, nome, sinal, quando }, fluxo, hoje, isNew }: PainelProps) {
  return (
    <div className="mb-3 grid gap-3 rounded-panel bg-orvalho px-3.5 py-3">
      <TextField
        id={`nome-${id}`}
        label="Nome"
        autoComplete="off"
        maxLength={NOME_MAX}
        autoFocus={isNew}
        value={nome}
        onValueChange={(text) => fluxo.putLinha(id, { nome: text })}
      />
      <Quando
        id={id}
        sinal={sinal}
        quando={quando}
        hoje={hoje}
        onQuando={(next) => fluxo.putLinha(id, { quando: next })}
      />
      <Button variant="bare" size="s" onClick={() => fluxo.removeLinha(id)} className="justify-self-start px-0!">
        Tirar da lista
      </Button>
    </div>
  );
}

const OPCOES = [
  { value: "s5", label: "Toda semana, de segunda a sexta" },
  { value: "s6", label: "Toda semana, de segunda a sábado" },
  { value: "s7", label: "Toda semana, todos os dias" },
  { value: "w1", label: "Toda segunda-feira" },
  { value: "w2", label: "Toda terça-feira" },
  { value: "w3", label: "Toda quarta-feira" },
  { value: "w4", label: "Toda quinta-feira" },
  { value: "w5", label: "Toda sexta-feira" },
  { value: "w6", label: "Todo sábado" },
  { value: "w7", label: "Todo domingo" },
  { value: "m", label: "Todo mês, num dia" },
  { value: "f", label: "No 5º dia útil do mês" },
  { value: "u", label: "Uma vez, numa data" },
];

const AJUSTES = [
  { value: "a", label: "Antecipa" },
  { value: "d", label: "Adia" },
  { value: "n", label: "Mantém" },
];

interface QuandoProps {
  id: number;
  sinal: 1 | -1;
  quando: string;
  hoje: string;
  onQuando: (quando: string) => void;
}

function Quando({ id, sinal, quando, hoje, onQuando }: QuandoProps) {
  const kind = /^[mu]/.exec(quando)?.[0] ?? quando;
  const choose = (value: string) => {
    if (value === "m") onQuando("m10d");
    else if (value === "u") onQuando(unicaOf(hoje, sinal));
    else if (value) onQuando(value);
  };
  return (
    <>
      <SelectField id={`quando-${id}`} label="Quando" options={OPCOES} value={kind} onValueChange={choose} />
      {kind === "m" && <DiaDoMes id={id} quando={quando} onQuando={onQuando} />}
      {kind === "u" && (
        <TextField
          id={`data-${id}`}
          type="date"
          label="Data"
          value={quando.slice(1, 11)}
          hint={adiaWords(quando)}
          onValueChange={(text) => onQuando(unicaOf(text, sinal))}
          error={parseQuando(quando) ? undefined : "Escolha uma data."}
        />
      )}
    </>
  );
}

/** What is paid on a day without banks is taken on the banking day after it. */
const unicaOf = (dia: string, sinal: 1 | -1) =>
  `u${dia}${sinal < 0 && parseQuando(`u${dia}`) && !isBankDay(dia) ? "d" : ""}`;

/** "Domingo: o banco cobra na segunda, 23." */
function adiaWords(quando: string): string | undefined {
  const regra = parseQuando(quando);
  if (regra?.repete !== "unica" || regra.ajuste !== "adia") return undefined;
  const { data } = regra;
  const banco = bankDayFrom(data, 1);
  const sem = { 0: "Domingo", 6: "Sábado" }[weekdayOf(data)] ?? "Feriado";
  const dia = ["", "segunda", "terça", "quarta", "quinta", "sexta"][weekdayOf(banco)];
  return `${sem}: o banco cobra na ${dia}, ${Number(banco.slice(8))}.`;
}

function DiaDoMes({ id, quando, onQuando }: Omit<QuandoProps, "hoje" | "sinal">) {
  const [, dia = "", ajuste = ""] = /^m(\d*)([ad]?)$/.exec(quando) ?? [];
  return (
    <div className="grid grid-cols-2 gap-x-3.5 *:col-span-1!">
      <TextField
        id={`dia-${id}`}
        label="Dia do mês"
        inputMode="numeric"
        autoComplete="off"
        value={dia}
        onValueChange={(text) => onQuando(`m${text.replace(/\D/g, "").slice(0, 2)}${ajuste}`)}
        error={parseQuando(quando) ? undefined : "De 1 a 31."}
      />
      <SelectField
        id={`ajuste-${id}`}
        label="Se não há banco"
        options={AJUSTES}
        value={ajuste || "n"}
        onValueChange={(value) => value && onQuando(`m${dia}${value === "n" ? "" : value}`)}
      />
    </div>
  );
}

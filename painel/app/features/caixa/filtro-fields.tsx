import { ESTADOS as UFS } from "@eden/domain/documentos/estado";
import { CAMPOS_DO_FILTRO, type CampoDoFiltro, changeCampo, type Filtro } from "@eden/domain/painel/filtro";
import { ESPERAS, NOVIDADES, PASSOS } from "@eden/domain/painel/frases-do-filtro";
import { isAtendente } from "@eden/domain/painel/papeis";
import { ESTADOS, keysOf, ORIGENS } from "@eden/domain/painel/valores";
import { DenseRadios } from "@eden/ui/dense/dense-radios.tsx";
import { useEu } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { FiltroMany } from "./filtro-many.tsx";
import { FiltroPeriodo } from "./filtro-periodo.tsx";

interface FiltroFieldProps {
  campo: CampoDoFiltro;
  filtro: Filtro;
  onChange: (filtro: Filtro) => void;
}

/** One field of the filter. */
export function FiltroField({ campo, filtro, onChange }: FiltroFieldProps) {
  const set = (values: Filtro) => onChange(changeCampo(filtro, campo, values));
  const legend = CAMPOS_DO_FILTRO[campo].nome;
  switch (campo) {
    case "periodo":
      return <FiltroPeriodo filtro={filtro} onChange={set} />;
    case "origens":
      return <FiltroMany {...many(legend, filtro.origens, (origens) => set({ origens }))} options={namesOf(ORIGENS)} />;
    case "estados":
      return (
        <FiltroMany
          {...many(legend, filtro.estados, (estados) => set({ estados }))}
          options={keysOf(ESTADOS).map((id) => [id, ESTADOS[id].nome])}
        />
      );
    case "ufs":
      return (
        <FiltroMany
          {...many(legend, filtro.ufs, (ufs) => set({ ufs }))}
          options={keysOf(UFS).map((uf) => [uf, uf])}
          short
        />
      );
    case "donos":
      return <DonosField legend={legend} filtro={filtro} onChange={set} />;
    case "campanhas":
    case "fontes":
    case "cidades":
      return <OptionsField campo={campo} legend={legend} filtro={filtro} onChange={set} />;
    case "novidades":
      return (
        <ChoiceField
          legend={legend}
          name={campo}
          options={NOVIDADES}
          value={filtro.novidades === undefined ? undefined : filtro.novidades ? "sim" : "nao"}
          onChange={(value) => set(value === undefined ? {} : { novidades: value === "sim" })}
        />
      );
    case "espera":
      return (
        <ChoiceField
          {...{ legend, name: campo, options: ESPERAS, value: filtro.espera }}
          onChange={(espera) => set(espera ? { espera } : {})}
        />
      );
    case "passo":
      return (
        <ChoiceField
          {...{ legend, name: campo, options: PASSOS, value: filtro.passo }}
          onChange={(passo) => set(passo ? { passo } : {})}
        />
      );
  }
}

/** An empty list is no filter. */
const many = <Value,>(legend: string, value: Value[] | undefined, set: (value: Value[] | undefined) => void) => ({
  legend,
  value: value ?? [],
  onChange: (next: Value[]) => set(next.length > 0 ? next : undefined),
});

const namesOf = <Key extends string>(values: Record<Key, string>) =>
  keysOf(values).map((key) => [key, values[key]] as const);

interface FieldProps {
  legend: string;
  filtro: Filtro;
  onChange: (values: Filtro) => void;
}

function DonosField({ legend, filtro, onChange }: FieldProps) {
  const { membro, equipe } = useEu();
  const others = equipe.filter((outro) => outro.id !== membro.id && isAtendente(outro));
  return (
    <FiltroMany
      {...many(legend, filtro.donos, (donos) => onChange({ donos }))}
      options={[["eu", "Eu"], ["ninguem", "Sem dono"], ...others.map(({ id, nome }) => [id, nome] as const)]}
    />
  );
}

const EMPTY = {
  campanhas: "Ninguém veio por uma campanha ainda.",
  fontes: "Ainda não sabemos de onde as visitas vieram.",
  cidades: "Ainda não sabemos a cidade de ninguém.",
};

function OptionsField({ campo, legend, filtro, onChange }: FieldProps & { campo: keyof typeof EMPTY }) {
  const { data, isPending } = useRpc("opcoes_do_filtro", {}, { staleTime: 60_000 });
  const cidades = data?.cidades.filter(({ uf }) => !filtro.ufs || filtro.ufs.some((chosen) => chosen === uf)) ?? [];
  const known = campo === "cidades" ? [...new Set(cidades.map(({ cidade }) => cidade))] : (data?.[campo] ?? []);
  // What was chosen stays, also when nobody has it any more.
  const names = [...new Set([...(filtro[campo] ?? []), ...known])];
  return (
    <FiltroMany
      {...many(legend, filtro[campo], (values) => onChange({ [campo]: values }))}
      options={names.map((name) => [name, name])}
      empty={isPending ? "Carregando…" : EMPTY[campo]}
    />
  );
}

interface ChoiceFieldProps<Value extends string> {
  legend: string;
  name: string;
  options: Record<Value, string>;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

function ChoiceField<Value extends string>({ legend, name, options, value, onChange }: ChoiceFieldProps<Value>) {
  return (
    <DenseRadios
      legend={legend}
      name={name}
      bullets
      columns="sm:grid-cols-2"
      value={value ?? "todas"}
      onValueChange={(chosen) => onChange(chosen === "todas" ? undefined : (chosen as Value))}
      options={[
        { value: "todas" as Value | "todas", title: "tanto faz" },
        ...keysOf(options).map((key) => ({ value: key as Value | "todas", title: options[key] })),
      ]}
    />
  );
}

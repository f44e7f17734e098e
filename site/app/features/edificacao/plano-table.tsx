import { GRUPOS_PLANOS_EDIFICACAO, PLANOS_EDIFICACAO } from "@eden/domain/catalogo/planos-edificacao";
import { type GrupoRecursos, hasRecurso, RECURSOS, type RecursoId } from "@eden/domain/catalogo/recursos";
import { classNames } from "@eden/ui/core/class-names.ts";
import {
  condicoesOf,
  DIFERENCAS,
  detailsId,
  Included,
  type PlanoOptions,
  PlanoRadio,
  radioId,
  recursosCount,
} from "./plano-radio.tsx";

const ULTIMO = GRUPOS_PLANOS_EDIFICACAO.at(-1)?.recursos.at(-1);

/** Radios are in the column headers; the selected column has one continuous frame. */
export function PlanoTable(options: PlanoOptions) {
  return (
    <div
      className={classNames(
        "rounded-cartao pb-5 shadow-suave",
        options.invalid ? "bg-erro-claro outline-[1.5px] outline-erro" : "bg-papel",
      )}
    >
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">Recursos de cada plano da Edificação</caption>
        <colgroup>
          <col className="w-[31%]" />
          <col span={4} />
        </colgroup>
        <Head {...options} />
        {GRUPOS_PLANOS_EDIFICACAO.map((grupo) => (
          <Group key={grupo.titulo} grupo={grupo} chosen={options.value} />
        ))}
      </table>
    </div>
  );
}

function Head(options: PlanoOptions) {
  return (
    <thead>
      <tr>
        <td className="p-5 text-base/snug text-pedra lg:px-7">
          Em <strong className="text-tinta">negrito</strong>, o que muda de um plano para outro.
        </td>
        {PLANOS_EDIFICACAO.map((plano) => (
          <th key={plano.id} scope="col" className="p-0 font-normal">
            <label
              htmlFor={radioId(options.id, plano)}
              className={classNames(
                "grid cursor-pointer justify-items-center gap-1 rounded-t-cartao px-2 pt-5 pb-2 has-focus-visible:shadow-foco has-focus-visible:outline-3 has-focus-visible:outline-ipe",
                plano.id === options.value && `bg-orvalho ${frame.opens}`,
              )}
            >
              <PlanoRadio {...options} plano={plano} />
              <span className="mt-1 font-semibold font-titulo text-mata text-xl/tight tracking-[-0.02em] lg:text-2xl/tight">
                {plano.nome}
              </span>
              <span id={detailsId(options.id, plano)} className="text-center text-pedra text-peq/snug">
                {recursosCount(plano)}
                <span className="block min-h-[2lh] font-semibold text-folha">{condicoesOf(plano)}</span>
              </span>
            </label>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Group({ grupo, chosen }: { grupo: GrupoRecursos; chosen: string }) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          className={classNames(RULE, "px-5 pt-5 pb-1.5 text-left font-semibold font-titulo text-lg text-mata lg:px-7")}
        >
          {grupo.titulo}
        </th>
        {PLANOS_EDIFICACAO.map(({ id }) => (
          <td key={id} className={id === chosen ? `bg-orvalho ${frame.ruled}` : RULE} />
        ))}
      </tr>
      {grupo.recursos.map((recurso) => (
        <Row key={recurso} recurso={recurso} endsGroup={recurso === grupo.recursos.at(-1)} chosen={chosen} />
      ))}
    </tbody>
  );
}

function Row({ recurso, endsGroup, chosen }: { recurso: RecursoId; endsGroup: boolean; chosen: string }) {
  const inFrame = recurso === ULTIMO ? frame.closes : endsGroup ? frame.plain : frame.ruled;
  const rule = !endsGroup && RULE;
  return (
    <tr>
      <th
        scope="row"
        className={classNames(
          "h-11.5 px-5 text-left leading-tight lg:px-7",
          rule,
          DIFERENCAS.includes(recurso) ? "font-bold" : "font-normal",
        )}
      >
        {RECURSOS[recurso]}
      </th>
      {PLANOS_EDIFICACAO.map((plano) => (
        <td key={plano.id} className={plano.id === chosen ? `bg-orvalho ${inFrame}` : rule || undefined}>
          <span className="grid place-items-center">
            <Included included={hasRecurso(plano, recurso)} />
          </span>
        </td>
      ))}
    </tr>
  );
}

// Lines and frame are inner shadows: borders of two widths would not join cleanly.
const RULE = "shadow-[inset_0_-1px_var(--color-linha)]";
const frame = {
  opens:
    "shadow-[inset_2px_0_var(--color-folha),inset_-2px_0_var(--color-folha),inset_0_2px_var(--color-folha)] has-focus-visible:shadow-foco",
  ruled: "shadow-[inset_2px_0_var(--color-folha),inset_-2px_0_var(--color-folha),inset_0_-1px_var(--color-nevoa)]",
  plain: "shadow-[inset_2px_0_var(--color-folha),inset_-2px_0_var(--color-folha)]",
  closes:
    "rounded-b-cartao shadow-[inset_2px_0_var(--color-folha),inset_-2px_0_var(--color-folha),inset_0_-2px_var(--color-folha)]",
};

import { NIVEIS, type Nivel, PLENITUDE_PROMOCAO } from "@eden/domain/catalogo/niveis";
import { Badge } from "@eden/ui/badge.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { ArrowRight, MessageCircle } from "lucide";
import { precos } from "~/content/precos.ts";
import { ajudaParaEscolher, firstPasso, gruposDeNiveis, ofertas, proposta } from "~/content/quanto-custa.ts";
import { vasoDoNivel } from "~/content/vasos.ts";

/** Price, contents, time and first step of the six niveis: a table, on phones six rows without columns. */
export function QuantoCusta({ labelledBy }: { labelledBy: string }) {
  return (
    <>
      <table data-precos aria-labelledby={labelledBy} className={tableStyle}>
        <thead className="max-md:hidden">
          <tr className="font-semibold text-pedra text-sm [&>*]:px-2.5 [&>*]:pt-2 [&>*]:pb-1.5 lg:[&>*]:px-3.5">
            <td className="w-[22.5%] lg:w-[18%] xl:w-[17%]" />
            <th scope="col" className="w-[36%] lg:w-[30%] xl:w-[32%]">
              O que é
            </th>
            <th scope="col" className="w-[20.5%] lg:w-[17.5%] xl:w-[18.5%]">
              Quanto custa
            </th>
            <th scope="col" className="hidden w-[12.5%] lg:table-cell">
              Seu tempo
            </th>
            <th scope="col">Primeiro passo</th>
          </tr>
        </thead>
        <Group tipo="Formato" className="bg-orvalho text-folha" />
        <Group tipo="Pacote" className="bg-aviso-fundo text-aviso" />
      </table>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="text-base/snug">
          <b className="font-semibold">Escolher ou pedir proposta não gera cobrança.</b> O consultor mostra valores e
          contrato antes.
        </p>
        <ButtonLink to={ajudaParaEscolher} variant="outline" size="s" className="gap-2! max-md:w-full max-md:px-3!">
          Não sabe qual? Responda três perguntas
          <Icon of={ArrowRight} size={20} />
        </ButtonLink>
      </div>
    </>
  );
}

const tableStyle =
  "mt-4 w-full border-collapse text-left text-base/tight max-md:block md:table-fixed md:overflow-hidden md:rounded-cartao md:bg-papel md:shadow-suave";

function Group({ tipo, className }: { tipo: Nivel["tipo"]; className: string }) {
  return (
    <tbody className="max-md:mb-3.5 max-md:block max-md:overflow-hidden max-md:rounded-panel max-md:bg-papel max-md:shadow-suave">
      <tr className="max-md:block">
        <th
          colSpan={4}
          scope="rowgroup"
          className={classNames(
            "px-3.5 py-1.5 font-semibold text-peq/tight max-md:block max-md:py-2.5 md:px-5",
            className,
          )}
        >
          {gruposDeNiveis[tipo]}
        </th>
        <td className={classNames("hidden lg:table-cell", className)} />
      </tr>
      {NIVEIS.filter((nivel) => nivel.tipo === tipo).map((nivel) => (
        <Row key={nivel.id} nivel={nivel} />
      ))}
    </tbody>
  );
}

/** On a phone name and price share the first line, time and first step the last. */
function Row({ nivel }: { nivel: Nivel }) {
  const { oQueE, paraQuem, tempo, turma } = ofertas[nivel.id];
  return (
    <tr className={rowStyle}>
      <th
        scope="row"
        className="max-md:pl-14 font-semibold font-titulo text-[1.375rem]/tight text-mata tracking-[-0.02em] md:max-xl:text-[1.25rem]/tight"
      >
        <span className="flex items-center">
          <Picture of={vasoDoNivel[nivel.id]} alt="" sizes="50px" className={potStyle} />
          {nivel.titulo}
        </span>
      </th>
      <td className="max-md:order-1 max-md:mt-0.5 max-md:basis-full max-md:pl-14">
        {oQueE}
        {turma && <span className={turma[1]}> {turma[0]}</span>}
        <span className="hidden text-pedra text-peq/tight lg:block">{paraQuem}</span>
        <span className="hidden text-pedra text-peq/tight md:max-lg:mt-0.5 md:max-lg:block">{tempo}</span>
      </td>
      <td className="max-md:text-right">
        <Price nivel={nivel} />
      </td>
      <td className="max-md:order-1 max-md:text-pedra max-md:text-peq/tight min-[24rem]:max-md:pl-14 md:max-lg:hidden">
        {tempo}
      </td>
      <td className="max-md:order-1">
        <FirstStep nivel={nivel} />
      </td>
    </tr>
  );
}

const rowStyle =
  "relative border-linha border-t max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:px-3 max-md:pt-3 md:[&>*]:px-2.5 md:[&>*]:py-2.5 lg:[&>*]:px-3.5 lg:[&>*]:py-1.25";

const potStyle =
  "h-13.5 w-9 max-w-none object-contain object-bottom max-md:absolute max-md:top-2.5 max-md:left-3 max-md:w-12 md:mr-2 lg:w-10 xl:mr-3 xl:w-12.5";

function Price({ nivel }: { nivel: Nivel }) {
  if (nivel.id === "eden-app") {
    return (
      <>
        <span className="valor block text-[1.25rem]/tight text-mata md:text-[1.5625rem]/tight">{precos.gratuito}</span>
        <span className="whitespace-nowrap text-pedra text-sm/tight">ou {precos.parcelas}</span>
      </>
    );
  }
  return (
    <>
      <span className="block text-balance font-semibold text-mata max-md:max-w-24 max-md:ml-auto max-md:text-pedra max-md:text-peq/tight md:font-titulo md:text-[1.1875rem]/tight md:tracking-[-0.015em] xl:whitespace-nowrap">
        {proposta}
      </span>
      {nivel.id === "plenitude" && (
        <Badge tone="ipe" className="mt-1 px-2! py-0! text-micro! lg:text-small! max-md:hidden">
          {PLENITUDE_PROMOCAO}
        </Badge>
      )}
    </>
  );
}

function FirstStep({ nivel }: { nivel: Nivel }) {
  const { label, nome, to } = firstPasso(nivel);
  return (
    <ButtonLink
      to={to}
      variant={nivel.id === "eden-app" ? "mata" : "outline"}
      size="s"
      aria-label={nome}
      className={stepStyle}
    >
      {nivel.showButtonIcon && <Icon of={MessageCircle} size={18} className="max-xl:hidden" />}
      {label}
    </ButtonLink>
  );
}

/** A link on phones, a button in the table. */
const stepStyle =
  "gap-2! md:w-full md:px-2! md:text-peq! lg:min-h-11! xl:whitespace-nowrap max-md:whitespace-nowrap max-md:bg-transparent! max-md:border-0! max-md:p-0! max-md:text-folha! max-md:text-base! max-md:underline max-md:underline-offset-4";

import { RECURSOS, type RecursoId } from "@eden/domain/catalogo/recursos";
import type { NivelIndicado } from "@eden/domain/diagnostico/nivel";
import { nomeDaArea } from "@eden/domain/diagnostico/resultado";
import { joinNomes } from "@eden/domain/join-nomes";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { ArrowRight, Check } from "lucide";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { vaso6 } from "~/images/vaso-6.ts";

const plants = { despertar: vaso4, edificacao: vaso5, plenitude: vaso6 };
/** In a sentence the two consulting models need their full name, and the others their article, "o" unless told here. */
const WHOLE: Partial<Record<RecursoId, string>> = {
  orientativa: "a Consultoria Orientativa",
  transformadora: "a Consultoria Transformadora",
  superApps: `os ${RECURSOS.superApps}`,
  batePreco: `as ${RECURSOS.batePreco}`,
};
const FEMININE: readonly RecursoId[] = [
  "imersao",
  "mentoria",
  "gestaoFinanceira",
  "gestaoCompras",
  "eva",
  "vendaWhatsapp",
  "valoraFarma",
  "doladoFarma",
];
const nameOf = (recurso: RecursoId) =>
  WHOLE[recurso] ?? `${FEMININE.includes(recurso) ? "a" : "o"} ${RECURSOS[recurso]}`;

/** Areas with the same recommendation are grouped. */
function reasonsOf({ motivos }: NivelIndicado) {
  const groups = new Map<string, string[]>();
  for (const { area, nota, recursos } of motivos) {
    const brings = joinNomes(recursos.map(nameOf));
    groups.set(brings, [...(groups.get(brings) ?? []), `${nomeDaArea(area)}, nota ${nota}`]);
  }
  return Array.from(groups, ([brings, areas]) => ({ brings, areas: areas.join("; ") }));
}

/** The recommended level of the group and the reasons. */
export function NivelFit({ nivel }: { nivel: NivelIndicado }) {
  return (
    <section
      aria-labelledby="nivel-titulo"
      className="report-nivel mx-2 mt-18 flex flex-col-reverse items-center gap-x-18 overflow-hidden rounded-[36px] bg-orvalho px-5 md:mx-auto md:grid md:w-[min(1200px,100%-48px)] md:grid-cols-[13.75rem_minmax(0,1fr)] md:items-end md:gap-x-8 md:rounded-ombro md:px-10 md:pt-8 lg:mt-28 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:gap-x-18 lg:px-18"
    >
      <div
        aria-hidden="true"
        className="report-arch flex h-68 w-55 items-end [&_picture]:contents rounded-t-full bg-nivel-2 lg:h-95 lg:w-75"
      >
        <Picture
          of={plants[nivel.nivel]}
          alt=""
          sizes="260px"
          className="mb-3 h-[82%] w-full object-contain object-bottom"
        />
      </div>
      <div className="py-9 md:pt-6 md:pb-14">
        <p className="font-semibold text-folha">O nível que combina com o seu momento</p>
        <h2 id="nivel-titulo" className="mt-2 text-h2">
          {nivel.nome}
        </h2>
        <p className="mt-3.5 max-w-[60ch]">{nivel.porque}</p>
        <ul className="mt-5 grid max-w-[60ch] gap-3 empty:hidden">
          {reasonsOf(nivel).map(({ areas, brings }) => (
            <li key={areas} className="flex gap-3 leading-normal">
              <Icon of={Check} strokeWidth={3} className="mt-0.5 text-folha" />
              <span>
                <strong>{areas}:</strong> {nivel.nivel === "despertar" ? "o" : "a"} {nivel.titulo} traz {brings}.
              </span>
            </li>
          ))}
        </ul>
        <p data-chrome className="mt-7 flex flex-col gap-x-7 gap-y-2 md:flex-row md:flex-wrap md:items-center">
          <ButtonLink to={nivel.link} variant="ipe" size="l">
            Quero o nível {nivel.titulo}
            <Icon of={ArrowRight} />
          </ButtonLink>
          <AppLink
            to="/edenapp"
            className="inline-flex min-h-12 items-center justify-center rounded-lg font-semibold text-mata underline underline-offset-4"
          >
            Começar menor, pelo EdenApp
          </AppLink>
        </p>
      </div>
    </section>
  );
}

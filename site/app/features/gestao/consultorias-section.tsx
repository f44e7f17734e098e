import { Card } from "@eden/ui/card.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { Check, Hand } from "lucide";
import { type Consultoria, orientativa, transformadora } from "~/content/gestao.ts";
import { consultoriaOrientativa } from "~/images/consultoria-orientativa.ts";
import { consultoriaTransformadora } from "~/images/consultoria-transformadora.ts";

const titleId = "gestao-modelos";

export function ConsultoriasSection() {
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId} className="max-w-[18ch] text-h2">
        Dois jeitos de cuidar da sua <em>loja</em>
      </h2>
      <div className="mt-4 grid items-stretch gap-x-6 gap-y-8 lg:grid-cols-2">
        <ConsultoriaCard consultoria={orientativa} picture={consultoriaOrientativa} />
        <ConsultoriaCard consultoria={transformadora} picture={consultoriaTransformadora} dark />
      </div>
    </Section>
  );
}

interface ConsultoriaCardProps {
  consultoria: Consultoria;
  /** A picture on the page's background; the card starts below it. */
  picture: PictureFile;
  dark?: boolean;
}

function ConsultoriaCard({ consultoria, picture, dark = false }: ConsultoriaCardProps) {
  const titleId = `gestao-${consultoria.id}`;
  const quiet = dark ? "text-nevoa" : "text-pedra";
  return (
    <article className="flex flex-col">
      <Picture
        of={picture}
        sizes="(min-width: 1024px) 600px, (min-width: 640px) 92vw, 256px"
        className="mx-auto w-full max-w-150 max-sm:max-w-64"
      />
      <Card tone={dark ? "mata" : "papel"} size="l" className="flex grow flex-col">
        <h3 id={titleId} className="text-[1.75rem]/[1.15] xl:text-[2.125rem]/[1.15]">
          {consultoria.nome}
        </h3>
        <p className={classNames("mt-3 max-w-[40ch]", quiet)}>{consultoria.resumo}</p>
        <ul
          aria-labelledby={titleId}
          className={classNames(
            "mt-5 grid gap-3 border-t pt-5 md:mt-6 md:gap-4 md:pt-6 md:max-lg:grid-cols-2 md:max-lg:gap-x-8",
            line(dark),
          )}
        >
          {consultoria.conteudos.map(({ titulo, texto }) => (
            <li key={titulo} className="flex gap-3">
              <Icon
                of={Check}
                size={20}
                strokeWidth={2.25}
                className={classNames("mt-1", dark ? "text-broto" : "text-folha")}
              />
              <span>
                <b className="font-semibold">{titulo}</b>
                <span className={classNames("block text-base/snug", quiet)}>{texto}</span>
              </span>
            </li>
          ))}
        </ul>
        {consultoria.limite && (
          <div className="mt-5 rounded-[20px] md:mt-7 bg-sol px-5 py-5 lg:px-7 lg:py-6">
            <p className="flex items-center gap-3 font-semibold font-titulo text-h3 text-mata">
              <Icon of={Hand} className="text-terracota" />
              {consultoria.limite.titulo}
            </p>
            <p className="mt-1.5">{consultoria.limite.texto}</p>
            <AppLink
              to="#gestao-transformadora"
              className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-mata underline underline-offset-4"
            >
              {consultoria.limite.saida}
            </AppLink>
          </div>
        )}
        <p className={classNames("mt-auto pt-5 md:pt-7 text-base/snug", quiet)}>
          Faz parte da{" "}
          <AppLink
            to="/planos"
            className={classNames("font-semibold underline underline-offset-4", dark ? "text-white" : "text-folha")}
          >
            {consultoria.niveis}
          </AppLink>
          {consultoria.tambem}
        </p>
      </Card>
    </article>
  );
}

const line = (dark: boolean) => (dark ? "border-white/15" : "border-linha");

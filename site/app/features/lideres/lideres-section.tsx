import { Carousel } from "@eden/ui/carousel.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { SocialIcon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { type Lider, lideres } from "~/content/lideres.ts";

const AUTOPLAY = 5000;

const slides = lideres.map((lider) => ({ id: lider.id, nome: lider.nome, content: <LiderCard lider={lider} /> }));

export function LideresSection() {
  return (
    <Section aria-labelledby="lideres-titulo">
      <Carousel
        label="Diretoria do Éden Grupo"
        slides={slides}
        visible={3}
        autoplay={AUTOPLAY}
        header={
          <>
            <h2 id="lideres-titulo" className="text-h2">
              Quem cultiva com você
            </h2>
            <p className="mt-3 text-lead text-pedra lg:mt-4">
              Seis diretores, cada um responsável por uma parte do caminho.
            </p>
          </>
        }
      />
    </Section>
  );
}

function LiderCard({ lider }: { lider: Lider }) {
  return (
    <article className="group/lider max-md:grid max-md:grid-cols-[8.5rem_1fr] max-md:items-center max-md:gap-x-5">
      <figure>
        <div className="arco">
          <div className="h-52 overflow-hidden bg-areia md:h-100 lg:h-90 xl:h-88">
            <Picture
              of={lider.foto}
              sizes="(min-width: 1280px) 374px, (min-width: 1024px) 300px, (min-width: 768px) 356px, 136px"
              className="size-full object-cover object-[50%_60%] transition-[scale] duration-500 group-hover/lider:scale-103"
            />
          </div>
        </div>
        {lider.isFigura && <figcaption className="mt-2 text-center text-pedra text-sm">Imagem ilustrativa</figcaption>}
      </figure>
      <div>
        <h3 className="text-[1.375rem]/tight md:mt-5 md:text-[1.625rem]/tight lg:mt-6.5">{lider.nome}</h3>
        <p className="mt-0.5 font-semibold text-folha text-peq md:text-base">{lider.cargo}</p>
        <p className="mt-2 max-w-[36ch] text-base/snug text-pedra md:mt-2.5 md:text-[1.0625rem]/[1.55]">{lider.bio}</p>
        <Profiles lider={lider} />
      </div>
    </article>
  );
}

function Profiles({ lider }: { lider: Lider }) {
  const profiles = [
    { mark: "instagram", label: "Instagram", to: lider.instagram },
    { mark: "linkedin", label: "LinkedIn", to: lider.linkedin },
  ] as const;
  if (!lider.instagram && !lider.linkedin) return null;
  return (
    <ul className="mt-1 -ml-3 flex min-h-11 gap-1 md:mt-3">
      {profiles.map(
        ({ mark, label, to }) =>
          to && (
            <li key={mark}>
              <AppLink
                to={to}
                className="grid size-11 place-items-center rounded-full text-mata transition-colors hover:bg-orvalho hover:text-folha"
              >
                <SocialIcon of={mark} />
                <span className="sr-only">
                  {label} de {lider.nome}
                </span>
              </AppLink>
            </li>
          ),
      )}
    </ul>
  );
}

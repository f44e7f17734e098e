import { BarChart3, GraduationCap, Store, Tag } from "lucide";
import { Awning } from "../awning.tsx";
import { Badge, type BadgeTone } from "../badge.tsx";
import { Card, type CardTone } from "../card.tsx";
import { Icon, SocialIcon } from "../core/icon.tsx";
import { Picture } from "../core/picture.tsx";
import { samplePicture } from "./sample-picture.ts";
import { Specimen, SpecimenGroup } from "./specimen.tsx";

const cards: CardTone[] = ["papel", "orvalho", "sol", "mata"];
const badges: BadgeTone[] = ["orvalho", "papel", "mata", "broto", "ipe", "aviso"];
const marks = ["whatsapp", "instagram", "linkedin", "youtube", "tiktok", "apple", "google-play"] as const;

export function Surfaces() {
  return (
    <SpecimenGroup id="superficies" title="Superfícies e sinais" lead="Tudo fica de pé sobre alguma coisa.">
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        {cards.map((tone) => (
          <Card key={tone} tone={tone} lifts>
            <h3 className="text-h3">{tone}</h3>
            <p className="mt-2">Sobe 4 px sob o ponteiro.</p>
          </Card>
        ))}
      </div>
      <Specimen title="Selos, ícones e marcas" className="flex flex-wrap items-center gap-4">
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            <Icon of={Tag} size={16} />
            {tone}
          </Badge>
        ))}
        <span className="grid size-16 place-items-center rounded-sheet bg-orvalho text-folha">
          <Icon of={GraduationCap} size={30} />
        </span>
        <Icon of={BarChart3} />
        <Icon of={Store} />
        {marks.map((mark) => (
          <SocialIcon key={mark} of={mark} />
        ))}
      </Specimen>
      <Specimen title="Imagem sobre creme">
        <Picture
          of={samplePicture}
          sizes="(min-width: 1024px) 720px, 100vw"
          className="mx-auto h-auto w-full max-w-180"
        />
      </Specimen>
      <div className="mx-auto w-full max-w-80 px-2.5 pt-4">
        <div className="relative rounded-[8px_8px_24px_24px] bg-papel px-7 pt-14 pb-7 shadow-suave">
          <Awning scallops={13} rail className="absolute! -top-3.5 -left-2.5 w-[calc(100%+20px)]! text-folha" />
          <h3 className="text-h3">Seu resumo</h3>
          <p className="mt-2 text-pedra">Cada escolha aparece aqui.</p>
        </div>
      </div>
      <div data-marca="dolado-farma" className="bg-(--marca-fundo) pb-10 text-(--marca)">
        <Awning />
        <p className="mt-6 px-6">O toldo abre a seção de uma marca, nas cores dela.</p>
      </div>
    </SpecimenGroup>
  );
}

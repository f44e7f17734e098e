import { Carousel } from "../carousel.tsx";
import { Picture } from "../core/picture.tsx";
import { samplePicture } from "./sample-picture.ts";
import { Specimen, SpecimenGroup } from "./specimen.tsx";

const vasos = Array.from({ length: 6 }, () => samplePicture);

const cards = vasos.map((vaso, index) => ({
  id: `vaso-${index + 1}`,
  content: (
    <article>
      <div className="arco">
        <div className="flex h-90 items-end justify-center overflow-hidden bg-orvalho pb-6 lg:h-100">
          <Picture
            of={vaso}
            sizes="(min-width: 1024px) 300px, 260px"
            className="max-h-70 w-auto max-w-4/5 object-contain"
          />
        </div>
      </div>
      <h4 className="mt-6 text-[1.625rem]/tight">Vaso {index + 1}</h4>
      <p className="mt-1 text-pedra">Da semente à copa, um passo por vez.</p>
    </article>
  ),
}));

const pictures = vasos.slice(0, 4).map((vaso, index) => ({
  id: `imagem-${index + 1}`,
  content: (
    <div className="flex h-80 items-end justify-center">
      <Picture of={vaso} sizes="320px" className="max-h-full w-auto max-w-full object-contain" />
    </div>
  ),
}));

export function Carousels() {
  return (
    <SpecimenGroup
      id="carrosseis"
      title="Carrosséis"
      lead="Giram nas duas pontas, param quando alguém olha, e a pausa vem primeiro."
    >
      <Carousel
        label="Vasos, três por vez"
        slides={cards}
        visible={3}
        autoplay={5000}
        header={<h3 className="text-h3">Três por vez, com rotação</h3>}
      />
      <div data-marca="valora-farma">
        <Specimen title="Uma imagem, nas cores da marca">
          <Carousel label="Vasos, um por vez" slides={pictures} />
        </Specimen>
      </div>
    </SpecimenGroup>
  );
}

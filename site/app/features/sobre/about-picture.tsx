import type { PictureFile } from "@eden/ui/picture.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import type { AbaId } from "~/content/sobre.ts";
import { sobreMissao } from "~/images/sobre-missao.ts";
import { sobreProposito } from "~/images/sobre-proposito.ts";
import { sobreValores } from "~/images/sobre-valores.ts";
import { sobreVisao } from "~/images/sobre-visao.ts";

const pictures: Record<AbaId, PictureFile> = {
  proposito: sobreProposito,
  missao: sobreMissao,
  visao: sobreVisao,
  valores: sobreValores,
};

export function AboutPicture({ of: aba }: { of: AbaId }) {
  return (
    <div className="arco mx-6 mt-11 motion-safe:animate-surge md:mx-0 md:mt-0 lg:absolute lg:top-0 lg:left-0 lg:w-[calc((100%-3.5rem)*5/12)] xl:w-[calc((100%-6rem)*5/12)]">
      <Picture
        of={pictures[aba]}
        sizes="(min-width: 1280px) 460px, (min-width: 1024px) 384px, (min-width: 768px) 290px, 80vw"
        className="aspect-6/7 h-auto w-full rounded-[inherit] object-cover"
      />
    </div>
  );
}

import type { Estado } from "@eden/domain/painel/valores";
import type { PictureFile } from "@eden/ui/core/picture.tsx";
import semente240 from "./vaso-1-240.avif";
import semente240Webp from "./vaso-1-240.webp";
import semente450 from "./vaso-1-450.avif";
import semente450Webp from "./vaso-1-450.webp";
import broto240 from "./vaso-2-240.avif";
import broto240Webp from "./vaso-2-240.webp";
import broto450 from "./vaso-2-450.avif";
import broto450Webp from "./vaso-2-450.webp";
import muda240 from "./vaso-4-240.avif";
import muda240Webp from "./vaso-4-240.webp";
import muda450 from "./vaso-4-450.avif";
import muda450Webp from "./vaso-4-450.webp";
import arvore240 from "./vaso-6-240.avif";
import arvore240Webp from "./vaso-6-240.webp";
import arvore450 from "./vaso-6-450.avif";
import arvore450Webp from "./vaso-6-450.webp";

interface Vaso {
  picture: PictureFile;
  /** Empty part below the pot, of the height. */
  foot: number;
}

/** Rendered pots, exported by art/: one per state. A lost conversation has no pot but a fallen leaf. */
export const VASOS: Record<Exclude<Estado, "folha">, Vaso> = {
  semente: vaso(1111, 0.061, [semente240, semente450], [semente240Webp, semente450Webp]),
  broto: vaso(1084, 0.063, [broto240, broto450], [broto240Webp, broto450Webp]),
  muda: vaso(1122, 0.03, [muda240, muda450], [muda240Webp, muda450Webp]),
  arvore: vaso(1508, 0.003, [arvore240, arvore450], [arvore240Webp, arvore450Webp]),
};

function vaso(height: number, foot: number, avif: [string, string], webp: [string, string]): Vaso {
  const srcset = ([small, large]: [string, string]) => `${small} 240w, ${large} 450w`;
  return { picture: { width: 900, height, alt: "", avif: srcset(avif), webp: srcset(webp), src: webp[1] }, foot };
}

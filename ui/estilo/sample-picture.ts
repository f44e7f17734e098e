import type { PictureFile } from "../core/picture.tsx";
import pot from "./pot.svg";

/** A drawing for the components that show a picture: the photographs belong to the apps that use them. */
export const samplePicture: PictureFile = {
  width: 240,
  height: 300,
  alt: "Vaso de barro com uma muda de três folhas.",
  avif: pot,
  webp: pot,
  src: pot,
};

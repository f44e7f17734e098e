/** A rendered picture in two formats, ready for <picture>: srcsets with width descriptors and a fallback. */
export interface Picture {
  width: number;
  height: number;
  alt: string;
  avif: string;
  webp: string;
  src: string;
}

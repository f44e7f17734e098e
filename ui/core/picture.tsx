/** A rendered picture in two formats, ready for <picture>: srcsets with width descriptors and a fallback. */
export interface PictureFile {
  width: number;
  height: number;
  alt: string;
  avif: string;
  webp: string;
  src: string;
}

export interface PictureProps {
  of: PictureFile;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** The first picture on screen: loaded early instead of lazily. */
  priority?: boolean;
  /** Overrides the manifest's text; empty for a decorative picture. */
  alt?: string;
  className?: string;
}

export function Picture({ of, sizes, priority = false, alt = of.alt, className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={of.avif} sizes={sizes} />
      <source type="image/webp" srcSet={of.webp} sizes={sizes} />
      <img
        src={of.src}
        alt={alt}
        width={of.width}
        height={of.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

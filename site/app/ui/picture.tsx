import type { Picture as PictureFile } from "~/images/picture.ts";

interface PictureProps {
  of: PictureFile;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** The picture the visitor sees first: fetched early instead of lazily. */
  priority?: boolean;
  /** Replaces the manifest's text; empty where the picture only decorates. */
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

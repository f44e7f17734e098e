import { classNames } from "@eden/ui/core/class-names.ts";
import { fotoUrl } from "~/clients/textos.ts";

/** A photo that was sent, in the arch of the site. */
export function FotoThumb({ id, alt, className }: { id: string; alt: string; className: string }) {
  return (
    <div className={classNames("arco", className)}>
      <img src={fotoUrl(id)} alt={alt} className="aspect-5/6 w-full rounded-b-control! bg-areia object-cover" />
    </div>
  );
}

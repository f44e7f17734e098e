import { ESTADOS } from "@eden/domain/documentos/estado";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";

const UFS = Object.entries(ESTADOS).sort(([one], [other]) => one.localeCompare(other));

/** The 27 links that need no JavaScript. */
export function Estados({ className, current }: { className?: string; current?: string }) {
  return (
    <ul className={classNames("flex flex-wrap gap-2", className)}>
      {UFS.map(([uf, nome]) => (
        <li key={uf}>
          <AppLink
            to={`/raio-x/${uf.toLowerCase()}`}
            aria-current={uf === current ? "page" : undefined}
            title={nome}
            className="grid min-h-12 min-w-14 place-items-center rounded-campo border-[1.5px] border-contorno bg-papel font-semibold text-mata hover:border-mata hover:bg-orvalho aria-[current=page]:border-mata aria-[current=page]:bg-mata aria-[current=page]:text-white"
          >
            <span>
              {uf}
              <span className="sr-only">, {nome}</span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { MapPin } from "lucide";

/** Where this page is: below the Raio-X. */
export function Trilha({ aqui }: { aqui: string }) {
  return (
    <nav aria-label="Você está em" className="text-peq">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <AppLink
            to="/raio-x"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-folha underline-offset-4 hover:underline"
          >
            <Icon of={MapPin} size={20} />
            Raio-X da praça
          </AppLink>
        </li>
        <li aria-current="page" className="text-pedra before:mr-2 before:content-['/']">
          {aqui}
        </li>
      </ol>
    </nav>
  );
}

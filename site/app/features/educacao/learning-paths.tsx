import { AppLink } from "@eden/ui/app-link.tsx";
import { Icon } from "@eden/ui/icon.tsx";
import { ArrowDown } from "lucide-react";
import { caminhosDaEducacao } from "~/content/educacao.ts";

/** The page's table of contents, each format with its key figure. */
export function LearningPaths() {
  return (
    <nav aria-label="Nesta página" className="pagina relative z-2 -mt-18">
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {caminhosDaEducacao.map((caminho) => (
          <li key={caminho.id}>
            <AppLink
              to={`#${caminho.id}`}
              className="group/path relative flex h-full items-center gap-4 rounded-cartao bg-papel px-5 py-4 shadow-suave transition-[translate] duration-250 hover:-translate-y-1 md:flex-col md:items-start md:gap-2 md:p-6 xl:flex-row xl:items-center xl:gap-6 xl:p-7"
            >
              <span className="min-w-18 shrink-0 text-pedra text-peq/tight md:min-w-0 xl:min-w-22">
                <span className="flex flex-col items-start gap-x-1.5 md:max-xl:flex-row md:max-xl:items-baseline">
                  {"antes" in caminho && <span>{caminho.antes}</span>}
                  <span className="font-semibold font-titulo text-[2.5rem] text-mata leading-none tracking-[-0.03em] lining-nums xl:text-[3.25rem]">
                    {caminho.numero}
                  </span>
                </span>{" "}
                {caminho.unidade}
              </span>
              <span className="grow">
                <span className="block font-semibold font-titulo text-h3 text-mata">{caminho.nome}</span>
                <span className="block text-base/snug text-pedra">{caminho.frase}</span>
              </span>
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-orvalho md:max-xl:absolute md:max-xl:top-5 md:max-xl:right-5 text-mata transition-[background-color,color] group-hover/path:bg-mata group-hover/path:text-white">
                <Icon of={ArrowDown} size={20} />
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { PAPEIS } from "@eden/domain/painel/valores";
import { compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Link } from "react-router";
import { useEu } from "~/clients/use-eu.ts";
import { CENAS } from "~/images/cenas.ts";
import { placesOf } from "~/places.ts";

/** A place that the member's role may not open. The database would refuse it too. */
export function SemPermissao({ title, text }: { title: string; text: string }) {
  const { papel } = useEu().membro;
  const [home] = placesOf(papel);
  return (
    <main className="grid h-full place-items-center overflow-y-auto bg-creme p-6 text-center">
      <div className="max-w-125">
        <Picture of={CENAS.banco} sizes="320px" priority className="mx-auto h-auto w-80 max-w-full" />
        <h1 className="mt-2 text-display">{title}</h1>
        <p className="mt-2.5 text-read text-pedra">
          Seu papel é {PAPEIS[papel]}. {text}
        </p>
        {home && (
          <Link to={home.path} className={compactButtonStyle("outline", "mt-5")}>
            Voltar para {home.nome}
          </Link>
        )}
      </div>
    </main>
  );
}

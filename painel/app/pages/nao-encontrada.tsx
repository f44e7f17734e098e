import { compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Link } from "react-router";
import { CENAS } from "~/images/cenas.ts";

export function Component() {
  return (
    <main className="grid h-full place-items-center overflow-y-auto bg-creme p-6 text-center">
      <div className="max-w-125">
        <Picture of={CENAS.banco} sizes="320px" priority className="mx-auto h-auto w-80 max-w-full" />
        <h1 className="mt-2 text-display">Esta página não existe</h1>
        <p className="mt-2.5 text-read text-pedra">O endereço pode ter mudado, ou a pessoa foi unida a outra.</p>
        <Link to="/" className={compactButtonStyle("outline", "mt-5")}>
          Voltar ao início
        </Link>
      </div>
    </main>
  );
}

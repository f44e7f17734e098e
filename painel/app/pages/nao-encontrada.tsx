import { compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Link } from "react-router";

export function Component() {
  return (
    <main className="grid h-full place-items-center p-6 text-center">
      <div className="max-w-md">
        <h1>Esta página não existe</h1>
        <p className="mt-2 text-pedra">O endereço pode ter mudado, ou a pessoa foi unida a outra.</p>
        <Link to="/" className={compactButtonStyle("mata", "mt-5")}>
          Voltar ao início
        </Link>
      </div>
    </main>
  );
}

import { joinNomes } from "@eden/domain/join-nomes";
import { Avatar } from "@eden/ui/avatar.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import type { Presentes } from "./acoes-context.ts";

/** Above the composer: who else has this person open, and who is writing. */
export function PresencaChip({ presentes }: { presentes: Presentes }) {
  const [first] = presentes;
  const writing = presentes.filter(({ escrevendo }) => escrevendo);
  const who = writing.length > 0 ? writing : presentes;
  const verb = who.length === 1 ? "está" : "estão";
  return (
    // The region exists before its text, or it would not be announced.
    <div role="status" className="flex px-3 lg:px-4">
      {first && (
        <p
          className={classNames(
            "mb-1.5 inline-flex min-w-0 items-center gap-2 rounded-full py-1 pr-3 pl-1 text-small font-strong motion-safe:animate-[surge_200ms_var(--ease-out)]",
            writing.length > 0 ? "bg-ipe-claro text-tinta" : "bg-white text-tinta ring-1 ring-linha",
          )}
        >
          <Avatar name={first.nome} seed={first.id} className="size-6! bg-white! text-micro/none! tracking-tighter" />
          <span className="truncate">
            {joinNomes(who.map(({ nome }) => primeiroNome(nome)))} {verb}{" "}
            {writing.length > 0 ? "escrevendo" : "aqui agora"}
          </span>
          <span
            aria-hidden="true"
            className={classNames(
              "size-2 shrink-0 rounded-full motion-safe:animate-pulse",
              writing.length > 0 ? "bg-ambar" : "bg-folha-2",
            )}
          />
        </p>
      )}
    </div>
  );
}

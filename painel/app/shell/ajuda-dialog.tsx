import { classNames } from "@eden/ui/core/class-names.ts";
import { Dialog } from "@eden/ui/dialog.tsx";
import { useActiveAtalhos, useSingleKeys } from "~/keyboard/use-atalhos.ts";
import { groupBy } from "~/parts/group-by.ts";
import { KeyNames } from "./key-names.tsx";

const GERAL = "Em qualquer lugar";
/** Keys of one sign, or of two one after the other. */
const SINGLE = /^(?:[gv] )?.$/;
/** Keys that belong to no screen. */
const ALWAYS = [
  ["mod+Enter", "Botão principal"],
  ["Escape", "Sair do campo, fechar"],
] as const;

/** Open while mounted: the keys that work on this screen, by group. */
export function AjudaDialog({ onClose }: { onClose: () => void }) {
  const single = useSingleKeys();
  const atalhos = useActiveAtalhos().filter(({ key }) => !key.startsWith(":") && (single || !SINGLE.test(key)));
  const grupos = groupBy(atalhos, ({ group }) => group ?? GERAL);
  const ordered = [...grupos].sort(([a], [b]) => Number(a === GERAL) - Number(b === GERAL));
  return (
    <Dialog
      aria-labelledby="ajuda-titulo"
      open
      onClose={onClose}
      className={classNames("p-6", ordered.length > 1 ? "max-w-190" : "max-w-115")}
    >
      <h2 id="ajuda-titulo" className="pr-12 text-heading/tight">
        Atalhos do teclado
      </h2>
      <p className="mt-1 pr-12 text-body text-pedra">
        {single
          ? "Funcionam quando você não está escrevendo. Tudo o que fazem também está nos botões."
          : "As teclas de uma letra estão desligadas em Preferências. O que fazem está nos botões."}
      </p>
      <div
        className={classNames("mt-5 gap-7", ordered.length > 1 && "sm:columns-2", ordered.length > 3 && "lg:columns-3")}
      >
        {ordered.map(([group, lista]) => (
          <section key={group} className="mb-5 break-inside-avoid">
            <h3 className="border-b border-linha pb-2 font-texto text-small font-semibold tracking-normal text-pedra">
              {group}
            </h3>
            <dl>
              {lista.map(({ key, label }) => (
                <div key={key} className="flex items-center justify-between gap-3 py-1.5">
                  <dt>{label}</dt>
                  <dd>
                    <KeyNames of={key} />
                  </dd>
                </div>
              ))}
              {group === GERAL &&
                ALWAYS.map(([key, label]) => (
                  <div key={key} className="flex items-center justify-between gap-3 py-1.5">
                    <dt>{label}</dt>
                    <dd>
                      <KeyNames of={key} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

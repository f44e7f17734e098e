import { Dialog } from "@eden/ui/dialog.tsx";
import { Kbd } from "@eden/ui/kbd.tsx";
import { useActiveAtalhos } from "~/keyboard/use-atalhos.ts";
import { KeyNames } from "./key-names.tsx";

const GERAL = "Em qualquer lugar";

/** The keys that work on this screen, by group. */
export function AjudaDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const atalhos = useActiveAtalhos();
  const grupos = Map.groupBy(atalhos, ({ grupo }) => grupo ?? GERAL);
  const ordered = [...grupos].sort(([a], [b]) => Number(a === GERAL) - Number(b === GERAL));
  return (
    <Dialog aria-labelledby="ajuda-titulo" open={open} onClose={onClose} className="max-w-190 p-6">
      <h2 id="ajuda-titulo" className="pr-12 text-xl/tight">
        Atalhos do teclado
      </h2>
      <p className="mt-1 text-sm text-pedra">
        Funcionam quando você não está escrevendo. Tudo o que fazem também está nos botões.
      </p>
      <div className="mt-5 gap-7 sm:columns-2 lg:columns-3">
        {ordered.map(([grupo, lista]) => (
          <section key={grupo} className="mb-5 break-inside-avoid">
            <h3 className="border-b border-linha pb-2 font-texto text-[0.8125rem] font-semibold tracking-normal text-pedra">
              {grupo}
            </h3>
            <dl>
              {lista.map(({ tecla, rotulo }) => (
                <div key={tecla} className="flex items-center justify-between gap-3 py-1.5">
                  <dt>{rotulo}</dt>
                  <dd>
                    <KeyNames tecla={tecla} />
                  </dd>
                </div>
              ))}
              {grupo === GERAL && (
                <div className="flex items-center justify-between gap-3 py-1.5">
                  <dt>Fechar, voltar</dt>
                  <dd>
                    <Kbd>Esc</Kbd>
                  </dd>
                </div>
              )}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

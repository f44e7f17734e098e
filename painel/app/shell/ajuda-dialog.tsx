import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Dialog } from "@eden/ui/dialog.tsx";
import { useMediaQuery } from "@eden/ui/use-media-query.ts";
import { Hand, type IconNode, MoveHorizontal, Pointer } from "lucide";
import { useActiveAtalhos, useSingleKeys } from "~/keyboard/use-atalhos.ts";
import { groupBy } from "~/parts/group-by.ts";
import { KeyNames } from "./key-names.tsx";

const GERAL = "Em qualquer lugar";
/** Keys of one sign, or of two one after the other. */
const SINGLE = /^(?:g )?.$/;
/** Keys that belong to no screen. */
const ALWAYS = [
  ["mod+Enter", "Apertar o botão principal"],
  ["Escape", "Sair do campo, fechar, voltar"],
] as const;

interface AjudaDialogProps {
  onClose: () => void;
}

/** Open while mounted: the keys that work on this screen, by group; on a touch screen what the fingers can do. */
export function AjudaDialog(props: AjudaDialogProps) {
  return useMediaQuery("(pointer: coarse)") ? <Gestos {...props} /> : <Teclas {...props} />;
}

function Teclas({ onClose }: AjudaDialogProps) {
  const single = useSingleKeys();
  const atalhos = useActiveAtalhos().filter(({ key }) => !key.startsWith(":") && (single || !SINGLE.test(key)));
  const grupos = groupBy(atalhos, ({ group }) => group ?? GERAL);
  const ordered = [...grupos].sort(([a], [b]) => Number(a === GERAL) - Number(b === GERAL));
  return (
    <Dialog aria-labelledby="ajuda-titulo" open onClose={onClose} className="max-w-190 p-6">
      <h2 id="ajuda-titulo" className="pr-12 text-heading/tight">
        Atalhos do teclado
      </h2>
      <p className="mt-1 text-body text-pedra">
        {single
          ? "Funcionam quando você não está escrevendo. Tudo o que fazem também está nos botões."
          : "As teclas de uma letra estão desligadas em Preferências. O que fazem está nos botões."}
      </p>
      <div className={classNames("mt-5 gap-7 sm:columns-2", ordered.length > 2 && "lg:columns-3")}>
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

const GESTOS: { icon: IconNode; nome: string; texto: string }[] = [
  { icon: Hand, nome: "Segurar um cartão do Funil", texto: "move: solte sobre uma das plantas" },
  {
    icon: MoveHorizontal,
    nome: "Deslizar para os lados",
    texto: "troca de coluna no Funil e mostra as outras listas da Caixa",
  },
  { icon: Pointer, nome: "Tocar numa planta", texto: "mostra a coluna dela no Funil" },
];

function Gestos({ onClose }: AjudaDialogProps) {
  return (
    <Dialog
      aria-labelledby="gestos-titulo"
      open
      onClose={onClose}
      className="max-w-120 p-5 pb-[calc(20px+env(safe-area-inset-bottom))] max-md:-mx-4 max-md:-mb-4 max-md:w-screen max-md:self-end max-md:rounded-b-none"
    >
      <h2 id="gestos-titulo" className="pr-12 text-heading/tight">
        Gestos
      </h2>
      <p className="mt-1 text-body text-pedra">Tudo isto também está nos botões.</p>
      <ul className="mt-3 divide-y divide-linha">
        {GESTOS.map(({ icon, nome, texto }) => (
          <li key={nome} className="flex items-center gap-3.5 py-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-orvalho text-folha">
              <Icon of={icon} size={20} />
            </span>
            <p className="min-w-0">
              <b className="block font-strong">{nome}</b>
              <span className="block text-body/snug text-pedra">{texto}</span>
            </p>
          </li>
        ))}
      </ul>
      <CompactButton onClick={onClose} className="mt-3 w-full">
        Entendi
      </CompactButton>
    </Dialog>
  );
}

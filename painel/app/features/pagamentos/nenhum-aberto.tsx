import { Kbd } from "@eden/ui/kbd.tsx";

const HINTS = [
  ["J K", "andar pela lista"],
  ["W", "mensagem com o link"],
  ["P", "pausar os envios"],
  ["/", "buscar"],
] as const;

/** Beside the list while no payment is open. */
export function NenhumAberto() {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 p-8 text-center text-pedra">
      <p>A história de cada pagamento abre aqui.</p>
      <dl className="grid grid-cols-[auto_auto] items-center gap-x-3 gap-y-2 text-left text-sm pointer-coarse:hidden">
        {HINTS.map(([keys, text]) => (
          <div key={keys} className="contents">
            <dt className="justify-self-end">
              <Kbd>{keys}</Kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

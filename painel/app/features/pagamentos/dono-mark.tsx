import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { Avatar } from "@eden/ui/avatar.tsx";

/** Who looks after the buyer: initials, or an empty ring. */
export function DonoMark({ dono }: Pick<CobrancaLinha, "dono">) {
  const words = dono ? `com ${dono.nome}` : "sem dono";
  return (
    <span title={words} className="block shrink-0">
      <span className="sr-only">, {words}</span>
      {dono ? (
        <Avatar name={dono.nome} seed={dono.id} className="size-8! text-micro!" />
      ) : (
        <span aria-hidden="true" className="block size-8 rounded-full border border-dashed border-contorno" />
      )}
    </span>
  );
}

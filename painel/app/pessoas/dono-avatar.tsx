import { Avatar } from "@eden/ui/avatar.tsx";

/** Who looks after a person of a list: initials, or an empty ring. */
export function DonoAvatar({ dono }: { dono: { id: string; nome: string } | null }) {
  return (
    <span className="shrink-0" title={dono ? `Com ${dono.nome}` : "Sem dono"}>
      {dono ? (
        <Avatar name={dono.nome} seed={dono.id} className="size-5! text-micro/none! tracking-tighter" />
      ) : (
        <span aria-hidden="true" className="block size-5 rounded-full border border-dashed border-contorno" />
      )}
      <span className="sr-only">{dono ? `Com ${dono.nome}.` : "Sem dono."}</span>
    </span>
  );
}

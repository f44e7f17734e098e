import { Avatar } from "@eden/ui/avatar.tsx";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";

/** People entered without a connection, above the list until they are sent. Each opens its form again. */
export function NovasPendentes({ onOpen }: { onOpen: (comando: string) => void }) {
  const { pendentes } = useComandos();
  const novas = pendentes.filter(({ funcao }) => funcao === "nova_pessoa");
  if (novas.length === 0) return null;
  return (
    <ul aria-label="Ainda não enviadas" className="grid gap-1.5 border-b border-linha p-2">
      {novas.map(({ comando, entrada }) => (
        <li key={comando}>
          <button
            type="button"
            onClick={() => onOpen(comando)}
            className="flex min-h-13 w-full items-center gap-3 rounded-control border border-contorno border-dashed bg-white px-2.5 text-left hover:bg-orvalho"
          >
            <Avatar name={String(entrada.nome)} seed={null} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-strong">{String(entrada.nome)}</span>
              <span className="block text-small/snug text-aviso">ainda não enviada</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

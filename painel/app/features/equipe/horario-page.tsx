import { useRpc } from "~/clients/use-rpc.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { HorarioEditor } from "./horario-editor.tsx";

/** When the reply clock runs. */
export function HorarioPage() {
  const query = useRpc("horario", {}, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <QueryState query={query}>
      {({ horario, feriados }) => (
        // Other hours in the database reset the editor; the same ones keep what is being edited.
        <HorarioEditor key={JSON.stringify({ horario, feriados })} horario={horario} feriados={feriados} />
      )}
    </QueryState>
  );
}

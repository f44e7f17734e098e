import { useRpc } from "~/clients/use-rpc.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { HorarioEditor } from "./horario-editor.tsx";

/** When the reply clock runs. */
export function HorarioPage() {
  const query = useRpc(
    "horario",
    {},
    {
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }) => (state.data?.publicando ? 5000 : false),
    },
  );
  return (
    <QueryState query={query}>
      {({ horario, esperas, feriados, ...site }) => {
        const saved = { horario, esperas, feriados };
        // Other hours in the database reset the editor; the same ones keep what is being edited.
        return <HorarioEditor key={JSON.stringify(saved)} saved={saved} site={site} />;
      }}
    </QueryState>
  );
}

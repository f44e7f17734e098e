import { classNames } from "@eden/ui/core/class-names.ts";
import { Outlet, useParams } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { TextosNav } from "./textos-nav.tsx";

/** The list beside the text from 1024 px, one screen each below. The list stays mounted and keeps its place. */
export function TextosLayout() {
  const { chave } = useParams();
  const query = useRpc("textos", {}, { refetchInterval: ({ state: { data } }) => pollOf(data) });
  const late = query.data !== undefined && isLate(query.data.site, query.data.agora);
  const title = "font-titulo text-heading/tight font-semibold tracking-[-0.015em] text-mata";
  return (
    <main className="h-full lg:grid lg:grid-cols-[272px_minmax(0,1fr)] xl:grid-cols-[312px_minmax(0,1fr)]">
      <div className={classNames("h-full overflow-y-auto", chave !== undefined && "max-lg:hidden")}>
        <div className="px-6 pt-4 lg:pt-5.5">
          {chave === undefined && <h1 className={`${title} lg:hidden`}>Textos</h1>}
          <p className={`${title} max-lg:hidden`}>Textos</p>
          <p className="mt-1 text-small/snug text-pedra">O que o site diz. Uma pessoa escreve, outra aprova.</p>
          <p
            role="status"
            className={classNames(noteStyle, late ? "bg-aviso-fundo text-aviso" : "bg-orvalho text-mata")}
          >
            {late
              ? "O site não ficou pronto no tempo de costume. O que foi aprovado está guardado; avise quem cuida do site."
              : query.data?.site?.pronta_em === null && "O site está sendo montado com o que foi aprovado."}
          </p>
        </div>
        <QueryState query={query}>{(textos) => <TextosNav {...textos} />}</QueryState>
      </div>
      <div
        className={classNames(
          "h-full min-h-0 scroll-pb-36 overflow-y-auto border-linha bg-papel lg:border-l",
          chave === undefined && "max-lg:hidden",
        )}
      >
        <Outlet />
      </div>
    </main>
  );
}

const noteStyle = "mt-2.5 rounded-control px-3 py-2 text-body/snug font-semibold empty:hidden";

/** A build takes a few minutes; one that failed never reports, so it is known only by the time that has passed. */
const LATE_MS = 20 * 60_000;

export const isLate = (construcao: { pedida_em: string; pronta_em: string | null } | null, agora: string) =>
  construcao?.pronta_em === null && Date.parse(agora) - Date.parse(construcao.pedida_em) > LATE_MS;

/** Often while the site or the preview is being built; otherwise now and then, for what the others do. */
export function pollOf(data: Pick<Saida<"textos">, "site" | "previa" | "agora"> | undefined): number {
  const building = [data?.site, data?.previa].some(
    (construcao) => construcao?.pronta_em === null && data && !isLate(construcao, data.agora),
  );
  return building ? 3000 : 20_000;
}

import type { ListaDoEstado } from "@eden/domain/pracas/documentos";
export function ListaDeCidades({ lista }: { lista: ListaDoEstado }) {
  return <h1 className="pagina text-pagina">{lista.uf}</h1>;
}

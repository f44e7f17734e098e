import type { Resumo } from "@eden/domain/pracas/documentos";
export function Inicio({ resumo }: { resumo: Resumo | null | undefined }) {
  return <h1 className="pagina text-pagina">Como está o mercado na sua cidade? {resumo?.mes}</h1>;
}

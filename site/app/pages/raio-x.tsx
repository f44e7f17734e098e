import type { Resumo } from "@eden/domain/pracas/documentos";
import { BlocoDeDados, useDocumento } from "~/features/praca/documento.tsx";
import { Inicio } from "~/features/praca/inicio.tsx";
import { useMedida } from "~/features/praca/use-medida.ts";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/raio-x",
    title: "Éden Grupo - Raio-X da praça",
    description:
      "Como está o mercado de farmácias na sua cidade: quantas existem, de quem são, quantas abriram. Dados públicos, de graça, sem cadastro.",
    card: "raio-x",
    trail: [{ label: "Raio-X da praça", path: "/raio-x" }],
  });

export default function RaioX() {
  const resumo = useDocumento<Resumo>("/raio-x");
  useMedida("/raio-x");
  return (
    <>
      <BlocoDeDados de={resumo} />
      <Inicio resumo={resumo} />
    </>
  );
}

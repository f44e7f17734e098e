import { ESTADOS, type Estado } from "@eden/domain/documentos/estado";
import type { ListaDoEstado } from "@eden/domain/pracas/documentos";
import { useParams } from "react-router";
import { knownDocumento } from "~/clients/praca.ts";
import { BlocoDeDados, useDocumento } from "~/features/praca/documento.tsx";
import { ListaDeCidades } from "~/features/praca/lista-de-cidades.tsx";
import { NaoEncontrada, SemResposta } from "~/features/praca/sem-resposta.tsx";
import { useMedida } from "~/features/praca/use-medida.ts";
import { pageMeta } from "~/head/page-meta.ts";

const pathOf = ({ uf = "" }) => `/raio-x/${uf}`;

export const meta = ({ params }: { params: { uf?: string } }) => {
  const path = pathOf(params);
  const lista = knownDocumento<ListaDoEstado>(path);
  const nome = ESTADOS[lista?.uf as Estado];
  return pageMeta({
    path,
    title: nome ? `Farmácias em ${nome}: raio-x das cidades` : "Éden Grupo - Raio-X da praça",
    description: nome
      ? `Todas as cidades de ${nome} com o número de farmácias ativas no registro público. Escolha a sua e veja o raio-x da praça.`
      : "Não achamos esse estado. Escolha a cidade pelo nome ou pela lista.",
    noindex: !nome || !!lista?.amostra,
    card: "raio-x",
    trail: [
      { label: "Raio-X da praça", path: "/raio-x" },
      { label: nome ?? "Estado", path },
    ],
  });
};

export default function RaioXEstado() {
  const path = pathOf(useParams());
  const lista = useDocumento<ListaDoEstado>(path);
  useMedida("/raio-x/estado");
  return (
    <>
      <BlocoDeDados de={lista} />
      {lista && <ListaDeCidades key={path} lista={lista} />}
      {lista === null && <NaoEncontrada key={path} />}
      {lista === undefined && <SemResposta path={path} />}
    </>
  );
}

import type { Praca } from "@eden/domain/pracas/praca";
import { useParams } from "react-router";
import { knownDocumento } from "~/clients/praca.ts";
import { Cidade } from "~/features/praca/cidade/cidade.tsx";
import { pracaMeta } from "~/features/praca/cidade/praca-meta.ts";
import { BlocoDeDados, useDocumento } from "~/features/praca/documento.tsx";
import { NaoEncontrada, SemResposta } from "~/features/praca/sem-resposta.tsx";
import { paginaDaCidade, useMedida } from "~/features/praca/use-medida.ts";
import { pageMeta } from "~/head/page-meta.ts";

const pathOf = ({ uf = "", cidade = "" }) => `/raio-x/${uf}/${cidade}`;

export const meta = ({ params }: { params: { uf?: string; cidade?: string } }) => {
  const path = pathOf(params);
  const praca = knownDocumento<Praca>(path);
  if (praca) return pracaMeta(praca);
  return pageMeta({
    path,
    title: "Éden Grupo - Raio-X da praça",
    description: "Não achamos essa cidade. Confira a grafia ou escolha pelo estado.",
    noindex: true,
  });
};

export default function RaioXCidade() {
  const path = pathOf(useParams());
  const praca = useDocumento<Praca>(path);
  useMedida(paginaDaCidade(praca ?? {}));
  return (
    <>
      <BlocoDeDados de={praca} />
      {praca && <Cidade key={path} praca={praca} />}
      {praca === null && <NaoEncontrada key={path} />}
      {praca === undefined && <SemResposta path={path} />}
    </>
  );
}

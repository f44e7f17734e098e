import type { Praca } from "@eden/domain/pracas/praca";
import { useParams } from "react-router";
import { knownDocumento } from "~/clients/praca.ts";
import { CidadeNaoEncontrada } from "~/features/praca/cidade-nao-encontrada.tsx";
import { BlocoDeDados, useDocumento } from "~/features/praca/documento.tsx";
import { SemResposta } from "~/features/praca/sem-resposta.tsx";
import { pageMeta } from "~/head/page-meta.ts";

const pathOf = ({ uf = "", cidade = "" }) => `/raio-x/${uf}/${cidade}`;

export const meta = ({ params }: { params: { uf?: string; cidade?: string } }) => {
  const path = pathOf(params);
  const praca = knownDocumento<Praca>(path);
  return pageMeta({
    path,
    title: praca ? `Farmácias em ${praca.nome}, ${praca.uf}: raio-x da praça` : "Éden Grupo - Raio-X da praça",
    description: praca
      ? `${praca.ativas} farmácias ativas no registro público de ${praca.mes}.`
      : "Não achamos essa cidade. Confira a grafia ou escolha pelo estado.",
    noindex: !praca,
  });
};

export default function RaioXCidade() {
  const path = pathOf(useParams());
  const praca = useDocumento<Praca>(path);
  return (
    <>
      <BlocoDeDados de={praca} />
      {praca && (
        <article key={path} className="pagina pt-12 pb-24">
          <h1 className="text-pagina">
            {praca.nome}, {praca.uf}
          </h1>
          <p className="mt-4 text-lead">{praca.ativas} farmácias ativas.</p>
        </article>
      )}
      {praca === null && <CidadeNaoEncontrada key={path} />}
      {praca === undefined && <SemResposta path={path} />}
    </>
  );
}

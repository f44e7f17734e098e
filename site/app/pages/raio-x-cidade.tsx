import type { Praca } from "@eden/domain/pracas/praca";
import { loadAgain } from "@eden/ui/core/load-again.ts";
import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { knownDocumento } from "~/clients/praca.ts";
import { Cidade } from "~/features/praca/cidade/cidade.tsx";
import { pracaMeta } from "~/features/praca/cidade/praca-meta.ts";
import { BlocoDeDados, useDocumento } from "~/features/praca/documento.tsx";
import { SemResposta } from "~/features/praca/sem-resposta.tsx";
import { paginaDaCidade, useMedida } from "~/features/praca/use-medida.ts";
import { pageMeta } from "~/head/page-meta.ts";

const CidadeNaoEncontrada = lazy(async () => {
  const { CidadeNaoEncontrada: Page } = await loadAgain(() => import("~/features/praca/cidade-nao-encontrada.tsx"));
  return { default: Page };
});

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
      {praca === null && (
        <Suspense>
          <CidadeNaoEncontrada key={path} />
        </Suspense>
      )}
      {praca === undefined && <SemResposta path={path} />}
    </>
  );
}

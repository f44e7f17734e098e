import { useWidth } from "@eden/ui/chart/use-width.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Saida } from "~/clients/rpc.ts";
import type { RpcError } from "~/clients/transport.ts";
import { CauleDeitado, CauleEmPe } from "./caule.tsx";
import { etapasOf, nomeDoFormulario, saidasOf } from "./etapas.ts";
import { Figura } from "./figura.tsx";
import { sumOf, type Tabela } from "./tabela.ts";

type Formularios = Saida<"numeros_formularios">;

export const tabelaDeFormularios = ({ formularios }: Formularios): Tabela => ({
  colunas: [{ nome: "Formulário" }, { nome: "Etapa" }, { nome: "Visitas" }, { nome: "Saíram aqui" }, { nome: "Antes" }],
  linhas: formularios.flatMap((formulario) => {
    const etapas = etapasOf(formulario);
    const saidas = saidasOf(etapas);
    return etapas.map(({ titulo, agora, antes }, index) => [
      nomeDoFormulario(formulario.pagina),
      titulo,
      agora,
      saidas[index]?.quantas ?? null,
      antes,
    ]);
  }),
});

/** How far visits come in each form. Stems lie beside their names at the desk and are upright where that does not fit. */
export function FormulariosFigure({ query }: { query: UseQueryResult<Formularios, RpcError> }) {
  return (
    <Figura
      nome="formularios"
      titulo="Onde as pessoas abandonam cada formulário"
      texto="A espessura do caule é quanta gente ainda está ali; a folha que cai, quem saiu entre um passo e outro. Cada caule tem a sua escala."
      nota="Em vermelho, onde mais saem. Só visitas que aceitaram a medição: menos do que as pessoas que escreveram."
      query={query}
      tabela={tabelaDeFormularios}
      amostra={({ formularios }) => {
        const starts = formularios.flatMap(({ etapas }) => etapas.slice(0, 1));
        return { agora: sumOf(starts, "agora"), antes: sumOf(starts, "antes"), nomes: ["visita", "visitas"] };
      }}
      vazia="Nenhuma visita com medição aceita abriu um formulário nestes dias."
    >
      {({ formularios }) => <Caules formularios={formularios} />}
    </Figura>
  );
}

/** Below it the names of the steps would meet. */
const LYING = 900;

function Caules({ formularios }: Formularios) {
  const [ref, width] = useWidth();
  const caules = formularios.map((formulario) => ({
    pagina: formulario.pagina,
    nome: nomeDoFormulario(formulario.pagina),
    etapas: etapasOf(formulario),
  }));
  return (
    <div ref={ref} aria-hidden="true">
      {width >= LYING ? (
        caules.map((caule) => <CauleDeitado key={caule.pagina} {...caule} width={width} />)
      ) : (
        <div className="-mb-5 gap-x-6 sm:columns-2">
          {caules.map((caule) => (
            <CauleEmPe key={caule.pagina} {...caule} />
          ))}
        </div>
      )}
    </div>
  );
}

import { ferramentas } from "~/content/ferramentas.ts";
import { AcoesDaConta } from "./acoes-da-conta.tsx";
import { Antes } from "./antes.tsx";
import { ComoCalculamos } from "./como-calculamos.tsx";
import type { Definicao, Depois, ParteProps } from "./definicao.ts";
import { Folha } from "./folha.tsx";
import { KeepMes } from "./keep-mes.tsx";
import { ProximoPasso } from "./proximo-passo.tsx";

/** The parts of every tool that load after its fields: drawing, what follows, and what is below the tool. */
export function partesOf<Digitado extends object, Feita>(
  { id, leitura, isDoMes }: Definicao<Digitado, Feita>,
  { Desenho, seis, Seguinte, Acoes, calculos, notas, folha, passo }: Depois<Digitado, Feita>,
) {
  const ferramenta = ferramentas[id];
  return {
    Desenho,
    Antes: ({ feita, conta }: ParteProps<Digitado, Feita>) =>
      conta.isExemplo ? null : <Antes id={id} mes={conta.mes} seis={seis(feita)} />,
    Seguinte: ({ feita, conta }: ParteProps<Digitado, Feita>) => (
      <Seguinte
        feita={feita}
        conta={conta}
        acoes={
          <>
            <AcoesDaConta conta={conta} titulo={ferramenta.nome}>
              {Acoes && <Acoes feita={feita} />}
            </AcoesDaConta>
            {!conta.isExemplo && <KeepMes id={id} seis={seis(feita)} conta={conta} />}
          </>
        }
      />
    ),
    Abaixo: ({ feita, conta }: ParteProps<Digitado, Feita | null>) => {
      const { digitado, isExemplo } = conta;
      const lista = calculos(feita, digitado);
      return (
        <>
          <ComoCalculamos calculos={lista} notas={notas}>
            {feita && (
              <Folha
                ferramenta={ferramenta}
                leitura={leitura(feita)}
                calculos={lista}
                mes={isDoMes ? conta.mes : undefined}
                isExemplo={isExemplo}
                {...folha(feita, digitado)}
              />
            )}
          </ComoCalculamos>
          <ProximoPasso {...passo(feita, conta)} />
        </>
      );
    },
  };
}

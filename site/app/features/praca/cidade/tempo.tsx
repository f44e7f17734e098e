import { anosOf } from "@eden/domain/pracas/anos";
import { readCadastro, readCoorte, readFluxo, readIdade, tellDez } from "@eden/domain/pracas/leitura-das-secoes";
import { countOf, formatMes, formatNumero } from "@eden/domain/pracas/numero";
import type { PracaGrande } from "@eden/domain/pracas/praca";
import { readSuaFarmacia } from "@eden/domain/pracas/sua-farmacia";
import { useHydrated } from "@eden/ui/use-hydrated.ts";
import { farmaciaIn } from "~/clients/minha-farmacia.ts";
import { praca as words } from "~/content/praca.ts";
import { BarrasDaCoorte, BarrasDoFluxo } from "./barras.tsx";
import { BarraDePartes, ChavesDasPartes } from "./partes.tsx";
import { Desenho, Quadro, Rotulo, Tabela } from "./quadro.tsx";
import { Vasos } from "./vasos.tsx";

export function Fluxo({ praca }: { praca: PracaGrande }) {
  const anos = anosOf(praca);
  const corrente = anos.find(({ isCorrente }) => isCorrente);
  const [mes] = formatMes(praca.mes).split(" ");
  return (
    <Quadro titulo={words.fluxo.titulo} lead={readFluxo(praca)} nota={readCadastro(praca)}>
      <Rotulo>
        <span className="text-folha">Aberturas</span> e <span className="text-terracota">baixas</span> em cada ano
      </Rotulo>
      <p className="mt-0.5 text-pedra text-peq">
        Para cima, aberturas; para baixo, baixas registradas.{corrente && ` ${corrente.ano} vai até ${mes}.`}
      </p>
      <Desenho>
        {(width) => <BarrasDoFluxo anos={width < 500 ? anos.slice(-8) : anos} width={width} height={104} />}
      </Desenho>
      <Tabela
        titulo="Aberturas e baixas em cada ano"
        colunas={["Ano", "Aberturas", "Baixas registradas"]}
        linhas={anos.map(({ ano, abertas, encerradas, isCorrente }) => [
          isCorrente ? `${ano} (até ${mes})` : ano,
          ...[abertas, encerradas].map(formatNumero),
        ])}
      />
    </Quadro>
  );
}

/** Fewer than five opened in the period: the sentence alone. */
export function Coorte({ praca }: { praca: PracaGrande }) {
  const titulo = (
    <>
      Quem abriu e <em>continua</em>
    </>
  );
  const { coorte } = praca;
  if (!coorte) return <Quadro titulo={titulo} lead={readCoorte(praca)} />;
  const anos = anosOf(praca).filter(({ isCorrente }) => !isCorrente);
  return (
    <Quadro titulo={titulo} lead={readCoorte(praca)} nota={words.coorte.nota}>
      <Rotulo>De cada 10 abertas entre 2016 e 2020</Rotulo>
      <Vasos {...coorte} label={`${tellDez(coorte.ativas, coorte.abertas)} continuam ativas`} />
      <Rotulo className="mt-8">
        Por ano de abertura: <span className="text-folha">ativas hoje</span> do total aberto
      </Rotulo>
      <Desenho>
        {(width) => <BarrasDaCoorte anos={width < 500 ? anos.slice(-7) : anos} width={width} height={150} />}
      </Desenho>
      <Tabela
        titulo="Abertas em cada ano e ativas hoje"
        colunas={["Ano", "Abertas", "Ativas hoje"]}
        linhas={anos.map(({ ano, abertas, ativas }) => [ano, formatNumero(abertas), formatNumero(ativas)])}
      />
    </Quadro>
  );
}

export function IdadeEPorte({ praca }: { praca: PracaGrande }) {
  const { idades, me, epp, demais, sem_porte, manipulacao } = praca.detalhe;
  const nomes = ["até 2", "2 a 5", "5 a 10", "10 a 20", "mais de 20"];
  const porIdade = nomes.map((nome, index) => [nome, idades[index] ?? 0] as const);
  const portes = [
    ["microempresa", me],
    ["pequeno porte", epp],
    ["demais", demais],
    ["não informado", sem_porte],
  ] as const;
  return (
    <Quadro titulo={words.idade.titulo} lead={readIdade(praca)} mais={<SuaFarmacia praca={praca} />}>
      <Partes titulo="Anos de CNPJ" coluna="Anos" itens={porIdade} />
      <div className="mt-8" />
      <Partes titulo="Porte declarado" coluna="Porte" itens={portes} />
      <p className="mt-6 border-linha border-t pt-4 text-peq">
        {manipulacao === 0
          ? "Nenhuma é farmácia de manipulação."
          : `${countOf(manipulacao, "é farmácia", "são farmácias")} de manipulação.`}
      </p>
    </Quadro>
  );
}

function Partes({
  titulo,
  coluna,
  itens,
}: {
  titulo: string;
  coluna: string;
  itens: readonly (readonly [string, number])[];
}) {
  return (
    <>
      <Rotulo>{titulo}</Rotulo>
      <Desenho>{(width) => <BarraDePartes itens={itens} width={width} />}</Desenho>
      <ChavesDasPartes itens={itens} />
      <Tabela
        titulo={titulo}
        colunas={[coluna, "Farmácias"]}
        linhas={itens.map(([nome, value]) => [nome, formatNumero(value)])}
      />
    </>
  );
}

/** With a CNPJ that was looked up in this session. */
function SuaFarmacia({ praca }: { praca: PracaGrande }) {
  const hydrated = useHydrated();
  const sua = hydrated ? farmaciaIn(praca.ibge) : undefined;
  if (!sua) return null;
  return <p className="mt-4 rounded-panel bg-ipe-claro px-4 py-3">{readSuaFarmacia(praca, sua.inicio_em)}</p>;
}

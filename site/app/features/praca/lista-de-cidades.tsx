import { ESTADOS, type Estado } from "@eden/domain/documentos/estado";
import { normalizeNome, pathOf } from "@eden/domain/pracas/busca";
import type { CidadeDaLista, ListaDoEstado } from "@eden/domain/pracas/documentos";
import { countOf, formatMes } from "@eden/domain/pracas/numero";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Amostra } from "./aviso.tsx";
import { BuscaCidade } from "./busca-cidade.tsx";
import { Estados } from "./estados.tsx";
import { Trilha } from "./trilha.tsx";

/** Every town of a state, by first letter. */
export function ListaDeCidades({ lista }: { lista: ListaDoEstado }) {
  const { uf, mes, amostra, cidades } = lista;
  const nome = ESTADOS[uf as Estado];
  const letras = byLetter(cidades);
  const farmacias = cidades.reduce((sum, [, , , ativas]) => sum + ativas, 0);
  return (
    <div className="pagina pt-7 pb-24 lg:pt-10 lg:pb-32">
      <Trilha aqui={nome} />
      <h1 className="mt-3.5 text-pagina">{nome}</h1>
      <p className="mt-4.5 max-w-[52ch] text-lead text-pedra">
        {countOf(cidades.length, "cidade", "cidades")} e {countOf(farmacias, "farmácia ativa", "farmácias ativas")} no
        registro público de {formatMes(mes)}.
      </p>
      {amostra && <Amostra />}
      <div className="mt-7 max-w-140">
        <BuscaCidade id="cidade" label="Procurar uma cidade" />
      </div>
      {cidades.length > MANY && <Letras letras={[...letras.keys()]} />}
      <div className="mt-10 grid gap-9 lg:mt-14 lg:gap-12">
        {[...letras].map(([letra, delas]) => (
          <section key={letra} aria-labelledby={`letra-${letra}`} className="lg:grid lg:grid-cols-[4rem_minmax(0,1fr)]">
            <h2 id={`letra-${letra}`} className="scroll-mt-24 text-pergunta text-folha uppercase">
              {letra}
            </h2>
            <ul className="mt-2 gap-x-8 sm:columns-2 lg:mt-0 lg:columns-3">
              {delas.map(([cidade, ibge, , ativas]) => (
                <li key={ibge} className="break-inside-avoid border-linha-2 border-b">
                  <AppLink
                    to={pathOf(cidade, uf)}
                    className="flex min-h-12 items-center justify-between gap-3 py-2 leading-snug hover:text-folha hover:underline hover:underline-offset-4"
                  >
                    <span className="font-semibold">{cidade}</span>
                    <span className="shrink-0 text-pedra text-peq tabular-nums">{farmaciasOf(ativas)}</span>
                  </AppLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <h2 id="estados" className="mt-18 scroll-mt-24 text-pergunta">
        Outro estado
      </h2>
      <Estados current={uf} className="mt-5" />
    </div>
  );
}

/** More towns than a thumb scrolls through: Minas Gerais has 853. */
const MANY = 60;

function Letras({ letras }: { letras: readonly string[] }) {
  return (
    <nav aria-label="Cidades por letra" className="mt-5">
      <ul className="-mx-2 flex flex-wrap">
        {letras.map((letra) => (
          <li key={letra}>
            <a
              href={`#letra-${letra}`}
              className="grid min-h-11 min-w-11 place-items-center font-semibold text-folha uppercase underline-offset-4 hover:underline"
            >
              {letra}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const farmaciasOf = (ativas: number) => (ativas === 0 ? "nenhuma" : countOf(ativas, "farmácia", "farmácias"));

function byLetter(cidades: CidadeDaLista[]): Map<string, CidadeDaLista[]> {
  const groups = new Map<string, CidadeDaLista[]>();
  for (const cidade of cidades) {
    const letra = normalizeNome(cidade[0]).charAt(0);
    groups.set(letra, [...(groups.get(letra) ?? []), cidade]);
  }
  return groups;
}

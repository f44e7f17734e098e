import { fraseDoPrazo } from "@eden/domain/atendimento/frases";
import { CHAVES, camposDe, FORMAS, type Forma, type Pagina } from "@eden/domain/conteudo/formas";
import { PADROES } from "@eden/domain/conteudo/padroes";
import { NavLink } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { partOf, textoOf } from "./mudancas.ts";
import { SituacaoChips, type TextoLinha } from "./situacao-chips.tsx";

/** Names of the pages where a visitor sees the texts, in the order of the list. */
const PAGINAS: Readonly<Record<Pagina, string>> = {
  "/": "Página inicial e todo o site",
  "/contato": "Contato",
  "/educacao": "Educação",
  "/edenapp": "EdenApp",
  "/formulario-live": "Live",
};

/** Every text that the team edits, by the page where a visitor sees it, with its present value and state. */
export function TextosNav({ textos, site }: Saida<"textos">) {
  const byChave = new Map(textos.map((linha) => [linha.chave, linha]));
  return (
    <nav aria-label="Textos do site" className="px-3.5 pb-6">
      {Object.entries(PAGINAS).map(([pagina, nome]) => (
        <section key={pagina} aria-label={nome}>
          <h2 className="px-2.5 pt-4 pb-1.5 font-texto text-small font-semibold tracking-normal text-pedra">{nome}</h2>
          <ul className="grid gap-0.5">
            {CHAVES.filter((chave) => FORMAS[chave].pagina === pagina).map((chave) => {
              const linha = byChave.get(chave);
              return (
                linha && (
                  <li key={chave}>
                    <TextoLink linha={linha} site={site} />
                  </li>
                )
              );
            })}
            {pagina === "/contato" && (
              <li>
                <HorarioLink />
              </li>
            )}
          </ul>
        </section>
      ))}
    </nav>
  );
}

const linkStyle =
  "grid min-h-14 content-center gap-0.5 rounded-control px-2.5 py-2 hover:bg-white/60 aria-[current=page]:bg-white aria-[current=page]:shadow-[inset_0_0_0_1px_var(--color-linha)] max-lg:border max-lg:border-linha max-lg:bg-papel";

/** Hours and promise are on the same page, but are no text: one setting says them everywhere. */
function HorarioLink() {
  const { data } = useRpc("horario", {});
  return (
    <NavLink to="/equipe/horario" className={linkStyle}>
      <span className="font-semibold text-tinta">Horário e prazo vêm de Equipe&nbsp;›&nbsp;Horário</span>{" "}
      {data && (
        <span className="text-small text-pedra">
          Respondemos {fraseDoPrazo(data.horario)}
          {data.publicando && " · publicando"}
        </span>
      )}
    </NavLink>
  );
}

function TextoLink({ linha, site }: { linha: TextoLinha; site: Saida<"textos">["site"] }) {
  const forma: Forma = FORMAS[linha.chave];
  return (
    <NavLink to={`/textos/${linha.chave}`} className={linkStyle}>
      <span className="font-semibold text-tinta">{forma.rotulo}</span>{" "}
      <span className="truncate text-small text-pedra">
        {resumoOf(forma, linha.valor ?? PADROES[linha.chave]) || "vazio: não aparece no site"}
      </span>{" "}
      <span className="flex flex-wrap gap-1.5 empty:hidden">
        <SituacaoChips linha={linha} site={site} />
      </span>
    </NavLink>
  );
}

const RESUMO_MAX = 90;

/** The value in one line: of a group of people only the names, of an address not what all addresses begin with. */
function resumoOf(forma: Forma, valor: unknown): string {
  const partes = camposDe(forma).map(([nome, campo]) => {
    const parte = partOf(valor, nome);
    const [primeiro] = campo.tipo === "grupo" ? camposDe(campo) : [];
    return primeiro ? textoOf(primeiro[1], partOf(parte, primeiro[0])) : textoOf(campo, parte);
  });
  const texto = partes
    .filter(Boolean)
    .join(" · ")
    .replace(/https:\/\/(www\.)?/g, "");
  return texto.length > RESUMO_MAX ? `${texto.slice(0, RESUMO_MAX)}…` : texto;
}

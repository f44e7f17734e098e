import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { formatCpf } from "@eden/domain/documentos/cpf";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import { type KeyboardEvent, useMemo } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { usePapel } from "~/clients/use-eu.ts";
import { useListKeys } from "~/keyboard/use-list-keys.ts";
import { lojaOf } from "~/pessoas/nomes.ts";
import type { Leitura } from "~/pessoas/relogio.ts";
import { type Achada, groupAchados } from "./group-achados.ts";
import { PessoaRow } from "./pessoa-row.tsx";
import { type Lista, listaPath, PESSOA_KEYS } from "./use-caixa.ts";

interface SearchResultsProps {
  texto: string;
  result: Saida<"buscar"> | undefined;
  failed: boolean;
  leitura: Leitura;
  lista: Lista;
  aberta: string | null;
  onOpen: (id: string) => void;
  onLeave: () => void;
}

/** What a search found, grouped by the matching field. From the field, arrow keys move between rows and back to it. */
export function SearchResults(props: SearchResultsProps) {
  const { texto, result, failed, leitura, lista, aberta, onOpen, onLeave } = props;
  const groups = useMemo(() => groupAchados(result?.pessoas ?? [], texto), [result, texto]);
  const ids = groups.flatMap(({ pessoas }) => pessoas.map(({ id }) => id));
  useListKeys({ ids, aberta, onOpen, ...PESSOA_KEYS });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the links inside
    <div className="min-h-0 flex-1 overflow-y-auto" onKeyDown={(event) => moveByKey(event, onLeave)}>
      <p role="status" className="sr-only">
        {statusOf(result, failed)}
      </p>
      {groups.map(({ titulo, pessoas }) => (
        <section key={titulo} aria-label={titulo}>
          <h2 className="flex justify-between gap-3 px-4 pt-3 pb-1.5 font-texto text-micro/snug font-semibold tracking-normal text-pedra max-lg:px-5">
            <span>{titulo}</span>
            <span>{pessoas.length}</span>
          </h2>
          <ul>
            {pessoas.map((pessoa) => (
              <li key={pessoa.id}>
                <PessoaRow
                  pessoa={pessoa}
                  leitura={leitura}
                  to={listaPath(lista, pessoa.id)}
                  aberta={pessoa.id === aberta}
                  frase={pessoa.achado.campo === "texto" ? undefined : <Found achada={pessoa} texto={texto} />}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Foot empty={result !== undefined && groups.length === 0} failed={failed} texto={texto} />
    </div>
  );
}

function Found({ achada, texto }: { achada: Achada; texto: string }) {
  const [before, found, after] = highlight(formatAchado(achada), texto);
  return (
    <>
      {before}
      {found && <mark className="rounded-mark bg-ipe-claro px-px text-tinta ring-1 ring-ambar-linha">{found}</mark>}
      {after}
    </>
  );
}

function formatAchado({ achado: { campo, valor }, receita }: Achada): string {
  if (campo === "telefone") return formatTelefone(valor);
  if (campo === "cpf") return formatCpf(valor);
  if (campo === "loja") return lojaOf({ loja: valor, receita }) ?? valor;
  return campo === "cnpj" ? formatCnpj(valor) : valor;
}

function statusOf(result: Saida<"buscar"> | undefined, failed: boolean): string {
  if (failed) return "A busca não respondeu.";
  if (!result) return "Procurando…";
  const { length } = result.pessoas;
  return length === 1 ? "1 pessoa encontrada" : `${length} pessoas encontradas`;
}

/** Shorter parts of a name are not searched for. */
const FEWEST = 3;

function Foot({ empty, failed, texto }: { empty: boolean; failed: boolean; texto: string }) {
  const findsCpf = usePapel("atendimento", "gestao");
  if (failed) {
    return <p className="p-5 text-body text-erro">A busca não respondeu. Confira a conexão e tente de novo.</p>;
  }
  return (
    <div className="p-5 text-small text-pedra">
      {empty && (
        <p className="mb-2 text-read font-semibold text-tinta">
          {texto.trim().length < FEWEST ? "Escreva pelo menos três letras." : `Ninguém com “${texto.trim()}”.`}
        </p>
      )}
      <p>
        Procuramos em nome, farmácia, telefone, e-mail, CNPJ{findsCpf && ", CPF"} e protocolo, também entre ganhas e
        perdidas. Suspeitas só aparecem pelo dado inteiro.
      </p>
    </div>
  );
}

function moveByKey(event: KeyboardEvent, onLeave: () => void): void {
  const delta = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (delta === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-pessoa]")];
  const next = rows.indexOf(document.activeElement as HTMLElement) + delta;
  if (next < 0) onLeave();
  else rows[next]?.focus();
}

/**
 * The text before, at and after what was searched for; everything is before when nothing matches. Accents and capitals do
 * not matter. Letters and digits match over punctuation: 99812 marks `9981-2` in a telephone, davila `D'Ávila`, c2n4krwj
 * `C2N4-KRWJ`.
 */
export function highlight(texto: string, procurado: string): [before: string, found: string, after: string] {
  const whole = plain(procurado.trim());
  const needles = /^[\d\s().+/-]+$/.test(procurado) ? [] : [whole, ...whole.split(/\s+/)];
  const range =
    needles.map((needle) => rangeOf(texto, needle, /./u)).find(Boolean) ?? rangeOf(texto, letters(whole), LETTER);
  if (!range) return [texto, "", ""];
  return [texto.slice(0, range[0]), texto.slice(...range), texto.slice(range[1])];
}

const LETTER = /[\p{L}\p{N}]/u;
const letters = (texto: string) =>
  Array.from(texto)
    .filter((sign) => LETTER.test(sign))
    .join("");

/** A letter without its accent. */
const plain = (texto: string) =>
  Array.from(texto, (letter) => letter.normalize("NFD")[0]?.toLowerCase() ?? letter).join("");

/** Where the signs of this kind spell the word; others between them do not count. */
function rangeOf(texto: string, word: string, kind: RegExp): [number, number] | undefined {
  const places = [...texto.matchAll(/./gsu)].filter(([sign]) => kind.test(sign));
  const at = places
    .map(([sign]) => plain(sign))
    .join("")
    .indexOf(word);
  const first = places[at];
  const last = places[at + word.length - 1];
  return word.length > 0 && at >= 0 && first && last ? [first.index, last.index + last[0].length] : undefined;
}

import type { Saida } from "~/clients/rpc.ts";
import { useNow } from "~/parts/use-now.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatQuando } from "~/pessoas/quando.ts";

type Passagem = Saida<"loja">["historia"][number];

const WORDS: Record<Passagem["tipo"], (autor: string | null) => string> = {
  criada: (autor) => (autor ? `${autor} adicionou a loja` : "Entrou na lista"),
  convidada: (autor) => (autor ? `Convidada por ${autor}, pelo WhatsApp` : "Convidada pelo WhatsApp"),
  respondeu: () => "Respondeu o diagnóstico",
  conversa: (autor) => (autor ? `Conversou com ${autor}` : "Uma conversa sobre o resultado"),
};

/** How the store got here, oldest first, and what is missing. */
export function Historia({ inteira: { historia, loja } }: { inteira: Saida<"loja"> }) {
  const now = useNow();
  const passed = [...historia].sort((one, other) => Date.parse(one.em) - Date.parse(other.em));
  const missing = missingOf(loja);
  return (
    <section aria-labelledby="historia-titulo">
      <h2 id="historia-titulo" className="pb-3 font-texto text-read font-strong tracking-normal text-tinta">
        Como chegou até aqui
      </h2>
      <ol className="grid gap-x-3 gap-y-0 md:grid-cols-[repeat(auto-fill,minmax(150px,1fr))] md:gap-y-5">
        {passed.map(({ em, tipo, autor }) => (
          <li key={`${em}-${tipo}`} className={`${step} border-folha before:bg-folha`}>
            <b className="block text-small font-strong">{formatQuando(em, now)}</b>
            <span className="text-body text-pedra">{WORDS[tipo](autor && primeiroNome(autor))}</span>
          </li>
        ))}
        {missing && (
          <li
            className={`${step} border-dotted border-contorno before:border-2 before:border-contorno before:bg-papel`}
          >
            <b className="block text-small font-strong text-aviso">Falta</b>
            <span className="text-body text-pedra">{missing}</span>
          </li>
        )}
      </ol>
    </section>
  );
}

const step =
  "relative pb-4 pl-5 before:absolute before:top-1 before:-left-[6px] before:size-2.5 before:rounded-full border-l-2 ml-1.5 md:ml-0 md:border-l-0 md:border-t-2 md:pt-3 md:pb-0 md:pl-0 md:before:-top-[6px] md:before:left-0";

function missingOf({ situacao, conversou }: Saida<"loja">["loja"]): string | null {
  if (situacao === "sem_convite") return "O convite";
  if (situacao === "convidada") return "A primeira resposta";
  return conversou ? null : "Uma conversa sobre o resultado";
}

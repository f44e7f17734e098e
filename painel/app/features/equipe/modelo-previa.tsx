import { problemaDoModelo } from "@eden/domain/painel/campos-do-modelo";
import { type DadosDoModelo, renderModelo } from "@eden/domain/painel/modelo";
import { Fragment } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { useEu } from "~/clients/use-eu.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { exemplosOf } from "./exemplos-do-modelo.ts";

export type ModeloGravado = Saida<"modelos">["modelos"][number];
/** What the editor shows. `versao` is the one it started from, null for a template that is not saved yet. */
export type ModeloEditado = Omit<ModeloGravado, "versao"> & { versao: number | null };

/** How the message arrives, for somebody of whom everything is known and for somebody of whom nothing is. */
export function ModeloPrevia({ modelo }: { modelo: ModeloEditado }) {
  const autor = primeiroNome(useEu().membro.nome) ?? "";
  return (
    <aside
      aria-label="Prévia"
      className="border-linha bg-creme px-4 py-5 max-xl:border-t md:px-7 xl:border-l xl:px-5 max-xl:md:grid max-xl:md:grid-cols-2 max-xl:md:gap-5"
    >
      {exemplosOf(modelo.momento).map(({ titulo, dados }) => (
        <Mensagem key={titulo} titulo={titulo} modelo={modelo} dados={{ ...dados, autor }} />
      ))}
    </aside>
  );
}

interface MensagemProps {
  titulo: string;
  modelo: ModeloEditado;
  dados: DadosDoModelo;
}

function Mensagem({ titulo, modelo: { momento, canal, assunto, texto }, dados }: MensagemProps) {
  const wrong = [assunto ?? "", texto].some((part) => problemaDoModelo(part, momento) !== null);
  return (
    <section className="mb-5 min-w-0">
      <h2 className="pb-2 font-texto text-small/snug font-semibold tracking-normal text-pedra">{titulo}</h2>
      {wrong ? (
        <p className="text-body text-pedra">A prévia volta quando o texto estiver certo.</p>
      ) : (
        <div className="rounded-panel bg-linha p-3.5 pl-8">
          <div
            className={
              canal === "email"
                ? "rounded-control bg-white p-3.5 text-read/normal"
                : "rounded-control rounded-tr-none bg-whatsapp p-3.5 text-read/normal"
            }
          >
            {canal === "email" && (
              <p className="mb-2.5 border-b border-linha pb-2.5 font-semibold">
                <Filled texto={assunto ?? ""} dados={dados} />
              </p>
            )}
            <p className="break-words whitespace-pre-line">
              <Filled texto={texto} dados={dados} />
            </p>
          </div>
        </div>
      )}
    </section>
  );
}

/** An invisible character around each datum, to find it again in the filled text. */
const MARK = "\u2063";

function Filled({ texto, dados }: { texto: string; dados: DadosDoModelo }) {
  const marked = Object.fromEntries(
    Object.entries(dados).map(([campo, dado]) => [campo, dado && `${MARK}${dado}${MARK}`]),
  );
  const pieces = renderModelo(texto, marked).split(MARK);
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
    <Fragment key={index}>
      {index % 2 === 1 ? (
        <mark className="inline-block max-w-full rounded-mark bg-ipe-claro px-0.5 font-semibold text-inherit">
          {piece}
        </mark>
      ) : (
        piece
      )}
    </Fragment>
  ));
}

import type { Campo } from "@eden/domain/conteudo/campos";
import { classNames } from "@eden/ui/core/class-names.ts";
import { useId } from "react";
import { FotoThumb } from "./foto-thumb.tsx";
import { compareWords, type Mudanca, mudancasOf, type Trecho } from "./mudancas.ts";

interface MudancasListProps {
  forma: Campo;
  antes: unknown;
  depois: unknown;
  titulo?: string;
  /** Before and after beside each other where there is room. */
  wide?: boolean;
}

/** What changes, field by field: before and after, with the words that differ marked. Nothing when nothing changes. */
export function MudancasList({ forma, antes, depois, titulo = "O que muda no site", wide = false }: MudancasListProps) {
  const id = useId();
  const mudancas = mudancasOf(forma, antes, depois);
  if (mudancas.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-2 font-texto text-read font-strong tracking-normal text-tinta">
        {titulo}
      </h2>
      <ul className="grid gap-4">
        {mudancas.map((mudanca) => (
          <li key={mudanca.caminho.join("/")}>
            <h3 className="pb-1.5 font-texto text-body/snug font-semibold tracking-normal text-pedra">
              {mudanca.caminho.join(" › ")}
            </h3>
            <div className={classNames("grid gap-1.5", wide && "md:grid-cols-2 md:gap-3")}>
              <Lados mudanca={mudanca} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lados({ mudanca: { campo, antes, depois } }: { mudanca: Mudanca }) {
  const trechos = compareWords(antes, depois);
  return (
    <>
      <Lado nome="Antes" foto={campo.tipo === "imagem" && antes} trechos={trechos.antes} style="bg-areia" />
      <Lado nome="Depois" foto={campo.tipo === "imagem" && depois} trechos={trechos.depois} style="bg-orvalho" />
    </>
  );
}

interface LadoProps {
  nome: string;
  /** Id of a picture, "" for none, false for a text. */
  foto: string | false;
  trechos: readonly Trecho[];
  style: string;
}

function Lado({ nome, foto, trechos, style }: LadoProps) {
  const Mark = nome === "Antes" ? "del" : "ins";
  return (
    <div className={classNames("rounded-control px-3 py-2", style)}>
      <p className="text-micro font-semibold text-pedra">{nome}</p>
      {foto && <FotoThumb id={foto} alt={`Foto, ${nome.toLowerCase()}`} className="mt-1 w-24" />}
      {foto === "" && <p className="text-pedra">o boneco de argila</p>}
      {foto === false && (
        <p className="break-words whitespace-pre-line">
          {trechos.length === 0 && <span className="text-pedra">vazio</span>}
          {trechos.map(({ texto, mudou }, index) =>
            mudou ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
              <Mark key={index} className={nome === "Antes" ? "text-erro" : "font-semibold text-mata no-underline"}>
                {texto}
              </Mark>
            ) : (
              texto
            ),
          )}
        </p>
      )}
    </div>
  );
}

import type { AreaId } from "@eden/domain/diagnostico/areas";
import { fracaOf } from "@eden/domain/diagnostico/fraca";
import { grauOf } from "@eden/domain/diagnostico/pontuacao";
import { respostaKey } from "@eden/domain/diagnostico/respostas";
import { nomeDaArea } from "@eden/domain/diagnostico/resultado";
import { classNames } from "@eden/ui/core/class-names.ts";
import { useState } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { Cartao } from "./cartao.tsx";

type LojaInteira = Saida<"loja">;
type Pergunta = LojaInteira["perguntas"][number];

/** What the owner answered last, the weakest area first, beside the answer before. */
export function RespostasList({ inteira: { respostas, perguntas } }: { inteira: LojaInteira }) {
  const [all, setAll] = useState(false);
  const last = respostas.at(-1);
  const before = respostas.at(-2);
  const asked = perguntas.filter(({ versao }) => versao === last?.versao);
  if (!last || asked.length === 0) return null;
  const areas = last.areas.map(({ area }) => area);
  const fraca = fracaOf(last.areas);
  const tied = fraca?.status === "empate" || fraca?.status === "iguais";
  const shown = all ? areas : areas.slice(0, 1);
  return (
    <Cartao
      titulo={all ? "O que a loja respondeu" : `O que respondeu em ${nomeDaArea(areas[0] as AreaId).toLowerCase()}`}
      className="print:hidden"
    >
      {shown.map((area) => (
        <div key={area}>
          {all && (
            <h3 className="pt-4 font-texto text-body font-semibold tracking-normal text-folha">{nomeDaArea(area)}</h3>
          )}
          <dl>
            {asked
              .filter((pergunta) => pergunta.area === area)
              .map((pergunta) => (
                <Linha
                  key={pergunta.id}
                  pergunta={pergunta}
                  resposta={last.respostas[respostaKey(pergunta)] ?? ""}
                  antes={before?.versao === last.versao ? before.respostas[respostaKey(pergunta)] : undefined}
                />
              ))}
          </dl>
        </div>
      ))}
      <button
        type="button"
        onClick={() => setAll(!all)}
        aria-expanded={all}
        className="mt-2 min-h-9 rounded-mark text-body font-semibold text-folha pointer-coarse:min-h-11"
      >
        {all
          ? `Ver só ${tied ? "uma das áreas mais fracas" : "a área mais fraca"}`
          : `Ver as ${asked.length} respostas`}
      </button>
    </Cartao>
  );
}

interface LinhaProps {
  pergunta: Pergunta;
  resposta: string;
  antes: string | undefined;
}

function Linha({ pergunta, resposta, antes }: LinhaProps) {
  const gain = antes === undefined ? 0 : grade(pergunta, resposta) - grade(pergunta, antes);
  return (
    <div className="gap-x-6 border-linha border-b py-2.5 text-body md:grid md:grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(0,1fr)]">
      <dt className="text-pedra md:text-tinta">{pergunta.texto}</dt>
      <dd className="font-medium">“{resposta}”</dd>
      {antes !== undefined && (
        <dd
          className={classNames(
            "text-small",
            gain > 0 ? "font-semibold text-folha" : gain < 0 ? "font-semibold text-terracota" : "text-pedra",
          )}
        >
          {antes === resposta
            ? "igual à anterior"
            : `${gain > 0 ? "Melhorou: " : gain < 0 ? "Piorou: " : ""}era “${antes}”`}
        </dd>
      )}
    </div>
  );
}

const grade = (pergunta: Pergunta, texto: string) => grauOf(pergunta, { [respostaKey(pergunta)]: texto }) ?? 0;

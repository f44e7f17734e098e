import { ORIGENS } from "@eden/domain/painel/valores";
import { useMay } from "~/clients/use-eu.ts";
import { Planta } from "~/pessoas/planta.tsx";
import type { Lista } from "./use-caixa.ts";

/** A list without people: what it means and what will appear here. */
export function CaixaEmpty({ lista }: { lista: Lista }) {
  const { titulo, texto } = wordsOf(lista, useMay("mudar_dono"));
  return (
    <div className="grid min-h-0 flex-1 content-start justify-items-center overflow-y-auto px-8 pt-16 pb-8 text-center">
      <Planta estado="broto" scale={190} />
      <h2 className="mt-6 font-texto text-read font-strong tracking-normal text-tinta">{titulo}</h2>
      <p className="mt-1.5 max-w-[32ch] text-body text-balance text-pedra">{texto}</p>
    </div>
  );
}

function wordsOf({ vista, origem }: Lista, attends: boolean): { titulo: string; texto: string } {
  if (origem) {
    return {
      titulo: `Ninguém veio por ${ORIGENS[origem]} ainda`,
      texto: "Quem escrever por lá aparece aqui em segundos, com o relógio correndo.",
    };
  }
  const words = {
    esperando: {
      titulo: "Ninguém está esperando",
      texto: "Todas as pessoas tiveram a primeira resposta. Quem escrever aparece aqui em segundos.",
    },
    minhas: {
      titulo: "Nenhuma conversa com você",
      texto: attends
        ? "Assuma alguém em Sem dono, e a conversa passa a ficar aqui."
        : "Seu papel é Leitura: você acompanha as conversas da equipe em Todas, sem assumir nenhuma.",
    },
    sem_dono: { titulo: "Todo mundo tem dono", texto: "Quem chegar sem dono aparece aqui." },
    todas: { titulo: "Ninguém escreveu ainda", texto: "Quem enviar um formulário do site aparece aqui em segundos." },
    suspeitas: {
      titulo: "Nenhum envio suspeito",
      texto: "O que parecer de robô fica aqui, sem recibo e sem relógio, até alguém decidir.",
    },
  };
  return words[vista];
}

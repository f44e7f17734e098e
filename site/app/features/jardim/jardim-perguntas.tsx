import { PREVIA } from "@eden/domain/diagnostico/previa";
import { type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Camadas } from "./camadas.tsx";
import { Fim } from "./fim.tsx";
import { cleanName } from "./fit-name.ts";
import { crescimentoText, type Estado, estagioOf, estagiosOf, retratoOf } from "./jardim.ts";
import { Pergunta } from "./pergunta.tsx";
import { useFolhas } from "./use-folhas.ts";

/** The plant has grown before the next question comes. */
const GROWTH_MS = 450;

interface JardimPerguntasProps {
  estado: Estado;
  onEstado: (estado: Estado) => void;
  /** As typed. */
  nome: string;
  /** The picture of the shop, in which plants and sign are drawn. */
  quadro: RefObject<HTMLDivElement | null>;
  /** Of the headings below the section's own. */
  subLevel: 2 | 3;
}

/** The questions, the plants and the end. */
export default function JardimPerguntas({ estado, onEstado, nome: typed, quadro, subLevel }: JardimPerguntasProps) {
  const nome = cleanName(typed);
  const jogo = useJogo(onEstado);
  const folhas = useFolhas();
  const heading = useStageFocus(estado, jogo.index, quadro);
  useTabBarHidden(estado === "pergunta", quadro);
  const retrato = estado === "fim" ? retratoOf(jogo.escolhas) : null;
  const pergunta = PREVIA[jogo.index];
  return (
    <>
      {quadro.current &&
        createPortal(
          <Camadas
            nome={nome}
            estagios={estagiosOf(jogo.grown)}
            open={estado === "pergunta" ? pergunta?.area : undefined}
            cuidado={retrato?.status === "completa" ? retrato.primeira : undefined}
            wanted={wantedPlants(estado, jogo.reached)}
            folhas={folhas}
          />,
          quadro.current,
        )}
      <p role="status" className="sr-only">
        {jogo.status}
      </p>
      {estado === "pergunta" && pergunta && (
        <Pergunta
          key={pergunta.id}
          pergunta={pergunta}
          number={jogo.index + 1}
          chosen={jogo.escolhas[jogo.index]}
          heading={heading}
          subLevel={subLevel}
          onAnswer={jogo.answer}
          onBack={jogo.index > 0 ? jogo.back : undefined}
          folhas={folhas}
        />
      )}
      {retrato && (
        <Fim
          retrato={retrato}
          nome={nome}
          quadro={quadro}
          heading={heading}
          subLevel={subLevel}
          onRestart={jogo.restart}
          folhas={folhas}
        />
      )}
    </>
  );
}

/** The next plant is fetched while its predecessor's question is read; a visitor who saves data waits for it instead. */
function wantedPlants(estado: Estado, reached: number): number {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const ahead = connection?.saveData ? 0 : 1;
  return estado === "inicio" ? ahead : reached + 1 + ahead;
}

/** Which question is open and what was chosen so far. Answers stay when the visitor goes back. */
function useJogo(onEstado: (estado: Estado) => void) {
  const [index, setIndex] = useState(0);
  const [escolhas, setEscolhas] = useState<readonly number[]>([]);
  const [growing, setGrowing] = useState(false);
  const [status, setStatus] = useState("");
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: number) => {
    setGrowing(false);
    setIndex(next);
    onEstado(next < PREVIA.length ? "pergunta" : "fim");
  };
  const answer = (choice: number) => {
    const pergunta = PREVIA[index];
    const opcao = pergunta?.opcoes[choice];
    if (growing || !pergunta || !opcao) return;
    setEscolhas(Object.assign([...escolhas], { [index]: choice }));
    setStatus(crescimentoText(pergunta.area, estagioOf(opcao.grau), index + 1));
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return show(index + 1);
    setGrowing(true);
    timer.current = window.setTimeout(show, GROWTH_MS, index + 1);
  };
  const back = () => {
    if (growing) return;
    setStatus("");
    show(index - 1);
  };
  const restart = () => {
    setEscolhas([]);
    setStatus("");
    show(0);
  };
  return {
    index,
    escolhas,
    status,
    /** Choices whose plants stand in the picture. */
    grown: escolhas.slice(0, index + Number(growing)),
    /** The furthest question so far. */
    reached: Math.max(index, escolhas.length - 1),
    answer,
    back,
    restart,
  };
}

/** Focuses the heading of every question and of the end, with the picture in view. */
function useStageFocus(estado: Estado, index: number, quadro: RefObject<HTMLElement | null>) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question has a new heading
  useEffect(() => {
    if (estado === "inicio") return;
    heading.current?.focus({ preventScroll: true });
    const wide = matchMedia("(min-width: 48rem)").matches;
    if (wide) quadro.current?.closest(".pagina")?.scrollIntoView({ block: "nearest" });
    else quadro.current?.parentElement?.scrollIntoView({ block: "start" });
  }, [estado, index]);
  return heading;
}

/** A phone has no room for the tab bar beside a question. It returns with the end and when the garden is scrolled away. */
function useTabBarHidden(asked: boolean, quadro: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const section = quadro.current?.closest("section");
    if (!asked || !section) return;
    const root = document.documentElement;
    const observer = new IntersectionObserver(
      ([entry]) => root.toggleAttribute("data-pergunta-aberta", entry?.isIntersecting),
      { rootMargin: "-40% 0px" },
    );
    observer.observe(section);
    return () => {
      observer.disconnect();
      root.removeAttribute("data-pergunta-aberta");
    };
  }, [asked, quadro]);
}

import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { ferramentas, meses, setePerguntas } from "~/content/ferramentas.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso3 } from "~/images/vaso-3.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { MiniDesconto, MiniEquilibrio, MiniEstoque, MiniFluxo } from "./minis.tsx";
import { ProximoPasso } from "./proximo-passo.tsx";

const portas: { ferramenta: keyof typeof ferramentas; vaso: PictureFile; mini: ReactNode }[] = [
  { ferramenta: "equilibrio", vaso: vaso4, mini: <MiniEquilibrio /> },
  { ferramenta: "desconto", vaso: vaso2, mini: <MiniDesconto /> },
  { ferramenta: "estoque", vaso: vaso3, mini: <MiniEstoque /> },
  { ferramenta: "fluxo", vaso: vaso5, mini: <MiniFluxo /> },
];

/** The doors, what the tools promise, and where to begin. Prerendered, and hydrated after the page. */
export default function FerramentasSection() {
  return (
    <>
      <ul className="pagina mt-16 grid gap-x-6 gap-y-14 md:grid-cols-2 lg:mt-26 lg:gap-y-28">
        {portas.map((porta) => (
          <Porta key={porta.ferramenta} {...porta} />
        ))}
      </ul>
      <p className="pagina mt-10">
        <AppLink
          to={meses.path}
          className="inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
        >
          {meses.nome}: os números que este aparelho guarda
        </AppLink>
      </p>
      <Razoes />
      <ProximoPasso
        titulo={
          <>
            Não sabe por onde <em>começar</em>?
          </>
        }
        texto="Sete perguntas, uma por área da gestão. Você vê na hora a mais forte e a que pede cuidado."
        botao="Responder às sete perguntas"
        destino={{ to: setePerguntas }}
        quietos={[{ label: "Falar com um consultor", to: "/contato" }]}
      />
    </>
  );
}

/** The whole card is the link: its name covers it. */
function Porta({ ferramenta, vaso, mini }: (typeof portas)[number]) {
  const { nome, pergunta, tempo, path } = ferramentas[ferramenta];
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_7.25rem] grid-rows-[auto_auto_1fr] gap-x-2.5 rounded-ficha bg-papel px-5 pt-7 pb-5.5 shadow-suave transition-[translate] duration-250 hover:-translate-y-1 lg:grid-cols-[minmax(0,1fr)_10rem] lg:gap-x-6 xl:grid-cols-[minmax(0,1fr)_12.5rem] lg:rounded-[40px] lg:px-10 lg:pt-10 lg:pb-8.5">
      <Picture
        of={vaso}
        alt=""
        sizes="110px"
        className="pointer-events-none absolute right-6.5 bottom-[calc(100%-5px)] h-20 w-auto lg:right-12 lg:h-27"
      />
      <div className="col-span-full">
        <h2 className="text-[clamp(1.625rem,1.3rem+1vw,2.125rem)]/tight">
          <AppLink to={path} className="after:absolute after:inset-0 after:rounded-ficha after:content-['']">
            {nome}
          </AppLink>
        </h2>
        <p className="mt-1.5 max-w-[26ch] text-lg/snug">{pergunta}</p>
        <p className="mt-3 text-pedra text-peq">{tempo}</p>
      </div>
      <span aria-hidden="true" className="inline-flex min-h-11 items-center gap-2 self-end font-semibold text-folha">
        Abrir
        <Icon of={ArrowRight} />
      </span>
      <div className="self-end xl:-mt-16">{mini}</div>
    </li>
  );
}

const razoes = [
  ["Ninguém vê seus números", "As contas rodam no aparelho. Depois de abertas, funcionam até sem internet."],
  [
    "Uma folha para levar",
    "Todo resultado cabe em uma página impressa. Dá para mandar os números por link. Eles não passam por nós.",
  ],
  ["Cada conta explicada", "Embaixo de todo resultado está a fórmula com os seus valores e a lei de onde ela vem."],
] as const;

function Razoes() {
  return (
    <section aria-labelledby="balcao-titulo" className="pagina mt-18 lg:mt-24">
      <h2 id="balcao-titulo" className="text-h2">
        Feitas para quem <em>decide</em>
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-4 lg:grid-cols-3">
        {razoes.map(([titulo, texto]) => (
          <li key={titulo} className="border-linha-2 border-t pt-4 text-pedra">
            <h3 className="mb-1 text-xl/snug">{titulo}</h3>
            {texto}
          </li>
        ))}
      </ul>
    </section>
  );
}

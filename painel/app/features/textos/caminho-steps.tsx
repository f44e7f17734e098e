import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Check } from "lucide";
import type { ReactNode } from "react";
import { useEu } from "~/clients/use-eu.ts";
import { useNow } from "~/parts/use-now.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { isPreviaReady, PreviaButton } from "./previa-button.tsx";
import type { Edicao } from "./texto-editor.tsx";
import { isLate } from "./textos-layout.tsx";
import type { Texto } from "./use-texto-form.ts";

interface CaminhoStepsProps {
  texto: Texto;
  edicao: Edicao;
}

/** The way of a text to the site: written, looked at on the page, approved by a second person, published. */
export function CaminhoSteps({ texto, edicao }: CaminhoStepsProps) {
  const { situacao, site } = texto;
  const building = site !== null && site.pronta_em === null;
  const current = situacao === null ? (building ? 4 : 1) : situacao === "em_aprovacao" ? 3 : 1;
  const drafted = situacao !== null || edicao.changed;
  const seen = isPreviaReady(texto, edicao);
  return (
    <section aria-labelledby="caminho-titulo">
      <h2 id="caminho-titulo" className="pb-3 font-texto text-read font-strong tracking-normal text-tinta">
        O caminho até o site
      </h2>
      <ol>
        <Step number={1} current={current} done={current > 1} nome="Escrever">
          <WriteStep texto={texto} />
        </Step>
        <Step number={2} current={current} done={seen} nome="Ver na página">
          {drafted ? (
            <PreviaButton texto={texto} edicao={edicao} />
          ) : (
            "A prévia mostra a página de verdade com o rascunho."
          )}
        </Step>
        <Step number={3} current={current} done={current > 3} nome="Outra pessoa aprova">
          <ApproveStep texto={texto} />
        </Step>
        <Step number={4} current={current} done={false} nome="No site">
          <NoSite texto={texto} building={building} />
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  number: number;
  current: number;
  done: boolean;
  nome: string;
  children: ReactNode;
}

function Step({ number, current, done, nome, children }: StepProps) {
  return (
    <li
      aria-current={number === current ? "step" : undefined}
      className="group relative grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 pb-5 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-[15px] not-last:before:w-0.5 not-last:before:bg-linha-2"
    >
      <span
        className={classNames(
          "grid size-8 place-items-center rounded-full text-body font-semibold",
          done && "bg-folha text-white",
          !done && number === current && "bg-mata text-white",
          !done && number !== current && "border-[1.5px] border-contorno bg-papel text-pedra",
        )}
      >
        {done ? <Icon of={Check} size={17} strokeWidth={2.4} /> : number}
      </span>
      <div className="pt-1">
        <p className="font-semibold">
          {nome}
          {done && <span className="sr-only"> (feito)</span>}
        </p>
        <div className="text-body/snug text-pedra">{children}</div>
      </div>
    </li>
  );
}

function WriteStep({ texto: { situacao, autor, gravado_em, motivo } }: { texto: Texto }) {
  const now = useNow();
  const { membro } = useEu();
  if (situacao === null || !autor || !gravado_em) return <p>Mude um campo para começar um rascunho.</p>;
  const quem = autor.id === membro.id ? "Você" : primeiroNome(autor.nome);
  return (
    <>
      <p>
        {quem} gravou o rascunho, {formatQuando(gravado_em, now)}
      </p>
      {situacao === "recusado" && (
        <p className="mt-2 rounded-control bg-erro-fundo px-3 py-2 text-tinta">
          <b className="block font-semibold text-erro">Recusado</b>
          {motivo}
        </p>
      )}
    </>
  );
}

function ApproveStep({ texto: { situacao, pode_aprovar } }: { texto: Texto }) {
  if (situacao !== "em_aprovacao") return <p>Alguém da Gestão que não escreveu o texto.</p>;
  return <p>{pode_aprovar ? "Espera por você." : "Esperando outra pessoa da Gestão. Ela vê o pedido em Textos."}</p>;
}

function NoSite({ texto: { publicacoes, site, agora }, building }: { texto: Texto; building: boolean }) {
  const now = useNow();
  const atual = publicacoes.find(({ desfeita_em }) => desfeita_em === null);
  return (
    <div role="status">
      {isLate(site, agora) ? (
        <p className="rounded-control bg-aviso-fundo px-3 py-2 text-tinta">
          <b className="block font-semibold text-aviso">O site não ficou pronto no tempo de costume</b>
          Mostra ainda a versão de antes. A aprovação está guardada; avise quem cuida do site.
        </p>
      ) : building ? (
        <>
          <p>O site está sendo montado. Leva alguns minutos.</p>
          <p aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-linha">
            <span className="block h-full w-1/3 rounded-full bg-folha motion-safe:animate-pulse" />
          </p>
        </>
      ) : (
        <p>{atual ? `No ar, a versão de ${formatQuando(atual.em, now)}` : "No ar, o texto original"}</p>
      )}
    </div>
  );
}

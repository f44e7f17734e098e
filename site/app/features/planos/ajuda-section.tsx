import { indicacaoOf, type Respostas } from "@eden/domain/catalogo/indicacao";
import { NIVEIS, type Nivel } from "@eden/domain/catalogo/niveis";
import { RadioBullet } from "@eden/ui/choice/choice-card.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Button, ButtonLink } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { MessageCircle, Sprout } from "lucide";
import { useEffect, useRef, useState } from "react";
import { mensagemDaAjuda, paginaDoFormato, perguntasDaAjuda, quandoPlenitude, razoes } from "~/content/ajuda.ts";
import { buttonName, ofertas, precoDoNivel } from "~/content/quanto-custa.ts";
import { vasoDoNivel } from "~/content/vasos.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { showPlanos } from "./show-planos.ts";

/** Three questions that lead to one nivel. The answers stay in the page. */
export function AjudaSection() {
  const box = useRef<HTMLDivElement>(null);
  const [respostas, setRespostas] = useState<Partial<Respostas>>({});
  const read = () => setRespostas(checkedIn(box.current));
  // Answers given before hydration.
  useEffect(read, []);
  const missing = Object.keys(perguntasDaAjuda).length - Object.keys(respostas).length;
  return (
    <section id="ajuda" aria-labelledby="ajuda-titulo" className={sectionStyle}>
      <div className="pagina grid gap-x-14 lg:grid-cols-[7fr_5fr] lg:items-start">
        <div ref={box} onChange={read}>
          <h2 id="ajuda-titulo" className="text-h2">
            Não sabe qual? <em className="whitespace-nowrap">Três perguntas</em>
          </h2>
          <p className="mt-2 text-base/snug text-pedra noscript:hidden">Nada é enviado. A resposta aparece aqui.</p>
          <p className="mt-2 hidden noscript:block">
            As perguntas precisam de JavaScript: fale com um consultor abaixo.
          </p>
          {Object.entries(perguntasDaAjuda).map(([nome, { titulo, opcoes }], index) => (
            <fieldset key={nome} className="mt-6 noscript:hidden">
              <legend className="mb-2.5 font-semibold font-titulo text-[1.1875rem]/tight text-mata">
                {index + 1}. {titulo}
              </legend>
              <div className="grid gap-2 md:flex md:flex-wrap">
                {Object.entries(opcoes).map(([value, label]) => (
                  <label key={value} htmlFor={`ajuda-${value}`} className={optionStyle}>
                    <RadioBullet
                      id={`ajuda-${value}`}
                      name={nome}
                      value={value}
                      autoComplete="off"
                      className="size-5! shrink-0 checked:border-[5px]!"
                    />
                    {label}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <Resultado respostas={missing === 0 ? (respostas as Respostas) : null} missing={missing} />
      </div>
    </section>
  );
}

const sectionStyle =
  "mt-12 scroll-mt-20 rounded-[36px] bg-orvalho pt-8 pb-9 md:mx-4 lg:mt-18 lg:rounded-ombro lg:py-14";

const optionStyle =
  "flex min-h-12 cursor-pointer items-center gap-2.5 rounded-full border-[1.5px] border-contorno bg-papel py-1.5 pr-4 pl-3.5 text-base/tight hover:border-mata has-checked:border-mata has-checked:bg-mata has-checked:font-semibold has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-ipe has-focus-visible:shadow-[0_0_0_6px_var(--color-tinta)] forced-colors:has-checked:outline-2";

function checkedIn(box: HTMLElement | null): Partial<Respostas> {
  const checked = box?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
  return Object.fromEntries(Array.from(checked, ({ name, value }) => [name, value]));
}

interface ResultadoProps {
  respostas: Respostas | null;
  missing: number;
}

/** The status exists from the start, so that its change is announced; the actions are outside of it. */
function Resultado({ respostas, missing }: ResultadoProps) {
  const indicacao = respostas && indicacaoOf(respostas);
  const nivel = NIVEIS.find(({ id }) => id === indicacao?.nivel);
  return (
    <div className={classNames("relative rounded-ficha p-6 md:p-8.5 noscript:hidden", nivel ? filled : empty)}>
      {nivel && <Picture of={vasoDoNivel[nivel.id]} alt="" sizes="160px" className={potStyle} />}
      <div role="status">
        {nivel && indicacao ? (
          <>
            <p className="font-semibold text-pedra text-peq">Para você, hoje</p>
            <h3 className="mt-1 text-[2.125rem]/[1.05] lg:text-[2.5rem]/[1.05]">{nivel.titulo}</h3>
            <p className="mt-3 text-[1.0625rem]/normal">{razoes[indicacao.motivo]}</p>
          </>
        ) : (
          <p className="flex items-center gap-3.5 text-pedra">
            <Icon of={Sprout} size={28} className="shrink-0 text-folha" />
            <span>
              A indicação aparece aqui. {missing === 1 ? "Falta 1 resposta." : `Faltam ${missing} respostas.`}
            </span>
          </p>
        )}
      </div>
      {nivel && respostas && <Indicado nivel={nivel} respostas={respostas} />}
    </div>
  );
}

const empty = "mt-8 border-2 border-contorno/60 border-dashed lg:mt-38 lg:grid lg:min-h-80 lg:place-items-center";
const filled = "mt-34 bg-papel shadow-suave lg:mt-38";
const potStyle = "absolute right-6 bottom-[calc(100%-0.75rem)] h-32 w-auto lg:right-8 lg:h-42";

/** Price, time and ways on. */
function Indicado({ nivel, respostas }: { nivel: Nivel; respostas: Respostas }) {
  const pagina = paginaDoFormato[nivel.id];
  return (
    <>
      <dl className="mt-4 mb-5 border-linha border-t">
        <Fact name="Quanto custa">{precoDoNivel(nivel.id)}</Fact>
        <Fact name="Seu tempo">{ofertas[nivel.id].tempo}</Fact>
      </dl>
      <div className="flex flex-wrap gap-2 max-md:[&>*]:w-full md:[&>*]:px-5">
        <ButtonLink to={nivel.link} aria-label={buttonName(nivel)}>
          {nivel.showButtonIcon && <Icon of={MessageCircle} size={20} />}
          {nivel.buttonText}
        </ButtonLink>
        {pagina ? (
          <ButtonLink to={pagina.to} variant="outline">
            {pagina.label}
          </ButtonLink>
        ) : (
          <Button variant="outline" onClick={() => showPlanos(nivel.id)}>
            Ver na tabela
          </Button>
        )}
      </div>
      <AppLink to={whatsappLink(mensagemDaAjuda(nivel.titulo, respostas))} className={chatStyle}>
        <SocialIcon of="whatsapp" />
        Conversar sobre esta indicação
      </AppLink>
      <p className="mt-2 text-pedra text-peq/snug">
        {nivel.tipo === "Pacote" && nivel.id !== "plenitude" && `${quandoPlenitude} `}É uma indicação, não um
        diagnóstico. O consultor confirma com você.
      </p>
    </>
  );
}

const chatStyle =
  "mt-2.5 inline-flex min-h-11 items-center gap-2.5 font-semibold text-folha underline underline-offset-4";

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-linha border-b py-2.25">
      <dt>{name}</dt>
      <dd className="text-right font-semibold font-titulo text-[1.0625rem]/snug text-mata">{children}</dd>
    </div>
  );
}

import { AREAS, QUANTIDADE_PERGUNTAS } from "@eden/domain/diagnostico/areas";
import { joinNomes } from "@eden/domain/join-nomes";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { TextField } from "@eden/ui/form/text-field.tsx";
import { lazyPart } from "@eden/ui/lazy-part.tsx";
import { wasSentEarly } from "@eden/ui/use-hydrated.ts";
import { ArrowRight } from "lucide";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { whatsappLink } from "~/content/whatsapp.ts";
import { jardimLoja } from "~/images/jardim-loja.ts";
import type { Estado } from "./jardim.ts";
import { type Lettering, NOME_MAX, Placa } from "./placa.tsx";

// Questions, plants and lettering load with the first focus or press: few visitors of the home page need them.
const JardimPerguntas = lazyPart(() => import("./jardim-perguntas.tsx"), {
  nome: "as perguntas",
  minHeight: "min-h-112",
});

/** Seven questions, each of which grows a plant. What is typed and answered lives as long as this component. */
export default function JardimSection({ level }: { level: 1 | 2 }) {
  const [estado, setEstado] = useState<Estado>("inicio");
  const [used, setUsed] = useState(false);
  const [nome, setNome] = useState("");
  const quadro = useRef<HTMLDivElement>(null);
  const Title = `h${level}` as const;
  const started = estado !== "inicio";
  const start = (typed: string) => {
    setUsed(true);
    setNome(typed);
    setEstado("pergunta");
  };
  return (
    <section
      id="jardim"
      aria-labelledby="jardim-titulo"
      data-estado={estado}
      className={classNames(
        "scroll-mt-17 overflow-clip rounded-[36px] bg-orvalho md:mx-4 lg:scroll-mt-4 lg:rounded-ombro",
        level === 2 && "mt-12 lg:mt-36",
        estado === "pergunta"
          ? "pb-7 md:py-9 lg:py-11"
          : estado === "inicio"
            ? "pt-6 pb-9 md:pt-9 lg:py-12"
            : "py-9 lg:py-12",
      )}
    >
      <div
        className={classNames(
          "pagina grid items-center gap-y-3.5 md:gap-x-8",
          estado === "fim" && "md:grid-rows-[auto_1fr]",
          started
            ? "md:grid-cols-2 lg:grid-cols-[5fr_7fr] lg:gap-x-16"
            : "md:grid-cols-[4fr_5fr] lg:grid-cols-[5fr_8fr] lg:gap-x-10",
        )}
      >
        {started ? (
          <Title id="jardim-titulo" className="sr-only">
            O jardim da sua farmácia
          </Title>
        ) : (
          <>
            <div className="md:self-end">
              <Title id="jardim-titulo" className={level === 1 ? "text-pagina" : "text-h2"}>
                O jardim da sua <em>farmácia</em>
              </Title>
              <p className="mt-3 max-w-[44ch] text-lead text-pedra lg:mt-4">
                Sete perguntas, uma por área da gestão. Cada resposta faz crescer uma planta.
              </p>
            </div>
            {/* On phones below the picture: the sign stays in sight above the keyboard. */}
            <div className="max-md:order-2 md:self-start">
              <Entrada onUse={() => setUsed(true)} onName={setNome} onStart={start} />
              <SemScript />
              <MaisInteiro />
            </div>
          </>
        )}
        {used && (
          <div hidden={!started} className={started ? "contents" : undefined}>
            <JardimPerguntas
              estado={estado}
              onEstado={setEstado}
              nome={nome}
              quadro={quadro}
              subLevel={level === 1 ? 2 : 3}
            />
          </div>
        )}
        <div
          aria-hidden="true"
          className={classNames(
            "jardim-cena self-center md:col-start-2 md:row-start-1",
            started ? "max-md:order-first" : "max-md:order-1",
            estado !== "fim" && "md:row-span-2",
          )}
        >
          <div ref={quadro} className={classNames("jardim-quadro", !started && "-mt-[26%] md:-mt-[17%]")}>
            <Picture
              of={jardimLoja}
              alt=""
              sizes="(min-width: 1248px) 700px, (min-width: 1024px) 56vw, (min-width: 768px) 50vw, min(100vw, 480px)"
              className="block size-full"
            />
            {/* Until the script writes its own, which follows it. */}
            <Placa lettering={SUA_FARMACIA} className="absolute inset-0 size-full not-last:hidden" />
          </div>
        </div>
      </div>
    </section>
  );
}

/** As `fitName` lays it. */
const SUA_FARMACIA: Lettering = { lines: [{ text: "Sua farmácia", y: 27.7 }], size: 84 };

interface EntradaProps {
  onUse: () => void;
  onName: (typed: string) => void;
  onStart: (typed: string) => void;
}

function Entrada({ onUse, onName, onStart }: EntradaProps) {
  const field = useRef<HTMLInputElement>(null);
  // Used before the page was ready: nothing has reported it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    if (current.form && wasSentEarly(current.form)) return onStart(current.value);
    if (!current.value && document.activeElement !== current) return;
    onUse();
    onName(current.value);
  }, []);
  const start = (event: FormEvent) => {
    event.preventDefault();
    onStart(field.current?.value ?? "");
  };
  return (
    <form
      action="#jardim"
      onSubmit={start}
      onFocus={onUse}
      onPointerDown={onUse}
      className="md:mt-2 lg:mt-4 noscript:hidden"
    >
      <div className="grid xl:flex xl:items-end xl:gap-2.5">
        <TextField
          ref={field}
          id="jardim-nome"
          label="Nome da farmácia"
          hint="Aparece na placa. Não sai deste aparelho."
          optional
          maxLength={NOME_MAX}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onInput={(event) => onName(event.currentTarget.value)}
          className="grow xl:[&>p]:whitespace-nowrap"
        />
        <Button
          type="submit"
          size="l"
          className="w-full max-xl:mt-4 sm:max-md:w-auto sm:max-md:justify-self-start xl:h-14 xl:w-auto"
        >
          Começar
          <Icon of={ArrowRight} />
        </Button>
      </div>
    </form>
  );
}

/** Without scripts nothing grows: what the questions are about, and a person to ask. */
function SemScript() {
  return (
    <p className="mt-5 hidden noscript:block">
      As sete áreas: {joinNomes(Object.values(AREAS).map(({ nome }) => nome))}.{" "}
      <AppLink
        to={whatsappLink("Olá! Quero conversar sobre as sete áreas da minha farmácia.")}
        className="inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
      >
        Converse com um consultor
      </AppLink>
    </p>
  );
}

function MaisInteiro() {
  return (
    <p className="mt-4 text-pedra text-peq lg:mt-5">
      <span className="block noscript:hidden">Leva cerca de 2 minutos. Não pede CNPJ e não guarda nem envia nada.</span>
      <AppLink
        to="/diagnostico-gestao"
        className="inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
      >
        Já sou do grupo: diagnóstico inteiro, com {QUANTIDADE_PERGUNTAS} perguntas
      </AppLink>
    </p>
  );
}

import type { Praca } from "@eden/domain/pracas/praca";
import { ButtonLink, type ButtonVariant } from "@eden/ui/core/button.tsx";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { noteStep } from "~/clients/note-step.ts";
import { mensagemDaPraca, praca as words } from "~/content/praca.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { ETAPAS } from "~/features/praca/use-medida.ts";

const { ponte } = words;

/** From the town to the shop: three ways on, without a form. */
export function Ponte({ praca }: { praca: Praca }) {
  return (
    <section
      aria-labelledby="ponte"
      className="escuro mx-2 mt-18 grid gap-4 rounded-[36px] bg-mata px-4 py-10 md:px-10 lg:mx-4 lg:mt-32 lg:grid-cols-3 lg:gap-6 lg:rounded-ombro lg:px-14 lg:py-18 min-[87rem]:mx-auto min-[87rem]:w-[87rem] xl:px-18"
    >
      <header className="mb-2 max-w-190 lg:col-span-full lg:mb-4">
        <h2 id="ponte" className="text-pergunta">
          Isso é a praça. E a sua <em>loja</em>?
        </h2>
        <p className="mt-3.5 text-lg/relaxed text-nevoa">{ponte.lead}</p>
      </header>
      <Cartao {...ponte.perguntas} to="/jardim" variant="ipe" etapa={ETAPAS.perguntas}>
        <Icon of={ArrowRight} size={20} />
      </Cartao>
      <Cartao
        {...ponte.conversa}
        titulo={`Converse sobre ${praca.nome}`}
        to={whatsappLink(mensagemDaPraca(praca))}
        variant="glass"
        etapa={ETAPAS.conversa}
      >
        <SocialIcon of="whatsapp" />
      </Cartao>
      <Cartao {...ponte.estudo} to="/planos" variant="glass" etapa={ETAPAS.planos} />
    </section>
  );
}

interface CartaoProps {
  titulo: string;
  texto: string;
  botao: string;
  to: string;
  variant: ButtonVariant;
  /** What a press counts as. */
  etapa: number;
  children?: ReactNode;
}

function Cartao({ titulo, texto, botao, to, variant, etapa, children }: CartaoProps) {
  const isLight = variant === "ipe";
  return (
    <div
      className={`flex flex-col gap-2.5 rounded-cartao p-6 ${isLight ? "bg-papel" : "border border-white/18 bg-white/6"}`}
    >
      <h3 className={`text-h3 ${isLight ? "text-mata!" : ""}`}>{titulo}</h3>
      <p className={`pb-3 ${isLight ? "text-pedra" : "text-nevoa"}`}>{texto}</p>
      <ButtonLink to={to} variant={variant} onClick={() => noteStep(etapa)} className="mt-auto self-start">
        {botao}
        {children}
      </ButtonLink>
    </div>
  );
}

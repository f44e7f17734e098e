import { VALIDADE_CONVITE_DIAS } from "@eden/domain/catalogo/pedido";
import { Button, ButtonLink } from "@eden/ui/core/button.tsx";
import { SocialIcon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { type ReactNode, type RefObject, useEffect } from "react";
import { acessoAoApp } from "~/content/edenapp.ts";
import { empresa } from "~/content/empresa.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { naoEncontrado } from "~/images/nao-encontrado.ts";
import type { ConviteState } from "./use-arrival.ts";

interface ConviteNoticeProps {
  state: Exclude<ConviteState, { status: "opening" }>;
  heading: RefObject<HTMLHeadingElement | null>;
  onRetry: () => void;
  /** Starts a cadastro without the convite. */
  onLeave: () => void;
}

/** The link of an e-mail cannot be used: why, and what to do. */
export default function ConviteNotice({ state, heading, onRetry, onLeave }: ConviteNoticeProps) {
  const { title, lead } = wordsOf(state);
  // Also if this module loads after the server's response, which had focused the heading that this one replaces.
  useEffect(() => heading.current?.focus(), [heading]);
  return (
    <div className="grid items-center gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:[&>picture]:order-1">
      <Picture of={naoEncontrado} alt="" sizes="352px" className="mx-auto w-60 lg:w-full" />
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-etapa">
          {title}
        </h1>
        {lead.map((text) => (
          <p key={text} className="mt-3.5 max-w-[52ch] text-lg text-pedra">
            {text}
          </p>
        ))}
        <div className="mt-8 flex flex-wrap items-center gap-3 max-md:flex-col max-md:items-stretch">
          {state.status === "unknown" && (
            <>
              <Consultant variant="ipe" />
              <Button variant="outline" onClick={onLeave}>
                Começar um cadastro novo
              </Button>
            </>
          )}
          {state.status === "used" && (
            <>
              <ButtonLink to={acessoAoApp} variant="ipe">
                Acessar EdenApp
              </ButtonLink>
              <Consultant variant="outline" />
            </>
          )}
          {(state.status === "unreachable" || state.status === "limited") && (
            <>
              <Button variant="ipe" onClick={onRetry}>
                Tentar de novo
              </Button>
              <Consultant variant="outline" />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function Consultant({ variant }: { variant: "ipe" | "outline" }) {
  return (
    <ButtonLink to={whatsappLink("Olá! Preciso de ajuda com o meu cadastro no EdenApp.")} variant={variant}>
      <SocialIcon of="whatsapp" />
      Falar com a equipe
    </ButtonLink>
  );
}

function wordsOf(state: ConviteNoticeProps["state"]): { title: ReactNode; lead: string[] } {
  switch (state.status) {
    case "unknown":
      return {
        title: (
          <>
            Este link não vale <em>mais</em>
          </>
        ),
        lead: [
          `Cada link vale por ${VALIDADE_CONVITE_DIAS} dias. Confira se o endereço veio inteiro e se você abriu a mensagem mais recente.`,
          `Se você já pagou, não pague de novo: fale com a gente pelo WhatsApp ou por ${empresa.emailSuporte} e criamos a sua conta.`,
        ],
      };
    case "used":
      return {
        title: `Já existe um cadastro ${state.tipo === "paid" ? "para este pedido" : "com este e-mail"}`,
        lead: [
          "Não é preciso fazer mais nada. As instruções de acesso chegam no e-mail do cadastro; olhe também a caixa de spam.",
          "Se não foi você quem fez o cadastro, fale com a equipe.",
        ],
      };
    case "limited":
      return { title: "Muitas tentativas seguidas", lead: [waitOf(state.retryAfterSeconds), STILL_VALID] };
    case "unreachable":
      return {
        title: "Não conseguimos abrir o seu link agora",
        lead: ["Confira a sua conexão e tente de novo.", STILL_VALID],
      };
  }
}

const STILL_VALID = "O seu link continua valendo, e nada precisa ser pago de novo.";

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Espere ${minutes === 1 ? "um minuto" : `${minutes} minutos`} e tente de novo.`;
}

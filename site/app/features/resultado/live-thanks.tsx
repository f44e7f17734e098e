import { passosDaContaGratuita, passosDoInteresse } from "@eden/domain/acompanhar/passos-do-interesse";
import { CONTA_GRATUITA } from "@eden/domain/catalogo/niveis";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { SocialIcon } from "@eden/ui/core/icon.tsx";
import { Sprout } from "lucide";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type InferOutput, is, object, optional, string } from "valibot";
import { empresa } from "~/content/empresa.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { NextSteps } from "~/forms/receipt/next-steps.tsx";
import { consultantMessage, FollowLink, Protocol, ReceiptLinks } from "~/forms/receipt/receipt.tsx";
import { obrigadoLive } from "~/images/obrigado-live.ts";
import { ResultPage } from "./result-page.tsx";

/** History state passed by the live form. */
const sentSchema = object({
  id: optional(string()),
  produto: optional(string()),
  /** For EdenApp FREE only. */
  pessoa: optional(object({ nome: string(), email: string(), telefone: string() })),
});
type Sent = InferOutput<typeof sentSchema>;

/** Thanks for an interest. The next step of EdenApp FREE is the sign-up, that of all others a conversation. */
export function LiveThanks() {
  const { id, produto, pessoa } = useSent();
  const did = `deixar meu interesse ${produto ? inProduto(produto).join(" ") : "no site"}`;
  return (
    <ResultPage
      picture={obrigadoLive}
      badge="Interesse recebido"
      icon={Sprout}
      title={
        <>
          Obrigado. Recebemos o seu <em>interesse</em>.
        </>
      }
      lead={
        <>
          Seu interesse <InProduto produto={produto} /> está com a equipe.{" "}
          {pessoa
            ? "Falta só criar a sua conta: sem cartão, em um passo."
            : `${empresa.atendimento.resposta}. Se preferir, comece a conversa agora.`}
        </>
      }
      actions={
        <>
          {pessoa ? (
            <ButtonLink to={CONTA_GRATUITA} state={{ pessoa, lead: id }} variant="ipe">
              Criar minha conta gratuita
            </ButtonLink>
          ) : (
            <ButtonLink to={whatsappLink(consultantMessage(did, id))} variant="ipe">
              <SocialIcon of="whatsapp" />
              <span>
                Falar com Consultor<span className="sr-only"> sobre o meu interesse</span>
              </span>
            </ButtonLink>
          )}
          <ButtonLink to="/formulario-live" variant="outline">
            Escolher outro produto
          </ButtonLink>
          <ButtonLink to="/" variant="bare" className="sm:px-0!">
            Voltar ao início
          </ButtonLink>
          {id && (
            <div className="mt-3 flex w-full flex-wrap items-center gap-x-6 border-linha border-t pt-4 text-pedra md:max-lg:justify-center">
              <Protocol id={id} />
              {pessoa ? <ReceiptLinks id={id} tabela="leadlive" did={did} /> : <FollowLink id={id} tabela="leadlive" />}
            </div>
          )}
        </>
      }
    >
      <h2 className="text-h3">O que acontece agora</h2>
      <NextSteps steps={pessoa ? passosDaContaGratuita("O que você já contou vai preenchido.") : passosDoInteresse} />
    </ResultPage>
  );
}

/** The preposition and the product. */
function InProduto({ produto }: { produto: string | undefined }) {
  if (!produto) return "no produto";
  const [em, nome] = inProduto(produto);
  return (
    <>
      {em} <strong className="font-semibold text-tinta">{nome}</strong>
    </>
  );
}

const FEMININE = ["Imersão", "Mentoria", "Edificação", "Plenitude"];
const inProduto = (produto: string) => [FEMININE.includes(produto) ? "na" : "no", produto] as const;

/** Read after hydration: the prerendered page is the same for everyone. */
function useSent(): Sent {
  const { state } = useLocation();
  const [sent, setSent] = useState<Sent>({});
  useEffect(() => setSent(is(sentSchema, state) ? state : {}), [state]);
  return sent;
}

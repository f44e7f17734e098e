import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { SocialIcon } from "@eden/ui/core/icon.tsx";
import { Link2Off, Sprout } from "lucide";
import { empresa } from "~/content/empresa.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { AcompanharPage } from "~/features/acompanhar/acompanhar-page.tsx";
import { ResultPage } from "~/features/resultado/result-page.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { linkEncerrado } from "~/images/link-encerrado.ts";

export const meta = () => [
  ...pageMeta({
    path: "/acompanhar",
    card: "acompanhar",
    title: "Éden Grupo - Acompanhar",
    description: "Veja onde está o que você enviou ao Éden Grupo.",
    noindex: true,
  }),
  // For a visit that came from another page of the site; the server sends the same as a header.
  { name: "referrer", content: "no-referrer" },
];

export default function AcompanharRoute() {
  return <AcompanharPage closed={<Closed />} withdrawn={(isCompra) => <Withdrawn isCompra={isCompra} />} />;
}

/** The same for a link that is wrong, expired, replaced or withdrawn. */
function Closed() {
  return (
    <ResultPage
      picture={linkEncerrado}
      badge="Link encerrado"
      icon={Link2Off}
      title={
        <>
          Este link <em className="whitespace-nowrap">não abre mais</em>.
        </>
      }
      lead={
        <>
          Ele pode ter sido cortado ao copiar, ter passado dos {formatPrazo(prazos.linkDeAcompanhar)} ou já ter sido
          encerrado. Fale com a gente e diga o seu protocolo, que está no e-mail do recibo.
        </>
      }
      actions={
        <>
          <ButtonLink to={whatsappLink("Olá! Quero saber de um pedido que fiz pelo site.")} variant="ipe">
            <SocialIcon of="whatsapp" />
            Falar no WhatsApp
          </ButtonLink>
          <ButtonLink to="/contato" variant="outline">
            Escrever uma mensagem
          </ButtonLink>
          <p className="w-full text-pedra max-lg:text-center">
            Ou por e-mail:{" "}
            <AppLink
              to={`mailto:${empresa.emailSuporte}`}
              className="inline-flex min-h-11 items-center rounded-lg font-semibold text-mata underline underline-offset-4"
            >
              {empresa.emailSuporte}
            </AppLink>
          </p>
        </>
      }
    />
  );
}

function Withdrawn({ isCompra }: { isCompra: boolean }) {
  return (
    <ResultPage
      picture={linkEncerrado}
      badge="Pedido retirado"
      icon={Sprout}
      title={
        isCompra ? (
          <>
            Pedido <em>encerrado</em>.
          </>
        ) : (
          <>
            Conversa <em>encerrada</em>.
          </>
        )
      }
      lead={`Avisamos a equipe${isCompra ? ", paramos as mensagens sobre o pagamento" : ""}, e este link deixou de valer. Seus dados ficam só pelo prazo da política de privacidade. Se mudar de ideia, é só escrever de novo.`}
      actions={
        <>
          <ButtonLink to="/" variant="ipe">
            Voltar ao início
          </ButtonLink>
          <ButtonLink to="/contato" variant="outline">
            Escrever uma mensagem
          </ButtonLink>
        </>
      }
    />
  );
}

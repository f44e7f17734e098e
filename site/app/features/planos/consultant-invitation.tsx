import { ButtonLink } from "@eden/ui/button.tsx";
import { SocialIcon } from "@eden/ui/icon.tsx";
import { mensagemConsultor } from "~/content/planos.ts";
import { whatsappLink } from "~/content/whatsapp.ts";

const titleId = "planos-duvida";

/** Link to the consultant, directly under the comparison. */
export function ConsultantInvitation() {
  return (
    <section aria-labelledby={titleId} className="pagina pt-12 lg:pt-24">
      <div className="rounded-[28px] bg-orvalho px-6 pt-7.5 pb-7 md:flex md:items-center md:justify-between md:gap-10 md:rounded-ficha md:p-10 lg:gap-12 lg:px-14 lg:py-12">
        <h2 id={titleId} className="max-w-[24ch] text-[1.625rem]/[1.18] lg:text-[2.125rem]/[1.18]">
          Não tem certeza de qual plano escolher? Entre em contato conosco!
        </h2>
        <div className="mt-5.5 grid gap-2.5 text-center md:mt-0 md:shrink-0">
          <ButtonLink to={whatsappLink(mensagemConsultor)} size="g">
            <SocialIcon of="whatsapp" size={22} />
            Falar com Consultor
          </ButtonLink>
          <p className="text-pedra text-peq">No WhatsApp, com a mensagem já escrita</p>
        </div>
      </div>
    </section>
  );
}

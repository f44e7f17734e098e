import { Accordion } from "@eden/ui/accordion.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { ArrowRight } from "lucide";
import { perguntas } from "~/content/faq.ts";

const items = perguntas.map(({ id, pergunta, resposta }) => ({
  id,
  title: pergunta,
  content: resposta.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
}));

interface FaqSectionProps {
  /** Link to ask another question; omitted on the contact page itself. */
  contact?: boolean;
}

export function FaqSection({ contact = true }: FaqSectionProps) {
  return (
    <Section
      aria-labelledby="faq-titulo"
      columnClassName="grid gap-6 lg:grid-cols-[4fr_8fr] lg:items-start lg:gap-14 xl:gap-20"
    >
      <div>
        <h2 id="faq-titulo" className="text-h2">
          Perguntas que todo dono faz
        </h2>
        {contact && <Contato />}
      </div>
      <Accordion name="faq" items={items} initialOpen={0} />
    </Section>
  );
}

function Contato() {
  return (
    <>
      <p className="mt-3 text-pedra lg:mt-5">Não achou a sua? A nossa equipe lê e responde cada mensagem.</p>
      <AppLink
        to="/contato"
        className="mt-1 inline-flex min-h-11 items-center gap-2 rounded-lg font-semibold text-folha underline decoration-[1.5px] decoration-folha/35 underline-offset-5 hover:decoration-folha lg:mt-3"
      >
        Falar com a equipe
        <Icon of={ArrowRight} size={19} />
      </AppLink>
    </>
  );
}

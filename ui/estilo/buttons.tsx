import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight } from "lucide";
import { Button, ButtonLink, IconButton } from "../core/button.tsx";
import { Icon, SocialIcon } from "../core/icon.tsx";
import { FormActions } from "../steps/stepper.tsx";
import { Specimen, SpecimenGroup } from "./specimen.tsx";

const row = "flex flex-wrap items-center gap-4";

export function Buttons() {
  return (
    <SpecimenGroup
      id="botoes"
      title="Botões"
      lead="O ipê aparece uma vez por tela, na ação. Um botão que ainda não pode agir guarda o foco e diz por quê."
    >
      <Specimen title="Variantes e tamanhos" className={row}>
        <Button variant="ipe" size="l">
          Quero começar
          <Icon of={ArrowRight} />
        </Button>
        <Button>Baixar o livro</Button>
        <Button variant="outline">Comparar os planos</Button>
        <Button variant="bare">
          <Icon of={ArrowLeft} />
          Voltar
        </Button>
        <Button size="s">Pequeno</Button>
        <IconButton icon={ChevronLeft} label="Anterior" />
        <IconButton icon={ChevronRight} label="Próximo" filled />
      </Specimen>
      <Specimen title="Em foco" surface="papel" className="flex flex-wrap items-center gap-6">
        <Button className="shadow-foco outline-3 outline-ipe">Baixar o livro</Button>
        <Button
          variant="ipe"
          className="shadow-[0_0_0_3px_var(--color-papel),0_0_0_9px_var(--color-tinta)]! outline-3 outline-offset-3 outline-ipe"
        >
          Ir para Checkout
        </Button>
        <Button variant="outline" className="shadow-foco outline-3 outline-ipe">
          Comparar
        </Button>
      </Specimen>
      <Specimen title="Sobre mata" surface="mata" className={row}>
        <ButtonLink to="https://wa.me/" variant="ipe" size="l">
          <SocialIcon of="whatsapp" size={22} />
          Falar com Consultor
        </ButtonLink>
        <Button variant="glass" size="l">
          Comparar os planos
        </Button>
        <Button variant="papel" size="l">
          Garantir minha pré reserva
        </Button>
      </Specimen>
      <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
        <Specimen title="Ainda não">
          <FormActions back={<BackButton />}>
            <Button variant="ipe" reason="Por favor, escolha entre gratuito ou pago">
              Continuar
              <Icon of={ArrowRight} />
            </Button>
          </FormActions>
        </Specimen>
        <Specimen title="Enviando">
          <FormActions back={<BackButton />}>
            <Button variant="ipe" busyLabel="Processando...">
              Ir para Checkout
            </Button>
          </FormActions>
        </Specimen>
      </div>
    </SpecimenGroup>
  );
}

function BackButton() {
  return (
    <Button variant="bare" className="md:-ml-6.5">
      <Icon of={ArrowLeft} />
      Voltar
    </Button>
  );
}

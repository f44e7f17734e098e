import { QUANTIDADE_PERGUNTAS } from "@eden/domain/diagnostico/areas";
import { Icon } from "@eden/ui/icon.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { EyeOff, Pause } from "lucide-react";
import { PrivacyNote } from "~/forms/privacy-note.tsx";
import { diagnosticoAbertura } from "~/images/diagnostico-abertura.ts";
import { IdentifierForm } from "./identifier-form.tsx";
import { StageHeading } from "./stage-heading.tsx";
import type { Diagnostic } from "./use-diagnostic.ts";

const promises = [
  { icon: Pause, text: "Pode parar quando quiser: as respostas ficam salvas neste aparelho por 24 horas." },
  { icon: EyeOff, text: "Outras lojas não veem as suas respostas. A comparação é sempre sem nomes." },
];

export function IdentifierStage({ diagnostic }: { diagnostic: Diagnostic }) {
  return (
    <div className="pagina grid gap-x-16 gap-y-10 pt-4 lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] lg:items-center lg:pt-8">
      <div>
        <p className="font-semibold text-folha">Diagnóstico de gestão</p>
        <StageHeading focused={diagnostic.moved} id="diagnostico-titulo" className="mt-2.5 text-pagina">
          Como anda a <em>raiz</em> da sua farmácia?
        </StageHeading>
        <p className="mt-4.5 max-w-[48ch] text-lead text-pedra">
          Responda a {QUANTIDADE_PERGUNTAS} perguntas sobre sete áreas da loja, em uns oito minutos. No fim você vê sua
          nota, o que cuidar primeiro e qual caminho combina com o seu momento.
        </p>
        <IdentifierForm diagnostic={diagnostic} />
        <ul className="mt-8 grid max-w-[50ch] gap-3 border-linha border-t pt-6 text-pedra">
          {promises.map(({ icon, text }) => (
            <li key={text} className="flex items-start gap-3 leading-snug">
              <Icon of={icon} className="mt-0.5 text-folha" />
              {text}
            </li>
          ))}
        </ul>
        <PrivacyNote className="mt-5">CNPJ e CPF servem só para achar a sua loja. Veja a</PrivacyNote>
      </div>
      <Picture
        of={diagnosticoAbertura}
        sizes="(min-width: 64rem) 640px, 100vw"
        priority
        className="-order-1 mx-auto h-auto w-full max-w-120 lg:order-none lg:max-w-none"
      />
    </div>
  );
}

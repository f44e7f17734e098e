import { diagnosticoIdentificadorSchema } from "@eden/domain/formularios/diagnostico-identificador";
import { errorsOf } from "@eden/domain/formularios/validate";
import { ArrowRight, EyeOff, Pause, SearchX } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { CnpjField } from "~/forms/cnpj-field.tsx";
import { CpfField } from "~/forms/cpf-field.tsx";
import { NoScript } from "~/forms/lead-form.tsx";
import { PrivacyNote } from "~/forms/privacy-note.tsx";
import { typedEarly } from "~/forms/typed-early.ts";
import { useFormErrors } from "~/forms/use-form-errors.ts";
import { diagnosticoAbertura } from "~/images/diagnostico-abertura.ts";
import { Banner } from "~/ui/banner.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { FormGrid } from "~/ui/form-grid.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Picture } from "~/ui/picture.tsx";
import { StageHeading } from "./stage-heading.tsx";
import type { Diagnostic } from "./use-diagnostic.ts";

const FIELDS = ["cnpj", "cpf"];
const promises = [
  { icon: Pause, text: "Pode parar quando quiser: as respostas ficam salvas neste aparelho até o fim." },
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
          Responda a 23 perguntas sobre sete áreas da loja, em uns oito minutos. No fim você vê sua nota, o que cuidar
          primeiro e qual caminho combina com o seu momento.
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

function IdentifierForm({ diagnostic: { dados, edit, identify } }: { diagnostic: Diagnostic }) {
  const errors = useFormErrors("diagnostico", FIELDS);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const change = (patch: Partial<Record<"cnpj" | "cpf", string>>) => {
    edit(patch);
    errors.clear(Object.keys(patch));
    setMissing(0);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes the page over
  useEffect(() => {
    const early = form.current ? typedEarly(form.current, { cnpj: dados.cnpj, cpf: dados.cpf }) : {};
    if (Object.keys(early).length > 0) change(early as Partial<Record<"cnpj" | "cpf", string>>);
  }, []);
  /** The words are the form's own, not the field's. */
  const notice = (field: "cnpj" | "cpf") => () =>
    errors.notice(field, errorsOf(diagnosticoIdentificadorSchema, dados)[field] ?? "");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(0);
    const found = errorsOf(diagnosticoIdentificadorSchema, dados);
    if (Object.keys(found).length > 0) return errors.show(found);
    errors.clear();
    setBusy(true);
    const opened = await identify();
    setBusy(false);
    if (!opened) setMissing((tries) => tries + 1);
  };
  return (
    // Posting keeps both numbers out of the address where the script never arrived.
    <form ref={form} method="post" noValidate aria-labelledby="diagnostico-titulo" onSubmit={submit} className="mt-8">
      {missing > 0 && <NotFound />}
      <ErrorSummary problems={errors.problems} attempt={errors.attempt} />
      <NoScript />
      <FormGrid>
        <CnpjField
          label="CNPJ da farmácia"
          id={errors.idOf("cnpj")}
          hint="Vale o de números e o novo, com letras."
          value={dados.cnpj}
          onValueChange={(cnpj) => change({ cnpj })}
          onMistyped={notice("cnpj")}
          error={errors.errors.cnpj}
          span={3}
          phoneSpan={6}
        />
        <CpfField
          label="CPF do responsável"
          id={errors.idOf("cpf")}
          hint="O mesmo do cadastro da loja."
          placeholder="000.000.000-00"
          value={dados.cpf}
          onValueChange={(cpf) => change({ cpf })}
          onMistyped={notice("cpf")}
          error={errors.errors.cpf}
          span={3}
          phoneSpan={6}
        />
      </FormGrid>
      <Button
        type="submit"
        variant="ipe"
        size="g"
        busyLabel={busy ? "Procurando a loja..." : undefined}
        className="mt-7 max-md:w-full"
      >
        Começar o diagnóstico
        <Icon of={ArrowRight} />
      </Button>
    </form>
  );
}

/** The same words whatever was wrong. They come into view: the button is often a screen below them. */
function NotFound() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="mb-8 rounded-[20px]">
      <Banner tone="er" icon={SearchX} title="CNPJ ou CPF não encontrado em nosso banco de dados.">
        <p>Verifique os números digitados.</p>
        <p className="mt-1">Estão certos? Confira a internet e tente de novo, ou fale com o consultor.</p>
      </Banner>
    </div>
  );
}

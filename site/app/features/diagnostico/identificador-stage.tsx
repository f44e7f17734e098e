import { errorsOf } from "@eden/domain/campos/validate";
import { QUANTIDADE_PERGUNTAS } from "@eden/domain/diagnostico/areas";
import { normalizeCnpj } from "@eden/domain/documentos/cnpj";
import { normalizeCpf } from "@eden/domain/documentos/cpf";
import { diagnosticoIdentificadorSchema } from "@eden/domain/formularios/diagnostico-identificador";
import { Banner } from "@eden/ui/banner.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { ErrorSummary } from "@eden/ui/error-summary.tsx";
import { FormGrid } from "@eden/ui/form/field.tsx";
import { wasSentEarly } from "@eden/ui/use-hydrated.ts";
import { ArrowRight, CloudCheck, EyeOff, SearchX } from "lucide";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { readProgress } from "~/clients/storage/diagnostico-storage.ts";
import { CnpjField, CpfField } from "~/forms/documentos/document-fields.tsx";
import { NoScript, typedEarly } from "~/forms/lead-form.tsx";
import { PrivacyNote } from "~/forms/send-button.tsx";
import { useFormErrors } from "~/forms/use-form-errors.ts";
import { diagnosticoAbertura } from "~/images/diagnostico-abertura.ts";
import { StageHeading } from "./stage-heading.tsx";
import type { Diagnostico } from "./use-diagnostico.ts";

const CAMPOS = ["cnpj", "cpf"] as const;
type Campo = (typeof CAMPOS)[number];

const promises = [
  { icon: CloudCheck, text: "Pode parar quando quiser: as respostas ficam salvas neste aparelho por 24 horas." },
  { icon: EyeOff, text: "Outras lojas não veem as suas respostas. A comparação é sempre sem nomes." },
];

export function IdentificadorStage({ diagnostico }: { diagnostico: Diagnostico }) {
  return (
    <div className="pagina grid gap-x-16 gap-y-10 pt-4 lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] lg:items-center lg:pt-8">
      <div>
        <p className="font-semibold text-folha">Diagnóstico de gestão</p>
        <StageHeading focused={diagnostico.moved} id="diagnostico-titulo" className="mt-2.5 text-pagina">
          Como anda a <em>raiz</em> da sua farmácia?
        </StageHeading>
        <p className="mt-4.5 max-w-[48ch] text-lead text-pedra">
          Responda a {QUANTIDADE_PERGUNTAS} perguntas sobre sete áreas da loja, em uns oito minutos. No fim você vê sua
          nota, o que cuidar primeiro e qual caminho combina com o seu momento.
        </p>
        <IdentificadorForm diagnostico={diagnostico} />
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

/** CNPJ and CPF, which open the diagnostic. */
function IdentificadorForm({ diagnostico }: { diagnostico: Diagnostico }) {
  const { form, fieldProps, errors, busy, missing, isLojaKnown, press, submit } = useIdentificador(diagnostico);
  return (
    // POST keeps both numbers out of the URL if the script has not loaded.
    <form ref={form} method="post" noValidate aria-labelledby="diagnostico-titulo" onSubmit={submit} className="mt-8">
      {missing && <LojaMissing />}
      <ErrorSummary problems={errors.problems} attempt={errors.attempt} />
      <NoScript />
      <FormGrid>
        <CnpjField
          {...fieldProps("cnpj")}
          label="CNPJ da farmácia"
          hint="Pode ser o CNPJ só de números ou o novo, com letras."
          span={3}
          phoneSpan={6}
        />
        <CpfField
          {...fieldProps("cpf")}
          label="CPF do responsável"
          hint={
            isLojaKnown
              ? "Já achamos a sua loja. Preencha só se quiser trocar de loja."
              : "O mesmo do cadastro da loja."
          }
          placeholder="000.000.000-00"
          span={3}
          phoneSpan={6}
        />
      </FormGrid>
      <Button
        type="submit"
        variant="ipe"
        size="l"
        onPointerDown={press(true)}
        onPointerUp={press(false)}
        onPointerCancel={press(false)}
        busyLabel={busy ? "Procurando a loja..." : undefined}
        className="mt-7 max-md:w-full"
      >
        Começar o diagnóstico
        <Icon of={ArrowRight} />
      </Button>
    </form>
  );
}

function useIdentificador({ dados, readiness, edit, identify }: Diagnostico) {
  const errors = useFormErrors("diagnostico", CAMPOS);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const pressing = useRef(false);
  /** Resumed: an earlier visit found the store, and its CPF is not stored. */
  const isLojaKnown = dados.lojaId !== null && dados.cpf === "";

  useEffect(() => {
    if (!form.current) return;
    const sent = wasSentEarly(form.current);
    // Stored progress takes precedence over the two numbers a browser may have restored into the fields.
    if (readiness !== "starting" || readProgress()) return;
    const { cnpj, cpf } = typedEarly(form.current, { cnpj: "", cpf: "" });
    if (cnpj || cpf) edit({ cnpj: normalizeCnpj(String(cnpj ?? "")), cpf: normalizeCpf(String(cpf ?? "")) });
    // In a separate task, so that both numbers are already in the state.
    if (sent) setTimeout(() => form.current?.requestSubmit());
  }, [readiness, edit]);

  const fieldProps = (campo: Campo) => ({
    id: errors.idOf(campo),
    value: dados[campo],
    error: errors.errors[campo],
    onValueChange: (value: string) => {
      edit({ [campo]: value });
      errors.clear([campo]);
      setMissing(false);
    },
    /**
     * Shows the form's own message on blur. Not while the pointer is down on the button: the message would move the
     * button, and the click would be lost.
     */
    onMistyped: () => {
      if (!pressing.current) errors.notice(campo, errorsOf(diagnosticoIdentificadorSchema, dados)[campo] ?? "");
    },
  });
  const press = (down: boolean) => () => {
    pressing.current = down;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(false);
    const found = isLojaKnown ? {} : errorsOf(diagnosticoIdentificadorSchema, dados);
    if (Object.keys(found).length > 0) return errors.show(found);
    errors.clear();
    setBusy(true);
    const opened = await identify();
    setBusy(false);
    setMissing(!opened);
  };
  return { form, fieldProps, errors, busy, missing, isLojaKnown, press, submit };
}

/** Shows the same message for every error and scrolls into view, because the button is often a screen below it. */
function LojaMissing() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="mb-8 rounded-[20px]">
      <Banner tone="er" icon={SearchX} title="CNPJ ou CPF não encontrado em nosso banco de dados.">
        <p>Verifique os números digitados.</p>
        <p className="mt-1">Os números estão certos? Confira a conexão e tente de novo, ou fale com um consultor.</p>
      </Banner>
    </div>
  );
}

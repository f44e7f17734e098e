import { normalizeCnpj } from "@eden/domain/documentos/cnpj";
import { normalizeCpf } from "@eden/domain/documentos/cpf";
import { diagnosticoIdentificadorSchema } from "@eden/domain/formularios/diagnostico-identificador";
import { errorsOf } from "@eden/domain/formularios/validate";
import { Banner } from "@eden/ui/banner.tsx";
import { Button } from "@eden/ui/button.tsx";
import { ErrorSummary } from "@eden/ui/error-summary.tsx";
import { FormGrid } from "@eden/ui/field.tsx";
import { Icon } from "@eden/ui/icon.tsx";
import { ArrowRight, SearchX } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { readProgress } from "~/clients/diagnostic-storage.ts";
import { CnpjField } from "~/forms/cnpj-field.tsx";
import { CpfField } from "~/forms/cpf-field.tsx";
import { NoScript } from "~/forms/lead-form.tsx";
import { typedEarly } from "~/forms/typed-early.ts";
import { useFormErrors } from "~/forms/use-form-errors.ts";
import type { Diagnostic } from "./use-diagnostic.ts";

const FIELDS = ["cnpj", "cpf"];

/** CNPJ and CPF, which open the diagnostic. */
export function IdentifierForm({ diagnostic: { dados, readiness, edit, identify } }: { diagnostic: Diagnostic }) {
  const errors = useFormErrors("diagnostico", FIELDS);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  /** Resumed: an earlier visit found the store, and its CPF is not stored. */
  const known = dados.lojaId !== null && dados.cpf === "";
  const change = (patch: Partial<Record<"cnpj" | "cpf", string>>) => {
    edit(patch);
    errors.clear(Object.keys(patch));
    setMissing(0);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    // Stored progress takes precedence over the two numbers a browser may have restored into the fields.
    if (readiness !== "starting" || readProgress() || !form.current) return;
    const { cnpj, cpf } = typedEarly(form.current, { cnpj: "", cpf: "" });
    if (cnpj || cpf) change({ cnpj: normalizeCnpj(String(cnpj ?? "")), cpf: normalizeCpf(String(cpf ?? "")) });
  }, []);
  const pressing = useRef(false);
  /**
   * Shows the form's own message on blur. Not while the pointer is down on the button: the message would move the
   * button, and the click would be lost.
   */
  const notice = (field: "cnpj" | "cpf") => () => {
    if (!pressing.current) errors.notice(field, errorsOf(diagnosticoIdentificadorSchema, dados)[field] ?? "");
  };
  const press = (down: boolean) => () => {
    pressing.current = down;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(0);
    const found = known ? {} : errorsOf(diagnosticoIdentificadorSchema, dados);
    if (Object.keys(found).length > 0) return errors.show(found);
    errors.clear();
    setBusy(true);
    const opened = await identify();
    setBusy(false);
    if (!opened) setMissing((tries) => tries + 1);
  };
  return (
    // POST keeps both numbers out of the URL if the script has not loaded.
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
          hint={known ? "Já achamos a sua loja. Só preencha para trocar de loja." : "O mesmo do cadastro da loja."}
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

/** Shows the same message for every error and scrolls into view, because the button is often a screen below it. */
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

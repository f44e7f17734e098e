import { isCnpjValid } from "@eden/domain/documentos/cnpj";
import type { Farmacia } from "@eden/domain/farmacias/farmacia";
import { formatMes } from "@eden/domain/pracas/numero";
import { FormGrid } from "@eden/ui/form/field.tsx";
import { CloudOff, Info, Shrub } from "lucide";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { findFarmacia, prepareFarmacias } from "~/clients/farmacia.ts";
import { rememberFarmacia } from "~/clients/minha-farmacia.ts";
import { Note, textButton } from "~/forms/busca/busca-notes.tsx";
import { CnpjField } from "~/forms/documentos/document-fields.tsx";
import { textLink, VerORaioX } from "./ver-o-raio-x.tsx";

/** Longer than this, choosing the town by hand is faster. */
const LIMIT_MS = 4000;

type Resultado =
  | { status: "digitando" | "procurando" | "naoEncontrada" | "semResposta" }
  | { status: "encontrada" | "inativa"; farmacia: Farmacia; path: string };

/** Finds the town by a pharmacy in it. The number leaves the page in the body of one request, and is kept nowhere. */
export default function BuscaPorCnpj({ onCidade }: { onCidade: () => void }) {
  const [cnpj, setCnpj] = useState("");
  const [erro, setErro] = useState<string>();
  const { resultado, search, reset } = useTownOf();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isCnpjValid(cnpj)) return void search(cnpj);
    setErro(cnpj === "" ? "Informe o CNPJ" : "CNPJ inválido");
    field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <FormGrid>
        <CnpjField
          ref={field}
          id="cnpj"
          label="CNPJ da farmácia"
          hint="Só usamos o número para achar a cidade. Ele não é guardado."
          value={cnpj}
          error={erro}
          onFocus={prepareFarmacias}
          onMistyped={setErro}
          onValueChange={(value) => {
            setCnpj(value);
            setErro(undefined);
            reset();
          }}
        />
      </FormGrid>
      <div role="status" className="grid gap-3 empty:hidden *:mt-4">
        <Aviso resultado={resultado} onCidade={onCidade} />
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5 text-pedra">
        Sabe a cidade?
        <button type="button" onClick={onCidade} className={textLink}>
          Buscar pelo nome
        </button>
      </p>
      <VerORaioX busyLabel={resultado.status === "procurando" ? "Procurando..." : undefined} />
    </form>
  );
}

function Aviso({ resultado, onCidade }: { resultado: Resultado; onCidade: () => void }) {
  const choose = (
    <button type="button" onClick={onCidade} className={textButton}>
      Escolha a cidade.
    </button>
  );
  if (resultado.status === "naoEncontrada") {
    return (
      <Note icon={Shrub} tone="areia">
        O número está certo, só não está na nossa lista. {choose}
      </Note>
    );
  }
  if (resultado.status === "semResposta") {
    return (
      <Note icon={CloudOff} tone="areia">
        A busca do CNPJ não respondeu. {choose}
      </Note>
    );
  }
  if (resultado.status !== "inativa") return null;
  const { situacao, situacao_em } = resultado.farmacia;
  return (
    <Note icon={Info} tone="aviso">
      No registro essa farmácia consta como {situacao}
      {situacao_em && ` desde ${formatMes(situacao_em.slice(0, 7))}`}. O raio-x é o da cidade.
    </Note>
  );
}

/** Looks the CNPJ up and opens its town; of a pharmacy that is not active only with a second press. */
function useTownOf() {
  const navigate = useNavigate();
  const [resultado, setResultado] = useState<Resultado>({ status: "digitando" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const reset = () => {
    running.current?.abort();
    setResultado({ status: "digitando" });
  };
  const search = async (cnpj: string) => {
    if (resultado.status === "inativa") return void navigate(resultado.path);
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setResultado({ status: "procurando" });
    const limit = setTimeout(() => controller.abort(LIMIT), LIMIT_MS);
    const farmacia = await findFarmacia(cnpj, controller.signal);
    clearTimeout(limit);
    if (controller.signal.aborted && controller.signal.reason !== LIMIT) return;
    const found = resultadoOf(farmacia);
    if (found.status !== "encontrada") return setResultado(found);
    const { ibge, inicio_em, outras } = found.farmacia;
    if (ibge && inicio_em) rememberFarmacia({ ibge, inicio_em, outras: outras.length });
    void navigate(found.path);
  };
  return { resultado, search, reset };
}

const LIMIT = "the time limit";

function resultadoOf(farmacia: Farmacia | null | undefined): Resultado {
  if (farmacia === undefined) return { status: "semResposta" };
  if (!farmacia?.slug) return { status: "naoEncontrada" };
  const path = `/raio-x/${farmacia.uf.toLowerCase()}/${farmacia.slug}`;
  return { status: farmacia.situacao === "ativa" ? "encontrada" : "inativa", farmacia, path };
}

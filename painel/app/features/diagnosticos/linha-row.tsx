import { formatCnpj, isCnpjValid } from "@eden/domain/documentos/cnpj";
import { lugarDaLoja, nomeDaLoja } from "@eden/domain/painel/nome-da-loja";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import type { LinhaLoja } from "./colunas.ts";
import { grupoOf } from "./grupos.ts";
import { GRUPO_LOOK } from "./grupos-bar.tsx";
import type { LinhaDoArquivo, SituacaoDaLinha } from "./linha-do-arquivo.ts";
import { errosOf, LojaFields } from "./loja-fields.tsx";
import { NomeChip } from "./nome-da-loja.tsx";

export const linhaGrid =
  "lg:grid lg:grid-cols-[56px_132px_minmax(0,1.1fr)_170px_minmax(0,1fr)_minmax(0,1.7fr)] lg:items-center lg:gap-x-3";

const NAMES: Record<SituacaoDaLinha, string> = {
  nova: "Entra",
  segunda: "Entra",
  existente: "Já está aqui",
  invalida: "Não entra",
  repetida: "Repetida",
  gravada: "Gravada",
};

const WHY: Partial<Record<SituacaoDaLinha, string>> = {
  existente: "Mesmo CNPJ e CPF; nada muda.",
  segunda: "CNPJ já conhecido, com outro CPF: entra como segundo responsável.",
};

interface LinhaRowProps {
  linha: LinhaDoArquivo;
  index: number;
  fixing: boolean;
  onFixing: (open: boolean) => void;
  onFix: ((index: number, valores: LinhaLoja) => Promise<void>) | undefined;
}

/** One row of the file with what happens to it and why; a refused one opens for correction in its place. */
export function LinhaRow({ linha, index, fixing, onFixing, onFix }: LinhaRowProps) {
  const { valores, situacao, erro } = linha;
  const loja = {
    nome: valores.nome || null,
    cidade: valores.cidade || null,
    uf: valores.uf || null,
    receita: linha.receita ?? null,
  };
  const refused = grupoOf(situacao) === "recusadas";
  const quiet = situacao === "existente" ? "text-pedra" : "";
  return (
    <div className={classNames("px-5 py-2 md:px-8", refused && "bg-erro-claro")}>
      <div
        className={classNames(
          linhaGrid,
          quiet,
          "min-h-10 max-lg:grid max-lg:grid-cols-[40px_minmax(0,1fr)] max-lg:gap-x-2",
        )}
      >
        <span className="text-pedra tabular-nums max-lg:row-span-4">{linha.linha}</span>
        <span>
          <Situacao situacao={situacao} />
        </span>
        <span className="min-w-0">
          <b className="block truncate font-strong">{nomeDaLoja(loja).nome}</b>
          <span className="flex items-center gap-1.5 truncate text-small text-pedra">
            <NomeChip loja={loja} /> {lugarDaLoja(loja)}
          </span>
        </span>
        <span
          className={classNames(
            "truncate tabular-nums",
            refused && !isCnpjValid(valores.cnpj) && "text-erro underline decoration-wavy underline-offset-4",
          )}
        >
          {isCnpjValid(valores.cnpj) ? formatCnpj(valores.cnpj) : valores.cnpj || "vazio"}
        </span>
        <span className="truncate max-lg:hidden">{valores.responsavel}</span>
        <span className="flex items-center justify-between gap-x-3 gap-y-1 text-body/snug max-lg:col-start-2 max-lg:flex-wrap">
          <span className="min-w-0">{(situacao && WHY[situacao]) ?? erro}</span>
          {refused && onFix && !fixing && (
            <CompactButton
              data-fix={index}
              aria-label={`Corrigir a linha ${linha.linha}`}
              onClick={() => onFixing(true)}
              className="min-h-8 shrink-0 px-2.5 text-small"
            >
              Corrigir
            </CompactButton>
          )}
        </span>
      </div>
      {fixing && onFix && (
        <FixForm
          linha={linha}
          onCancel={() => onFixing(false)}
          onFix={(fixed) => {
            onFixing(false);
            void onFix(index, fixed);
          }}
        />
      )}
    </div>
  );
}

function Situacao({ situacao }: { situacao: SituacaoDaLinha | null }) {
  const grupo = grupoOf(situacao);
  if (!grupo || !situacao) return <span className="text-body text-pedra">Conferindo…</span>;
  const { icon, text } = GRUPO_LOOK[grupo];
  return (
    <span className={classNames("flex items-center gap-2 text-body font-semibold", text)}>
      <Icon of={icon} size={16} /> {NAMES[situacao]}
    </span>
  );
}

interface FixFormProps {
  linha: LinhaDoArquivo;
  onCancel: () => void;
  onFix: (valores: LinhaLoja) => void;
}

function FixForm({ linha, onCancel, onFix }: FixFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [valores, setValores] = useState(linha.valores);
  // What is wrong at first; the database judges the correction.
  const [erros] = useState(() => errosOf(linha.valores));
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid]") ?? form.current?.querySelector("input");
    field?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFix(valores);
  };
  useAtalhos({ Escape: { run: onCancel } });
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={`Corrigir a linha ${linha.linha}`}
      className="mt-2 mb-1 rounded-panel border border-linha bg-papel p-4 lg:ml-17 lg:max-w-200"
    >
      <LojaFields valores={valores} erros={erros} onChange={setValores} />
      <div className="mt-4 flex justify-end gap-2">
        <CompactButton variant="bare" onClick={onCancel}>
          Cancelar
        </CompactButton>
        <CompactButton type="submit" variant="mata">
          Conferir de novo
        </CompactButton>
      </div>
    </form>
  );
}

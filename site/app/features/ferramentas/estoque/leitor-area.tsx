import { Button, buttonStyle } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { FileChoice } from "@eden/ui/dense/file-choice.tsx";
import { TextareaField } from "@eden/ui/form/text-field.tsx";
import { Upload } from "lucide";
import { lazy, Suspense, useEffect, useState } from "react";
import { useEntrada } from "./use-entrada.ts";
import type { ContaEstoque } from "./use-estoque.ts";

/** Part of what loads after the page. */
const Recusa = lazy(async () => ({ default: (await import("./recusa.tsx")).Recusa }));

interface AreaProps {
  conta: ContaEstoque;
}

/** Where a report comes in: dropped, chosen or pasted. */
export function LeitorArea({ conta }: AreaProps) {
  const isOver = useEntrada(conta);
  const [isPasting, setPasting] = useState(false);
  return (
    <section
      aria-labelledby="leitor-titulo"
      onFocus={conta.start}
      className={classNames(
        "grid justify-items-center gap-3 rounded-[32px] border-2 border-dashed px-4.5 pt-8 pb-5 text-center lg:px-7",
        isOver ? "border-folha bg-orvalho" : "border-contorno bg-papel",
      )}
    >
      <Icon of={Upload} size={30} className="text-folha" />
      <h2 id="leitor-titulo" className="max-w-[18ch] text-[clamp(1.5rem,1.2rem+1vw,2rem)]/tight">
        Solte aqui o relatório do seu sistema
      </h2>
      <p className="max-w-[38ch] text-pedra">
        Arquivo CSV ou Excel, ou cole a tabela. Ele é lido neste aparelho e esquecido quando você sai.
      </p>
      {conta.motivo && (
        <Suspense>
          <Recusa motivo={conta.motivo} />
        </Suspense>
      )}
      {conta.fase === "lendo" ? (
        <Lendo conta={conta} />
      ) : (
        <>
          <div className="mt-2 flex w-full flex-wrap justify-center gap-3">
            <FileChoice
              accept="text/*,application/*,.csv,.txt,.xls,.xlsx"
              onFile={conta.readFile}
              className={fileStyle}
            >
              Escolher arquivo
            </FileChoice>
            <Button variant="outline" onClick={() => setPasting(!isPasting)} aria-expanded={isPasting}>
              Colar a tabela
            </Button>
          </div>
          {isPasting && <Colagem onTexto={conta.readTexto} />}
        </>
      )}
      <p role="status" className="sr-only">
        {conta.fase === "lendo" && "Lendo o relatório."}
      </p>
      <Ajuda conta={conta} />
    </section>
  );
}

const fileStyle = buttonStyle(
  "ipe",
  "m",
  "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-tinta has-focus-visible:outline-offset-3",
);

/** After these milliseconds the owner hears why it takes long. */
const PATIENCE = 2500;

function Lendo({ conta }: AreaProps) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="mt-2 grid justify-items-center gap-1">
      <p className="flex max-w-full items-center gap-3 font-semibold">
        <span
          aria-hidden="true"
          className="size-5 shrink-0 rounded-full border-3 border-folha/25 border-t-folha motion-safe:animate-spin"
        />
        <span className="min-w-0 truncate">Lendo {conta.nome}</span>
      </p>
      <p role="status" className="max-w-[38ch] text-pedra text-peq/snug">
        {isLong &&
          (conta.nome.endsWith(".xlsx")
            ? "Ainda lendo: Excel grande demora mais. O mesmo relatório em CSV abre bem mais rápido."
            : "Ainda lendo: o relatório é grande.")}
      </p>
      <Button variant="bare" size="s" onClick={conta.clear}>
        Cancelar
      </Button>
    </div>
  );
}

/** Read as soon as it is pasted. */
function Colagem({ onTexto }: { onTexto: (texto: string) => void }) {
  const [texto, setTexto] = useState("");
  return (
    <div className="w-full text-left">
      <TextareaField
        label="Cole aqui, com a linha dos títulos"
        autoComplete="off"
        spellCheck={false}
        value={texto}
        onValueChange={setTexto}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text/plain");
          if (!pasted.includes("\n")) return;
          event.preventDefault();
          onTexto(pasted);
        }}
      />
      {texto.trim() && (
        <Button variant="outline" size="s" onClick={() => onTexto(texto)} className="mt-2.5">
          Ler a tabela
        </Button>
      )}
    </div>
  );
}

function Ajuda({ conta }: AreaProps) {
  return (
    <details className="w-full text-left">
      <summary className="mx-auto flex min-h-11 w-fit items-center font-semibold text-folha underline underline-offset-4">
        Quais colunas preciso?
      </summary>
      <div className="grid gap-2.5 border-linha border-t pt-3 text-peq/snug">
        <p>
          <b className="font-semibold">Nome, estoque, custo e quantidade vendida</b> de cada produto. Código, preço,
          última venda e validade ajudam, se houver.
        </p>
        <p className="text-pedra">
          No seu sistema, procure em Relatórios por curva ABC, giro ou posição de estoque com vendas. Exporte como CSV
          ou Excel. Não precisa de nome de cliente.
        </p>
        <p>
          <Button variant="bare" size="s" onClick={conta.saveModelo} className="-ml-4 text-folha! underline lg:-ml-5">
            Baixar um modelo
          </Button>
        </p>
      </div>
    </details>
  );
}

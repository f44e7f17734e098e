import { type Caderno, NOME_DA_LOJA_MAX } from "@eden/domain/ferramentas/caderno";
import { today } from "@eden/domain/ferramentas/hoje";
import { Button, buttonStyle } from "@eden/ui/core/button.tsx";
import { FileChoice } from "@eden/ui/dense/file-choice.tsx";
import { TextField } from "@eden/ui/form/text-field.tsx";
import { useState } from "react";
import { noteStep } from "~/clients/note-step.ts";
import { saveFile } from "~/clients/save-file.ts";
import { keepNome, removeCaderno } from "~/clients/storage/caderno-storage.ts";
import { Ficha } from "~/features/ferramentas/ficha.tsx";
import { LembreteMensal, linkDoCaderno } from "~/features/ferramentas/lembrete-mensal.tsx";

interface OutroAparelhoProps {
  caderno: Caderno | null;
  onFile: (texto: string) => void;
}

/** To another device, into the calendar, and away. */
export function OutroAparelho({ caderno, onFile }: OutroAparelhoProps) {
  const [word, setWord] = useState("");
  return (
    <Ficha titulo="Levar para outro aparelho" lead="O link leva os meses. Quem abrir, vê.">
      {caderno && <Nome nome={caderno.nome ?? ""} />}
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        {caderno && (
          <>
            <Button variant="outline" size="s" onClick={async () => setWord(await send(caderno))}>
              Enviar link
            </Button>
            <Button variant="outline" size="s" onClick={() => saveTexto(caderno)}>
              Salvar arquivo
            </Button>
          </>
        )}
        <FileChoice accept=".txt,text/plain" onFile={async (file) => onFile(await file.text())} className={fileStyle}>
          Abrir um arquivo salvo
        </FileChoice>
      </div>
      <p role="status" className="mt-2 font-semibold text-folha text-peq">
        {word}
      </p>
      {caderno && (
        <>
          <p className="mt-2 rounded-panel bg-sol px-3.5 py-3 text-peq/snug">
            O Safari apaga o que fica guardado após 7 dias de uso sem visita. O lembrete do dia 22 pode levar os números
            junto.
          </p>
          <LembreteMensal caderno={caderno} hoje={today()} />
          <EraseAll />
        </>
      )}
    </Ficha>
  );
}

const fileStyle = buttonStyle(
  "outline",
  "s",
  "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-tinta has-focus-visible:outline-offset-3",
);

function Nome({ nome }: { nome: string }) {
  const [texto, setTexto] = useState(nome);
  return (
    <div className="mt-3.5 grid">
      <TextField
        id="nome-da-loja"
        label="Nome da loja"
        optional
        hint="Sai na folha, na mensagem e no link."
        autoComplete="organization"
        maxLength={NOME_DA_LOJA_MAX}
        value={texto}
        onValueChange={setTexto}
        onBlur={() => keepNome(texto.trim())}
      />
    </div>
  );
}

/** By the share sheet; copied where there is none. */
async function send(caderno: Caderno): Promise<string> {
  noteStep(3);
  const url = linkDoCaderno(caderno);
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title: "Os meus meses", url });
      return "";
    }
    await navigator.clipboard.writeText(url);
    return "Link copiado.";
  } catch (error) {
    return Object(error).name === "AbortError" ? "" : "Não deu para copiar. Use “Salvar arquivo”.";
  }
}

function saveTexto(caderno: Caderno): void {
  noteStep(3);
  saveFile(new File([`${linkDoCaderno(caderno)}\n`], "meus-meses.txt", { type: "text/plain" }));
}

function EraseAll() {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
      >
        Apagar tudo deste aparelho
      </button>
    );
  return (
    <div role="alert" className="mt-3 grid justify-items-start gap-2.5">
      <p className="text-peq/snug">
        Apagar os meses e os campos guardados? Links, arquivos e lembretes que você já enviou ou salvou continuam onde
        estão.
      </p>
      <div className="flex gap-2.5">
        <Button size="s" onClick={removeCaderno}>
          Apagar
        </Button>
        <Button variant="bare" size="s" onClick={() => setAsking(false)}>
          Manter
        </Button>
      </div>
    </div>
  );
}

import { FORMAS } from "@eden/domain/conteudo/formas";
import { CompactButton, compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ExternalLink } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useEnderecos } from "~/clients/textos.ts";
import type { Edicao } from "./texto-editor.tsx";
import { isLate } from "./textos-layout.tsx";
import { TEXTOS, type Texto } from "./use-texto-form.ts";

/** Builds the real page with the draft, apart from the site, and opens it when it is ready. */
export function PreviaButton({ texto, edicao }: { texto: Texto; edicao: Edicao }) {
  const { chave, previa } = texto;
  const { send } = useComandos();
  const enderecos = useEnderecos();
  const [busy, setBusy] = useState(false);
  const build = async () => {
    setBusy(true);
    if ((await edicao.save()) !== null) await send("pedir_previa", {}, { invalidate: TEXTOS });
    setBusy(false);
  };
  const late = isLate(previa, texto.agora);
  const building = previa !== null && previa.pronta_em === null && !late;
  const ready = isPreviaReady(texto, edicao);
  if (enderecos?.previa === null) return <p>A prévia ainda não foi configurada neste servidor.</p>;
  return (
    <div role="status" className="grid justify-items-start gap-2 pt-1">
      {building && <p>A prévia está sendo montada. Leva um ou dois minutos.</p>}
      {!building && ready && (
        <a
          href={`${enderecos?.previa}${FORMAS[chave].pagina}`}
          target="_blank"
          rel="noreferrer"
          className={compactButtonStyle("mata")}
        >
          <Icon of={ExternalLink} size={17} /> Abrir a prévia
        </a>
      )}
      {!(building || ready) && (
        <>
          <p>
            {late
              ? "A última prévia não ficou pronta. Tente de novo; se continuar, avise quem cuida do site."
              : "A página de verdade, com o rascunho. Só a equipe vê."}
          </p>
          <CompactButton busy={busy} onClick={() => void build()}>
            {edicao.changed ? "Gravar e montar a prévia" : "Montar a prévia"}
          </CompactButton>
        </>
      )}
    </div>
  );
}

/** The preview was built with this draft. */
export function isPreviaReady({ gravado_em, previa }: Texto, { changed }: Edicao): boolean {
  if (!(previa?.pronta_em && gravado_em) || changed) return false;
  return Date.parse(previa.pedida_em) >= Date.parse(gravado_em);
}

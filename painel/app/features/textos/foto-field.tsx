import type { Campo } from "@eden/domain/conteudo/campos";
import { FOTO_BYTES_MAX, FOTO_LARGURA_MIN } from "@eden/domain/conteudo/foto";
import { CompactButton, compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { FileChoice } from "@eden/ui/dense/file-choice.tsx";
import { ImageUp } from "lucide";
import { useState } from "react";
import { sendFoto } from "~/clients/textos.ts";
import { RpcError } from "~/clients/transport.ts";
import { FotoThumb } from "./foto-thumb.tsx";
import { INICIO, recorteOf } from "./recorte.ts";
import { RecorteEditor } from "./recorte-editor.tsx";
import type { CampoFieldProps } from "./use-texto-form.ts";

type Imagem = Extract<Campo, { tipo: "imagem" }>;

interface Escolhida {
  file: File;
  foto: ImageBitmap;
}

/** A photo: chosen, framed as the site shows it, and sent. Only then the draft names it. */
export function FotoField({ campo, path, form }: CampoFieldProps<Imagem>) {
  const [escolhida, setEscolhida] = useState<Escolhida | null>(null);
  const [enquadre, setEnquadre] = useState(INICIO);
  const [erro, setErro] = useState<string>();
  const [busy, setBusy] = useState(false);
  const valor = form.read(path);
  const choose = async (file: File) => {
    const found = await readFoto(file, campo.proporcao);
    setErro(typeof found === "string" ? found : undefined);
    if (typeof found === "string") return;
    setEnquadre(INICIO);
    setEscolhida({ file, foto: found });
  };
  const use = async ({ file, foto }: Escolhida) => {
    setBusy(true);
    try {
      const size = { largura: foto.width, altura: foto.height };
      form.change(path, await sendFoto(file, recorteOf(size, campo.proporcao, enquadre)));
      setEscolhida(null);
    } catch (error) {
      setErro(error instanceof RpcError ? error.mensagem : "A foto não foi enviada. Tente de novo.");
    }
    setBusy(false);
  };
  return (
    <fieldset aria-describedby={`campo-${path}-ajuda`} className="min-w-0">
      <legend className="text-body font-semibold">
        {campo.rotulo} {campo.opcional && <span className="font-normal text-pedra">(opcional)</span>}
      </legend>
      <p id={`campo-${path}-ajuda`} className="text-small/snug text-pedra">
        {campo.ajuda}
      </p>
      {escolhida ? (
        <div className="mt-3">
          <RecorteEditor
            foto={escolhida.foto}
            proporcao={campo.proporcao}
            minLargura={FOTO_LARGURA_MIN}
            enquadre={enquadre}
            onChange={setEnquadre}
          />
          <div className="mt-4 flex gap-2">
            <CompactButton variant="mata" busy={busy} onClick={() => void use(escolhida)}>
              Usar este enquadramento
            </CompactButton>
            <CompactButton variant="bare" onClick={() => setEscolhida(null)}>
              Cancelar
            </CompactButton>
          </div>
        </div>
      ) : (
        <div className="mt-2 flex flex-wrap items-end gap-3">
          {typeof valor === "string" && <FotoThumb id={valor} alt="Foto escolhida" className="w-24" />}
          <FileChoice
            accept="image/jpeg,image/png,image/webp"
            onFile={(file) => void choose(file)}
            className={compactButtonStyle(
              "outline",
              "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta",
            )}
          >
            <Icon of={ImageUp} size={18} />
            {valor ? "Trocar a foto" : "Escolher uma foto"}
          </FileChoice>
          {typeof valor === "string" && (
            <CompactButton variant="bare" onClick={() => form.change(path, null)}>
              Tirar a foto
            </CompactButton>
          )}
        </div>
      )}
      <p role="alert" className="mt-1.5 text-small font-semibold text-erro empty:hidden">
        {erro ?? form.erros.get(path)}
      </p>
    </fieldset>
  );
}

/** The photo, or why it cannot be used. The service checks it again. */
async function readFoto(file: File, proporcao: number): Promise<ImageBitmap | string> {
  if (file.size > FOTO_BYTES_MAX) return `A foto tem mais de ${FOTO_BYTES_MAX / 1024 ** 2} MB. Escolha uma menor.`;
  try {
    const foto = await createImageBitmap(file);
    const largura = Math.min(foto.width, foto.height * proporcao);
    if (largura >= FOTO_LARGURA_MIN) return foto;
    return `A foto é pequena: a parte usada precisa de ${FOTO_LARGURA_MIN} pixels de largura.`;
  } catch {
    return "O arquivo não é uma foto que o navegador consegue ler. Use JPEG, PNG ou WebP.";
  }
}

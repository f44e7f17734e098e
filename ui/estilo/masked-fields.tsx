import { useState } from "react";
import { MaskedField } from "../form/masked-field.tsx";

const digits = (raw: string) => raw.replace(/\D/g, "");

/** Fills the # of a pattern; the rest of the pattern appears once the next character is typed. */
function fill(pattern: string, characters: string): string {
  let used = 0;
  let shown = "";
  for (const place of pattern) {
    if (used === characters.length) break;
    shown += place === "#" ? characters[used++] : place;
  }
  return shown;
}

export function MaskedFields() {
  const [telefone, setTelefone] = useState("11987654321");
  const [cep, setCep] = useState("01310930");
  return (
    <>
      <MaskedField
        label="Telefone"
        hint="Com DDD. Se puder, o do WhatsApp."
        type="tel"
        span={3}
        value={telefone}
        onValueChange={setTelefone}
        clean={digits}
        format={(value) => fill("(##) #####-####", value)}
        limit={11}
      />
      <MaskedField
        label="CEP"
        inputMode="numeric"
        span={3}
        value={cep}
        onValueChange={setCep}
        clean={digits}
        format={(value) => fill("#####-###", value)}
        limit={8}
      />
    </>
  );
}

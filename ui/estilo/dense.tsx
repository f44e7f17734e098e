import { Check, KeyRound, Trash2 } from "lucide";
import { useState } from "react";
import { Avatar } from "../avatar.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { CompactButton } from "../core/compact-button.tsx";
import { CodeField } from "../form/code-field.tsx";
import { Kbd } from "../kbd.tsx";
import { Menu } from "../menu.tsx";
import { Ring } from "../ring.tsx";
import { Specimen, SpecimenGroup } from "./specimen.tsx";

const row = "flex flex-wrap items-center gap-4";

export function Dense() {
  const [asking, setAsking] = useState(false);
  const [code, setCode] = useState("4172");
  return (
    <SpecimenGroup
      id="denso"
      title="Telas de trabalho"
      lead="Menores que no site, para quem passa o dia nelas: 40 px com o mouse, 44 px no toque."
    >
      <Specimen title="Botões" surface="papel" className={row}>
        <CompactButton variant="ipe">Convidar</CompactButton>
        <CompactButton variant="mata" icon={Check}>
          Gravar
        </CompactButton>
        <CompactButton>Mostrar mais</CompactButton>
        <CompactButton variant="bare">Cancelar</CompactButton>
        <CompactButton variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
          Apagar…
        </CompactButton>
        <CompactButton busy>Gravando</CompactButton>
      </Specimen>
      <Specimen title="Menu, iniciais, teclas e anel" surface="papel" className={row}>
        <Menu
          label="Ações de Carla"
          header="Carla Menezes"
          items={[
            { label: "Redefinir", icon: KeyRound, onSelect: () => undefined },
            { label: "Remover", icon: Trash2, danger: true, onSelect: () => undefined },
          ]}
          className="rounded-full p-1"
        >
          <Avatar name="Carla Menezes" />
        </Menu>
        <span className="flex gap-1">
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </span>
        <span className="size-11">
          <Ring part={0.4} thickness={8} rounded track="stroke-linha" stroke="stroke-folha" />
        </span>
      </Specimen>
      <Specimen title="Código de seis números" surface="papel" className="grid max-w-180 gap-6 md:grid-cols-2">
        <CodeField label="Código" value={code} onValueChange={setCode} onComplete={() => undefined} />
        <CodeField
          label="Código errado"
          value="417208"
          invalid
          onValueChange={() => undefined}
          onComplete={() => undefined}
        />
      </Specimen>
      <ConfirmDialog
        open={asking}
        title="Apagar esta linha?"
        confirm="Apagar"
        onConfirm={() => undefined}
        onClose={() => setAsking(false)}
      >
        Ela não volta.
      </ConfirmDialog>
    </SpecimenGroup>
  );
}

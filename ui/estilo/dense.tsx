import { Check, KeyRound, Trash2 } from "lucide";
import { useState } from "react";
import { Avatar } from "../avatar.tsx";
import { ChoiceLine } from "../choice/choice-line.tsx";
import { Switch } from "../choice/switch.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { CompactButton } from "../core/compact-button.tsx";
import { DenseField } from "../dense/dense-field.tsx";
import { DenseRadios } from "../dense/dense-radios.tsx";
import { DenseSearch } from "../dense/dense-search.tsx";
import { FormActions } from "../dense/form-actions.tsx";
import { Slider } from "../dense/slider.tsx";
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
          <Avatar name="Carla Menezes" seed={null} />
        </Menu>
        <span className="flex gap-1">
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </span>
        <span className="size-11">
          <Ring part={0.4} thickness={8} rounded track="stroke-linha" stroke="stroke-folha" />
        </span>
      </Specimen>
      <DenseForm />
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

function DenseForm() {
  const [texto, setTexto] = useState("");
  const [quando, setQuando] = useState("hoje");
  const [zoom, setZoom] = useState(2);
  const [closed, setClosed] = useState(true);
  return (
    <Specimen title="Campos e escolhas" surface="papel" className="grid max-w-180 gap-4 md:grid-cols-2">
      <DenseField label="Nome" hint="Como assina." optional defaultValue="Carla" note="5 de 80" />
      <DenseField label="E-mail" type="email" defaultValue="carla@" error="Escreva o e-mail inteiro." />
      <DenseField as="select" label="Papel" options={[["a", "Atendimento"]]} />
      <DenseField as="textarea" label="Motivo" rows={2} className="resize-none py-2" />
      <DenseRadios
        legend="Quando"
        name="quando"
        columns="grid-cols-2"
        value={quando}
        onValueChange={setQuando}
        options={[
          { value: "hoje", title: "Hoje", detail: "às 18h" },
          { value: "amanha", title: "Amanhã", detail: "às 9h" },
        ]}
      />
      <DenseSearch label="Buscar" placeholder="Nome" value={texto} onValueChange={setTexto} keys={{}} />
      <ChoiceLine type="checkbox" defaultChecked className="flex min-h-11 items-center gap-2 text-body">
        Escolher Carla
      </ChoiceLine>
      <div className="flex items-center gap-4">
        <Switch label="Fechado" checked={closed} onCheckedChange={setClosed} />
        <Slider
          aria-label="Aproximar"
          min={1}
          max={3}
          step={0.1}
          value={zoom}
          valueText={`${zoom} vezes`}
          onValueChange={setZoom}
        />
      </div>
      <div className="md:col-span-2">
        <FormActions submit="Gravar" onCancel={() => undefined} />
      </div>
    </Specimen>
  );
}

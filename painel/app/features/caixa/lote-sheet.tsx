import { diaOf } from "@eden/domain/dia";
import { isAtendente } from "@eden/domain/painel/papeis";
import { DISPENSAS, type Dispensa, ESTADOS, type Estado, keysOf, type Motivo } from "@eden/domain/painel/valores";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { DenseRadios } from "@eden/ui/dense/dense-radios.tsx";
import { type ReactNode, useState } from "react";
import type { Entrada } from "~/clients/rpc.ts";
import { useEu } from "~/clients/use-eu.ts";
import { Sheet } from "~/parts/sheet.tsx";
import { EstadoGlyph } from "~/pessoas/estado-glyph.tsx";
import { MotivosField } from "~/pessoas/motivos-field.tsx";
import { addDays, instanteOf } from "~/pessoas/quando.ts";
import { pessoasOf } from "./lote-words.ts";

export type Acao = Entrada<"em_lote">["acao"];

interface LoteSheetProps {
  tipo: Acao["tipo"];
  /** Exactly how many people it changes, said before anything happens. */
  count: number;
  onClose: () => void;
  onRun: (acao: Acao) => void;
}

/** Asks what one of the four actions needs, and says for how many people it is. */
export function LoteSheet({ tipo, ...rest }: LoteSheetProps) {
  const Form = { dono: DonoForm, estado: EstadoForm, passo: PassoForm, dispensa: DispensaForm }[tipo];
  return <Form {...rest} />;
}

type FormProps = Omit<LoteSheetProps, "tipo">;

interface FrameProps extends FormProps {
  titulo: string;
  verbo: string;
  /** The action, or null while something is missing. */
  acao: Acao | null;
  onMissing?: () => void;
  children: ReactNode;
}

function Frame({ titulo, verbo, acao, onMissing, onClose, onRun, children }: FrameProps) {
  return (
    <Sheet
      onClose={onClose}
      onSubmit={() => (acao ? onRun(acao) : onMissing?.())}
      titulo={titulo}
      sub="Ninguém recebe mensagem por isto, e dá para desfazer."
      className="max-w-140"
      footer={
        <>
          <CompactButton variant="bare" onClick={onClose} className="max-md:hidden">
            Cancelar
          </CompactButton>
          <CompactButton type="submit" variant="ipe">
            {verbo}
          </CompactButton>
        </>
      }
    >
      {children}
    </Sheet>
  );
}

function DonoForm(props: FormProps) {
  const { membro, equipe } = useEu();
  const owners = equipe.filter((membro) => membro.ativa && isAtendente(membro));
  const [dono, setDono] = useState(membro.id);
  return (
    <Frame
      {...props}
      titulo={`Dono de ${pessoasOf(props.count)}`}
      verbo={`Mudar ${pessoasOf(props.count)}`}
      acao={{ tipo: "dono", dono: dono === "" ? null : dono }}
    >
      <DenseRadios
        legend="Quem cuida"
        legendHidden
        name="dono"
        bullets
        columns="sm:grid-cols-2"
        value={dono}
        onValueChange={setDono}
        options={[
          ...owners.map(({ id, nome }) => ({ value: id, title: id === membro.id ? "Você" : nome })),
          { value: "", title: "Sem dono" },
        ]}
      />
    </Frame>
  );
}

function EstadoForm(props: FormProps) {
  const [estado, setEstado] = useState<Estado>("broto");
  const [motivo, setMotivo] = useState<Motivo | null>(null);
  const [missing, setMissing] = useState(false);
  const lost = estado === "folha";
  return (
    <Frame
      {...props}
      titulo={`Estado de ${pessoasOf(props.count)}`}
      verbo={`Mudar ${pessoasOf(props.count)}`}
      acao={lost && motivo === null ? null : { tipo: "estado", estado, motivo: lost ? motivo : null }}
      onMissing={() => setMissing(true)}
    >
      <DenseRadios
        legend="Estado"
        legendHidden
        name="estado"
        bullets
        columns="sm:grid-cols-2"
        value={estado}
        onValueChange={setEstado}
        options={keysOf(ESTADOS).map((id) => ({
          value: id,
          title: ESTADOS[id].nome,
          after: <EstadoGlyph estado={id} />,
        }))}
      />
      {lost && (
        <div className="mt-4">
          <MotivosField
            legend="Por que pararam?"
            value={motivo}
            missing={missing && motivo === null}
            onChange={setMotivo}
          />
        </div>
      )}
    </Frame>
  );
}

function PassoForm(props: FormProps) {
  const [today] = useState(() => diaOf(Date.now()));
  const [texto, setTexto] = useState("");
  const [dia, setDia] = useState(() => addDays(today, 1));
  const [hora, setHora] = useState("09:00");
  const [missing, setMissing] = useState(false);
  const complete = texto.trim() !== "" && dia !== "" && hora !== "";
  return (
    <Frame
      {...props}
      titulo={`Próximo passo com ${pessoasOf(props.count)}`}
      verbo={`Marcar para ${pessoasOf(props.count)}`}
      acao={complete ? { tipo: "passo", passo: { texto: texto.trim(), em: instanteOf(dia, hora) } } : null}
      onMissing={() => setMissing(true)}
    >
      <div className="grid grid-cols-2 gap-3">
        <DenseField
          label="O que fazer"
          data-autofocus
          span="col-span-2"
          maxLength={200}
          value={texto}
          onValueChange={setTexto}
          error={missing && texto.trim() === "" ? "Escreva o que fazer." : undefined}
        />
        <DenseField
          type="date"
          label="Dia"
          min={today}
          value={dia}
          onValueChange={setDia}
          error={missing && dia === "" ? "Escolha o dia." : undefined}
        />
        <DenseField
          type="time"
          label="Hora"
          value={hora}
          onValueChange={setHora}
          error={missing && hora === "" ? "Escolha a hora." : undefined}
        />
      </div>
    </Frame>
  );
}

function DispensaForm(props: FormProps) {
  const [motivo, setMotivo] = useState<Dispensa>("nao_pede");
  return (
    <Frame
      {...props}
      titulo={
        props.count === 1 ? "1 pessoa não precisa de resposta" : `${pessoasOf(props.count)} não precisam de resposta`
      }
      verbo={`Dispensar ${pessoasOf(props.count)}`}
      acao={{ tipo: "dispensa", motivo }}
    >
      <DenseRadios
        legend="Motivo"
        name="dispensa"
        bullets
        value={motivo}
        onValueChange={setMotivo}
        options={keysOf(DISPENSAS).map((id) => ({ value: id, title: DISPENSAS[id] }))}
      />
    </Frame>
  );
}

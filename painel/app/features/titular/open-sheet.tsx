import { diaOf } from "@eden/domain/dia";
import { isCpfValid } from "@eden/domain/documentos/cpf";
import { isEmailValid } from "@eden/domain/documentos/email";
import { isTelefoneValid, normalizeTelefone } from "@eden/domain/documentos/telefone";
import {
  CANAIS_DE_ABERTURA,
  CANAIS_REQUERIMENTO,
  TIPOS_REQUERIMENTO,
  type TipoRequerimento,
} from "@eden/domain/painel/contrato-titular";
import { keysOf } from "@eden/domain/painel/valores";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { DenseRadios } from "@eden/ui/dense/dense-radios.tsx";
import { FormError } from "@eden/ui/dense/form-actions.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { Sheet } from "~/parts/sheet.tsx";

const EMPTY = { nome: "", email: "", telefone: "", cpf: "" };
type Valores = typeof EMPTY;
type Erros = Partial<Record<keyof Valores | "todos", string>>;
type CanalRequerimento = (typeof CANAIS_DE_ABERTURA)[number];

/** Opens a request: who asked, what, how and when, and what the person is looked for by. */
export function OpenSheet({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { send } = useComandos();
  const [tipo, setTipo] = useState<TipoRequerimento>("acesso");
  const [canal, setCanal] = useState<CanalRequerimento>("email");
  const [recebidoEm, setRecebidoEm] = useState(() => diaOf(Date.now()));
  const [valores, setValores] = useState(EMPTY);
  const [erros, setErros] = useState<Erros>({});
  const [busy, setBusy] = useState(false);
  const dados = { valores, erros, onValores: setValores };
  const save = async () => {
    if (busy) return;
    const found = errosOf(valores);
    setErros(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const { nome, email, telefone, cpf } = valores;
    const outcome = await send(
      "abrir_requerimento",
      {
        ...{ tipo, canal, nome, recebido_em: recebidoEm },
        ...{ email: email.trim() || null, telefone: normalizeTelefone(telefone) || null, cpf: cpf || null },
      },
      { aviso: "Pedido aberto", invalidate: ["requerimentos"] },
    );
    setBusy(false);
    if (outcome.status === "recusado") return setErros({ todos: outcome.erro.mensagem });
    onClose();
    if (outcome.status === "gravado") void navigate(`/titular/${outcome.saida.id}`);
  };
  return (
    <Sheet
      onClose={onClose}
      onSubmit={() => void save()}
      titulo="Abrir pedido de titular"
      className="max-w-150"
      footer={
        <CompactButton type="submit" variant="ipe" busy={busy}>
          Abrir e procurar os dados
        </CompactButton>
      }
    >
      <DenseRadios
        legend="O que pediu"
        name="tipo"
        value={tipo}
        onValueChange={setTipo}
        columns="grid-cols-2 md:grid-cols-4"
        card="text-center text-mata"
        options={keysOf(TIPOS_REQUERIMENTO).map((value) => ({ value, title: TIPOS_REQUERIMENTO[value].nome }))}
      />
      <div className="mt-4 grid grid-cols-2 gap-x-3 gap-y-3.5">
        <DadoField campo="nome" {...dados} />
        <DenseField
          as="select"
          label="Como pediu"
          span="max-md:col-span-2"
          value={canal}
          onValueChange={(value) => setCanal(value as CanalRequerimento)}
          options={CANAIS_DE_ABERTURA.map((value) => [value, CANAIS_REQUERIMENTO[value]])}
        />
        <DenseField
          type="date"
          label="Chegou em"
          value={recebidoEm}
          max={diaOf(Date.now())}
          onValueChange={setRecebidoEm}
          span="max-md:col-span-2"
        />
        <p className="col-span-2 mt-1 text-body text-pedra">
          Procurar por, ao menos um. Quanto mais, melhor: a mesma pessoa pode ter usado cada um num lugar.
        </p>
        <DadoField campo="email" {...dados} />
        <DadoField campo="telefone" {...dados} />
        <DadoField campo="cpf" {...dados} />
      </div>
      <FormError>{erros.todos}</FormError>
    </Sheet>
  );
}

interface DadoFieldProps {
  campo: keyof Valores;
  valores: Valores;
  erros: Erros;
  onValores: (valores: Valores) => void;
}

function DadoField({ campo, valores, erros, onValores }: DadoFieldProps) {
  return (
    <DenseField
      {...DADOS[campo]}
      spellCheck={false}
      maxLength={200}
      value={valores[campo]}
      onValueChange={(valor) => onValores({ ...valores, [campo]: valor })}
      error={erros[campo]}
    />
  );
}

const DADOS = {
  nome: { label: "Nome de quem pede", span: "col-span-2" },
  email: { label: "E-mail", span: "col-span-2", type: "email" },
  telefone: { label: "Telefone", span: "max-md:col-span-2", inputMode: "tel" },
  cpf: { label: "CPF", span: "max-md:col-span-2", inputMode: "numeric" },
} as const;

function errosOf({ nome, email, telefone, cpf }: Valores) {
  const erros: Erros = {};
  if (nome.trim() === "") erros.nome = "Escreva o nome de quem pede.";
  if (email.trim() && !isEmailValid(email)) erros.email = "Confira o e-mail.";
  if (telefone.trim() && !isTelefoneValid(telefone)) erros.telefone = "Confira o número, com o DDD.";
  if (cpf.trim() && !isCpfValid(cpf)) erros.cpf = "Confira o CPF: os números não fecham.";
  if (![email, telefone, cpf].some((value) => value.trim())) erros.todos = "Informe e-mail, telefone ou CPF.";
  return erros;
}

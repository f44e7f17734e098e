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
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { compactField } from "~/parts/compact-field.ts";
import { Sheet } from "~/pessoas/sheet.tsx";
import { Campo, campoLabel } from "./campo.tsx";

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
      <TipoChoice value={tipo} onValue={setTipo} />
      <div className="mt-4 grid grid-cols-2 gap-x-3 gap-y-3.5">
        <Campo
          label="Nome de quem pede"
          value={valores.nome}
          onValue={(nome) => setValores({ ...valores, nome })}
          error={erros.nome}
          className="col-span-2"
        />
        <CanalSelect value={canal} onValue={setCanal} />
        <Campo
          type="date"
          label="Chegou em"
          value={recebidoEm}
          max={diaOf(Date.now())}
          onValue={setRecebidoEm}
          className="max-md:col-span-2"
        />
        <ChavesFields valores={valores} erros={erros} onChange={setValores} />
      </div>
      <p role="alert" className="mt-2 font-semibold text-erro empty:hidden">
        {erros.todos}
      </p>
    </Sheet>
  );
}

function TipoChoice({ value, onValue }: { value: TipoRequerimento; onValue: (tipo: TipoRequerimento) => void }) {
  return (
    <fieldset>
      <legend className={campoLabel}>O que pediu</legend>
      <div className="mt-1 grid grid-cols-2 gap-2 md:grid-cols-4">
        {keysOf(TIPOS_REQUERIMENTO).map((tipo) => (
          <label
            key={tipo}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-linha-2 bg-white px-3 font-semibold text-mata hover:border-contorno has-checked:border-folha has-checked:bg-orvalho has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta"
          >
            <input
              type="radio"
              name="tipo"
              value={tipo}
              checked={tipo === value}
              data-autofocus={tipo === value || undefined}
              onChange={() => onValue(tipo)}
              className="sr-only"
            />
            {TIPOS_REQUERIMENTO[tipo].nome}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function CanalSelect({ value, onValue }: { value: CanalRequerimento; onValue: (canal: CanalRequerimento) => void }) {
  const id = useId();
  return (
    <div className="max-md:col-span-2">
      <label htmlFor={`${id}-canal`} className={campoLabel}>
        Como pediu
      </label>
      <select
        id={`${id}-canal`}
        value={value}
        onChange={({ target }) => onValue(target.value as CanalRequerimento)}
        className={`${compactField} mt-1 w-full max-lg:min-h-12 max-lg:text-base`}
      >
        {CANAIS_DE_ABERTURA.map((canal) => (
          <option key={canal} value={canal}>
            {CANAIS_REQUERIMENTO[canal]}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ChavesFieldsProps {
  valores: Valores;
  erros: Erros;
  onChange: (valores: Valores) => void;
}

/** What the person is looked for by. */
function ChavesFields({ valores, erros, onChange }: ChavesFieldsProps) {
  const set = (campo: keyof Valores) => (valor: string) => onChange({ ...valores, [campo]: valor });
  return (
    <>
      <p className="col-span-2 mt-1 text-body text-pedra">
        Procurar por, ao menos um. Quanto mais, melhor: a mesma pessoa pode ter usado cada um num lugar.
      </p>
      <Campo
        type="email"
        label="E-mail"
        value={valores.email}
        onValue={set("email")}
        error={erros.email}
        className="col-span-2"
      />
      <Campo
        inputMode="tel"
        label="Telefone"
        value={valores.telefone}
        onValue={set("telefone")}
        error={erros.telefone}
        className="max-md:col-span-2"
      />
      <Campo
        inputMode="numeric"
        label="CPF"
        value={valores.cpf}
        onValue={set("cpf")}
        error={erros.cpf}
        className="max-md:col-span-2"
      />
    </>
  );
}

function errosOf({ nome, email, telefone, cpf }: Valores) {
  const erros: Erros = {};
  if (nome.trim() === "") erros.nome = "Escreva o nome de quem pede.";
  if (email.trim() && !isEmailValid(email)) erros.email = "Confira o e-mail.";
  if (telefone.trim() && !isTelefoneValid(telefone)) erros.telefone = "Confira o número, com o DDD.";
  if (cpf.trim() && !isCpfValid(cpf)) erros.cpf = "Confira o CPF: os números não fecham.";
  if (![email, telefone, cpf].some((value) => value.trim())) erros.todos = "Informe e-mail, telefone ou CPF.";
  return erros;
}

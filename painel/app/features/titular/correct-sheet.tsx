import { isEmailValid, normalizeEmail } from "@eden/domain/documentos/email";
import { formatTelefone, isTelefoneValid, normalizeTelefone } from "@eden/domain/documentos/telefone";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { FormError } from "@eden/ui/dense/form-actions.tsx";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { Sheet } from "~/parts/sheet.tsx";
import { countRegistros, judge, type Requerimento } from "./palavras.ts";

interface Valores {
  nome: string;
  sobrenome: string;
  email: string;
  telefone: string;
}

/** Corrects name, e-mail or telephone in every row of the person; only what changed is sent. */
export function CorrectSheet({ requerimento, onClose }: { requerimento: Requerimento; onClose: () => void }) {
  const { send } = useComandos();
  const [before] = useState(() => valoresOf(requerimento));
  const [valores, setValores] = useState(before);
  const [erro, setErro] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    const problem = problemOf(before, valores);
    setErro(problem);
    if (problem) return;
    setBusy(true);
    const outcome = await send(
      "corrigir_requerimento",
      { id: requerimento.id, correcao: correcaoOf(before, valores) },
      { aviso: "Dados corrigidos", invalidate: ["requerimento", "requerimentos"] },
    );
    setBusy(false);
    if (outcome.status === "recusado") return setErro(outcome.erro.mensagem);
    onClose();
  };
  return (
    <Sheet
      onClose={onClose}
      onSubmit={() => void save()}
      titulo="Corrigir os dados"
      sub={`Corrige ${countRegistros(judge(requerimento.linhas).proprias.length)} e a pessoa do painel.`}
      className="max-w-130"
      footer={
        <CompactButton type="submit" variant="ipe" busy={busy}>
          Corrigir
        </CompactButton>
      }
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
        {CAMPOS.map(({ campo, ...field }) => (
          <DenseField
            key={campo}
            {...field}
            spellCheck={false}
            maxLength={200}
            value={valores[campo]}
            onValueChange={(value) => setValores({ ...valores, [campo]: value })}
          />
        ))}
      </div>
      <p className="mt-3 text-body text-pedra">Com conta no EdenApp, corrija também na plataforma.</p>
      <FormError>{erro}</FormError>
    </Sheet>
  );
}

const CAMPOS = [
  { campo: "nome", label: "Nome", span: "max-md:col-span-2", "data-autofocus": true },
  { campo: "sobrenome", label: "Sobrenome", span: "max-md:col-span-2" },
  { campo: "email", label: "E-mail", span: "col-span-2", type: "email" },
  { campo: "telefone", label: "Telefone", span: "col-span-2", inputMode: "tel" },
] as const;

function valoresOf({ nome, email, telefone }: Requerimento): Valores {
  const [first = "", ...rest] = (nome ?? "").split(" ");
  return { nome: first, sobrenome: rest.join(" "), email: email ?? "", telefone: formatTelefone(telefone ?? "") };
}

function correcaoOf(before: Valores, { nome, sobrenome, email, telefone }: Valores) {
  const renamed = nome !== before.nome || sobrenome !== before.sobrenome;
  return {
    nome: renamed ? nome.trim() : null,
    sobrenome: renamed ? sobrenome.trim() : null,
    email: email === before.email ? null : normalizeEmail(email),
    telefone: telefone === before.telefone ? null : normalizeTelefone(telefone),
  };
}

function problemOf(before: Valores, valores: Valores): string | undefined {
  const correcao = correcaoOf(before, valores);
  if (Object.values(correcao).every((valor) => valor === null)) return "Escreva o que muda.";
  if (correcao.nome === "" || correcao.sobrenome === "") return "Escreva nome e sobrenome.";
  if (correcao.email !== null && !isEmailValid(correcao.email)) return "Confira o e-mail.";
  if (correcao.telefone !== null && !isTelefoneValid(correcao.telefone)) return "Confira o número, com o DDD.";
  return undefined;
}

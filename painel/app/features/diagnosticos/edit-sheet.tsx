import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { LojaLinha } from "@eden/domain/painel/contrato-lojas";
import { nomeDaLoja } from "@eden/domain/painel/nome-da-loja";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowUpRight } from "lucide";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { call } from "~/clients/rpc.ts";
import { Sheet } from "~/parts/sheet.tsx";
import { CAMPO_IDS, type Campo, type LinhaLoja } from "./colunas.ts";
import { type Erros, errosOf, LojaFields } from "./loja-fields.tsx";
import { RemoveLoja } from "./remove-loja.tsx";

interface EditSheetProps {
  loja: LojaLinha;
  /** The field that is missing; else the name. */
  focus?: Campo | undefined;
  onClose: () => void;
  onInvite: (loja: { id: string }) => void;
}

const DOCUMENTOS: readonly Campo[] = ["cnpj", "cpf"];

/** Corrects a store. A store that gets its telephone here can be invited right after. */
export function EditSheet({ loja, focus = "nome", onClose, onInvite }: EditSheetProps) {
  const edit = useEdit(loja, onClose, onInvite);
  const { valores, agora, busy, online } = edit;
  const answered = loja.situacao === "respondeu";
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const leave = () => {
    onClose();
    if (pathname !== "/diagnosticos") navigate(`/diagnosticos${state?.lista ?? ""}`);
  };
  const invites = loja.telefone === null && valores.telefone.trim() !== "";
  return (
    <Sheet
      onClose={onClose}
      onSubmit={() => void edit.save(invites)}
      titulo="Editar loja"
      sub={nomeDaLoja(loja).nome}
      className="max-w-140"
      footer={
        <>
          {!answered && <RemoveLoja loja={loja} onRemoved={leave} className="mr-auto" />}
          <CompactButton
            type={invites ? "button" : "submit"}
            variant={invites ? "bare" : "mata"}
            busy={busy}
            aria-disabled={!online || undefined}
            onClick={invites ? () => void edit.save(false) : undefined}
          >
            Salvar
          </CompactButton>
          {invites && (
            <CompactButton type="submit" variant="ipe" busy={busy} aria-disabled={!online || undefined}>
              Salvar e {answered ? "conversar" : "convidar"}
              <Icon of={ArrowUpRight} size={18} />
            </CompactButton>
          )}
        </>
      }
    >
      <div ref={edit.box}>
        <LojaFields
          valores={valores}
          erros={edit.erros}
          onChange={edit.setValores}
          focus={focus}
          hidden={answered ? DOCUMENTOS : []}
          hints={{ ...hintsOf(loja), ...agora }}
        />
      </div>
      <p className="mt-3 text-body text-pedra">
        {answered
          ? `CNPJ ${formatCnpj(loja.cnpj)}. CNPJ e CPF ficam como estão, porque a loja já respondeu.`
          : "CNPJ e CPF podem mudar até a primeira resposta."}
      </p>
      <p role="alert" className="mt-2 font-semibold text-erro empty:hidden">
        {online ? edit.recusa : "Sem conexão. O que você escreveu continua aqui; salve quando ela voltar."}
      </p>
    </Sheet>
  );
}

const hintsOf = ({ nome, receita }: LojaLinha): Erros => ({
  cpf: "Não aparece aqui. Em branco, fica o que já está.",
  ...(!nome && receita && { nome: "Em branco, vale o nome da Receita." }),
});

function useEdit(loja: LojaLinha, onClose: () => void, onInvite: EditSheetProps["onInvite"]) {
  const { send, online } = useComandos();
  const [valores, setValores] = useState(() => valoresOf(loja));
  const [erros, setErros] = useState<Erros>({});
  const [recusa, setRecusa] = useState<string>();
  const [versao, setVersao] = useState(loja.versao);
  const [agora, setAgora] = useState<Erros>({});
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** Somebody else was faster: what is stored now stands beside what was typed, and the next save may replace it. */
  const showCurrent = async () => {
    const { loja: current } = await call("loja", { id: loja.id });
    const stored = valoresOf(current);
    const differs = CAMPO_IDS.filter((campo) => campo !== "cpf" && stored[campo] !== valores[campo]);
    setAgora(Object.fromEntries(differs.map((campo) => [campo, `Agora está: ${stored[campo] || "vazio"}`])));
    setVersao(current.versao);
  };
  const save = async (convidar: boolean) => {
    if (busy || !online) return;
    const found = errosOf(valores, { cpfOptional: true });
    setErros(found);
    setRecusa(undefined);
    const [first] = Object.keys(found);
    if (first) return box.current?.querySelector<HTMLElement>(`[data-campo="${first}"]`)?.focus();
    setBusy(true);
    const outcome = await send(
      "corrigir_loja",
      { id: loja.id, versao, ...valores },
      { aviso: "Loja corrigida", invalidate: ["lojas", "loja"] },
    );
    if (outcome.status === "recusado") {
      setRecusa(outcome.erro.mensagem);
      if (outcome.erro.status === 409) await showCurrent().catch(() => undefined);
      return setBusy(false);
    }
    onClose();
    if (convidar) onInvite(loja);
  };
  return { valores, setValores, erros, recusa, agora, busy, online, box, save };
}

const valoresOf = (loja: LojaLinha): LinhaLoja => ({
  cnpj: formatCnpj(loja.cnpj),
  cpf: "",
  nome: loja.nome ?? "",
  responsavel: loja.responsavel ?? "",
  telefone: loja.telefone ? formatTelefone(loja.telefone) : "",
  cidade: loja.cidade ?? "",
  uf: loja.uf ?? "",
});

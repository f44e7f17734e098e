import { Icon } from "@eden/ui/core/icon.tsx";
import { ClipboardCheck, type IconNode, MessageCircle, Pencil, Plus, Send, Upload } from "lucide";
import type { Saida } from "~/clients/rpc.ts";
import { useNow } from "~/parts/use-now.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { Cartao } from "./cartao.tsx";

type Passagem = Saida<"loja">["historia"][number];

const LOOK: Record<Passagem["tipo"], IconNode> = {
  criada: Plus,
  importada: Upload,
  corrigida: Pencil,
  convidada: Send,
  respondeu: ClipboardCheck,
  conversa: MessageCircle,
};

/** How the store got here, newest first, under what is still missing. */
export function Historia({ inteira: { historia, loja } }: { inteira: Saida<"loja"> }) {
  const now = useNow();
  const passed = [...historia].sort((one, other) => Date.parse(other.em) - Date.parse(one.em));
  const missing = missingOf(loja);
  return (
    <Cartao titulo="História" className="print:hidden">
      <ol className="mt-3 grid gap-3">
        {missing && (
          <li className={line}>
            <span aria-hidden="true" className="size-7.5 rounded-full border border-dashed border-contorno" />
            <span>
              <b className="font-strong text-aviso">Falta</b> {missing}
            </span>
          </li>
        )}
        {passed.map((passagem, index) => (
          <li key={`${passagem.em}-${passagem.tipo}`} className={line}>
            <span aria-hidden="true" className="grid size-7.5 place-items-center rounded-full bg-orvalho text-folha">
              <Icon of={LOOK[passagem.tipo]} size={16} />
            </span>
            <span className="min-w-0">{textOf(passagem, passed.slice(index + 1))}</span>
            <span className="text-small whitespace-nowrap text-pedra tabular-nums">
              {formatQuando(passagem.em, now)}
            </span>
          </li>
        ))}
      </ol>
    </Cartao>
  );
}

const line = "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2.5 text-body/snug";

function textOf({ tipo, autor, nota }: Passagem, before: readonly Passagem[]): string {
  const quem = autor && primeiroNome(autor);
  const again = before.some(({ tipo }) => tipo === "respondeu");
  switch (tipo) {
    case "criada":
      return quem ? `${quem} adicionou a loja` : "Entrou na lista";
    case "importada":
      return quem ? `${quem} importou a loja` : "Entrou pela importação";
    case "corrigida":
      return quem ? `${quem} corrigiu a loja` : "Dados corrigidos";
    case "respondeu":
      return `${again ? "Respondeu de novo" : "Respondeu"}${nota === null ? "" : `: ${nota}`}`;
    case "conversa":
      return quem ? `${quem} conversou com a loja` : "Uma conversa sobre o resultado";
    case "convidada":
      return `${quem ?? "A equipe"} ${verboOf(before)} pelo WhatsApp`;
  }
}

/** What an invitation was, by what came before it. */
function verboOf(before: readonly Passagem[]): string {
  if (before.some(({ tipo }) => tipo === "respondeu")) return "chamou";
  return before.some(({ tipo }) => tipo === "convidada") ? "lembrou" : "convidou";
}

function missingOf({ situacao, sem_conversa, telefone }: Saida<"loja">["loja"]): string | null {
  if (situacao === "sem_convite") return telefone ? "o convite" : "o telefone, para convidar";
  if (situacao === "convidada") return "a primeira resposta";
  return sem_conversa ? "uma conversa sobre o resultado" : null;
}

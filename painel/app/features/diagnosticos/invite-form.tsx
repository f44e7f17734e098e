import { AREAS, QUANTIDADE_PERGUNTAS } from "@eden/domain/diagnostico/areas";
import { type Fraca, fracaOf } from "@eden/domain/diagnostico/fraca";
import { formatTelefone, normalizeTelefone } from "@eden/domain/documentos/telefone";
import { EMPRESA } from "@eden/domain/empresa/empresa";
import { whatsappUrl } from "@eden/domain/empresa/whatsapp-url";
import { joinNomes } from "@eden/domain/join-nomes";
import { nomeDaLoja } from "@eden/domain/painel/nome-da-loja";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowUpRight } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useEu } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { ComposerText } from "~/parts/composer-text.tsx";
import { openOutside } from "~/parts/open-outside.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { Sheet } from "~/parts/sheet.tsx";
import { primeiroNome } from "~/pessoas/nomes.ts";
import type { LojaLinha } from "./use-lojas.ts";

/** Longest wait for the record before WhatsApp opens anyway; browsers allow a new tab only shortly after a click. */
const RECORD_MS = 900;
const MAX = 2000;

/** Records the invitation and opens WhatsApp with the text. It is sent there, by the member. */
function InviteForm({ loja, onDone }: { loja: LojaLinha; onDone?: () => void }) {
  const { membro } = useEu();
  const { send } = useComandos();
  const [edited, setEdited] = useState<string | null>(null);
  const texto = edited ?? conviteTexto(loja, membro.nome);
  const telefone = normalizeTelefone(loja.telefone ?? "");
  if (telefone === "") {
    return <p className="text-pedra">Esta loja não tem telefone. Em Editar loja, ponha um para escrever por aqui.</p>;
  }
  const open = async () => {
    const recorded = send(
      "convidar_loja",
      { id: loja.id, texto: texto.trim() },
      { aviso: loja.situacao === "respondeu" ? "Conversa anotada" : "Convite anotado", invalidate: ["lojas", "loja"] },
    );
    await Promise.race([recorded, new Promise((resolve) => setTimeout(resolve, RECORD_MS))]);
    openOutside(whatsappUrl(`55${telefone}`, texto.trim()));
    onDone?.();
  };
  return (
    <div
      data-form
      className="rounded-panel border border-linha-2 bg-white p-2 max-lg:border-0 max-lg:bg-transparent max-lg:p-0"
    >
      <ComposerText
        label={`Mensagem para ${formatTelefone(telefone)}`}
        value={texto}
        onText={setEdited}
        maxLength={MAX}
        data-autofocus
      />
      <div className="mt-1 flex justify-end">
        <CompactButton
          variant="ipe"
          aria-disabled={texto.trim() === "" || undefined}
          onClick={open}
          className="max-lg:w-full"
        >
          Abrir no WhatsApp
          <Icon of={ArrowUpRight} size={18} />
        </CompactButton>
      </div>
    </div>
  );
}

type LojaDoConvite = Pick<LojaLinha, "nome" | "responsavel" | "situacao" | "nota" | "nota_anterior" | "areas">;

/** The message that WhatsApp opens with: to answer, to remember, or to talk about the result. */
function conviteTexto(loja: LojaDoConvite, autor: string): string {
  const oi = loja.responsavel ? `Oi, ${primeiroNome(loja.responsavel)}!` : "Oi!";
  const daLoja = loja.nome ? ` da ${loja.nome}` : " da sua loja";
  const eu = `Aqui é ${primeiroNome(autor)}, do ${EMPRESA.nome}.`;
  const access = `É só entrar com o CNPJ da loja e o seu CPF: ${EMPRESA.origem}/diagnostico-gestao/`;
  if (loja.situacao === "respondeu" && loja.nota !== null) return `${oi} ${eu} ${resultado(loja, loja.nota, daLoja)}`;
  if (loja.situacao === "convidada") {
    return `${oi} ${eu} Passando para lembrar do diagnóstico de gestão${daLoja}. O resultado sai na hora, com os primeiros passos de cada área. ${access}`;
  }
  return `${oi} ${eu} Queremos convidar você para o diagnóstico de gestão${daLoja}: são ${QUANTIDADE_PERGUNTAS} perguntas, e o resultado sai na hora, com os primeiros passos de cada área. ${access}`;
}

function resultado({ nota_anterior, areas }: LojaDoConvite, nota: number, daLoja: string): string {
  const era = nota_anterior === null ? "" : `, e antes eram ${nota_anterior}`;
  const fraca = cuidadoText(fracaOf(areas));
  return `Vi o diagnóstico${daLoja}: ${nota} de 100${era}.${fraca} Posso mostrar por onde começar, numa conversa?`;
}

function cuidadoText(fraca: Fraca | null): string {
  if (!fraca || fraca.status === "iguais") return "";
  const nomes = (fraca.status === "uma" ? [fraca.area] : fraca.areas).map((area) => AREAS[area].nome.toLowerCase());
  return ` O que mais pede cuidado agora ${nomes.length === 1 ? "é" : "são"} ${joinNomes(nomes)}, com ${fraca.nota}.`;
}

/** The invitation of one store, from the list or right after it was added. */
export function InviteSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useRpc("loja", { id });
  const loja = query.data?.loja;
  return (
    <Sheet
      onClose={onClose}
      titulo={loja?.situacao === "respondeu" ? "Conversar pelo WhatsApp" : "Convidar pelo WhatsApp"}
      sub={loja && nomeDaLoja(loja).nome}
      className="max-w-130"
    >
      <QueryState query={query}>{(found) => <InviteForm loja={found.loja} onDone={onClose} />}</QueryState>
    </Sheet>
  );
}

import { acaoOf } from "@eden/domain/painel/acoes";
import { detalheDoRegistro } from "@eden/domain/painel/detalhe-do-registro";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useMay } from "~/clients/use-eu.ts";
import { formatHora } from "~/pessoas/quando.ts";
import { acaoIcon } from "./acao-icons.ts";
import type { Linha, Vezes } from "./fold-views.ts";

interface AcessoLineProps {
  vezes: Vezes;
  equipe: Saida<"eu">["equipe"];
}

/** One line of the record: time, who did what to whom, and what the record says about it. */
export function AcessoLine({ vezes, equipe }: AcessoLineProps) {
  const [linha] = vezes;
  // A list is opened, a person seen.
  const frase = linha.acao === "viu" && linha.alvo !== "pessoa" ? "abriu" : acaoOf(linha.acao).frase;
  const mayOpen = useMay("pessoa");
  const alvo = alvoOf(linha, equipe);
  return (
    <li className="grid min-h-12 grid-cols-[44px_34px_minmax(0,1fr)] items-center gap-x-2.5 border-b border-dashed border-linha-2 py-1.5 md:grid-cols-[48px_34px_minmax(0,1fr)_minmax(0,0.5fr)]">
      <time dateTime={linha.em} className="text-body text-pedra tabular-nums">
        {formatHora(linha.em)}
      </time>
      <span className="grid size-8.5 place-items-center rounded-full border border-linha bg-white text-folha">
        <Icon of={acaoIcon(linha.acao)} size={16} />
      </span>
      <p>
        <b className="font-semibold">{linha.membro?.nome ?? "Sistema"}</b> {frase}{" "}
        {mayOpen && linha.alvo === "pessoa" && linha.alvo_id && linha.pessoa ? (
          <Link
            to={`/caixa/${linha.alvo_id}`}
            className="relative font-semibold text-mata underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3 hover:underline"
          >
            {linha.pessoa}
          </Link>
        ) : (
          <b className="font-semibold">{alvo}</b>
        )}
      </p>
      <p className="text-body text-pedra max-md:col-start-3">
        {[timesOf(vezes), detalheDoRegistro(linha.detalhe)].filter(Boolean).join(" · ")}
      </p>
    </li>
  );
}

function timesOf(vezes: Vezes): string {
  if (vezes.length === 1) return "";
  const [last, first] = [vezes[0], vezes.at(-1) ?? vezes[0]].map(({ em }) => formatHora(em));
  return first === last ? `${vezes.length} vezes` : `${vezes.length} vezes, desde ${first}`;
}

/** What is not a person or a member; a source table is a row that the site sent. */
const ALVOS: Record<string, string> = {
  caixa: "a Caixa",
  busca: "pessoas",
  registro: "pessoas no registro de acessos",
  numeros: "os Números",
  sessao: "",
  horario: "",
  meta: "",
  agenda: "",
  modelo: "",
  vista: "",
  limite: "um formulário",
  texto: "",
  requerimento: "um pedido de titular",
  requerimentos: "os pedidos de titulares",
  pedidos: "um pagamento",
  diagnosticos_lojas: "uma loja do diagnóstico",
  lojas: "as lojas do diagnóstico",
};

/** Targets that are also read as a list, without an id. */
const LISTAS: Record<string, string> = {
  pedidos: "os pagamentos",
  diagnosticos_lojas: "as lojas do diagnóstico",
  ilegiveis: "os e-mails postos de lado",
};

function alvoOf({ alvo, alvo_id, pessoa, detalhe }: Linha, equipe: AcessoLineProps["equipe"]): string {
  if (alvo === "pessoa") return pessoa ?? "uma pessoa já apagada";
  if (alvo === "equipe") return equipe.find(({ id }) => id === alvo_id)?.nome ?? "alguém da equipe";
  if (alvo === null) return "";
  if (alvo === "caixa" && detalhe?.vista === "hoje") return "Hoje";
  if (alvo === "caixa" && detalhe?.vista === "funil") return "o Funil";
  return (alvo_id === null ? LISTAS[alvo] : undefined) ?? ALVOS[alvo] ?? "um envio do site";
}

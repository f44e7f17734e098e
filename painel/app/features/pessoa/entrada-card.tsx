import { tituloDaFase } from "@eden/domain/acompanhar/fase";
import { resumoOf } from "@eden/domain/atendimento/resumo";
import { AREAS } from "@eden/domain/diagnostico/areas";
import { FAIXAS, faixaOf } from "@eden/domain/diagnostico/faixas";
import { fracaOf, fracaText } from "@eden/domain/diagnostico/fraca";
import { joinNomes } from "@eden/domain/join-nomes";
import { type Fato, fatosOf } from "@eden/domain/painel/fatos";
import { areaNotaSchema } from "@eden/domain/painel/partes";
import { TIPOS_DE_CANAL } from "@eden/domain/painel/valores";
import { array, safeParse } from "valibot";
import { useNow } from "~/parts/use-now.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { ContratoLine } from "./contrato-line.tsx";
import { pedidoSituacao } from "./frases.ts";
import { type EntradaLinha, linhaKey } from "./linha-do-tempo.ts";

interface EntradaCardProps {
  linha: EntradaLinha;
  /** All rows of a purchase, oldest first. */
  partes?: readonly EntradaLinha[] | undefined;
}

/** What somebody sent: a message in full, a form as facts, a diagnostic with its score, a purchase with all its rows. */
export function EntradaCard({ linha, partes }: EntradaCardProps) {
  return (
    <article className="rounded-panel border border-linha bg-white px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 font-strong break-words">{partes ? "Compra do EdenApp" : tituloOf(linha)}</p>
        <span className="shrink-0 rounded-mark bg-areia px-2 py-0.5 text-micro font-semibold text-tinta tabular-nums">
          <span className="sr-only">Protocolo </span>
          {linha.protocolo}
        </span>
      </div>
      <p className="text-small text-pedra">A pessoa vê: {tituloDaFase(linha.fase, linha.tabela).join(" ")}</p>
      {partes ? (
        <ol className="mt-2 grid gap-2.5">
          {partes.map((parte) => (
            <Parte key={linhaKey(parte)} linha={parte} />
          ))}
        </ol>
      ) : (
        <Enviado linha={linha} />
      )}
    </article>
  );
}

/** One row of a purchase, with its own moment: they may be days apart. */
function Parte({ linha }: { linha: EntradaLinha }) {
  const now = useNow();
  return (
    <li className="border-linha border-t pt-2.5">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-strong">{PARTES[linha.tabela] ?? tituloOf(linha)}</span>
        <time dateTime={linha.em} className="text-micro text-pedra tabular-nums">
          {formatQuando(linha.em, now)}
        </time>
      </p>
      <Enviado linha={linha} />
    </li>
  );
}

const PARTES: Partial<Record<EntradaLinha["tabela"], string>> = {
  leadlive: "Interesse",
  pedidos: "Pedido",
  cadastros_app: "Cadastro",
};

function Enviado({ linha }: { linha: EntradaLinha }) {
  const mensagem = typeof linha.dados.mensagem === "string" ? linha.dados.mensagem : null;
  const fatos = diagnosticoFatos(linha)?.fatos ?? fatosOf(linha.dados);
  return (
    <>
      {mensagem && <blockquote className="mt-1.5 break-words whitespace-pre-line text-tinta">{mensagem}</blockquote>}
      {fatos.length > 0 && <Fatos fatos={fatos} />}
      {linha.tabela === "cadastros_app" && <ContratoLine linha={linha} />}
      {linha.trouxe.length > 0 && (
        <p className="mt-2 text-small text-aviso">
          Chegou com {joinNomes(linha.trouxe.map((tipo) => `outro ${TIPOS_DE_CANAL[tipo]}`))}
        </p>
      )}
      {linha.suspeita && <p className="mt-2 text-small text-erro-escuro">Suspeita: nenhum recibo saiu.</p>}
    </>
  );
}

function Fatos({ fatos }: { fatos: readonly Fato[] }) {
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-0.5 text-body">
      {fatos.map(({ nome, valor }) => (
        <div key={`${nome}-${valor}`} className="contents">
          <dt className="text-pedra">{nome}</dt>
          <dd className={CNPJ.test(valor) ? "whitespace-nowrap tabular-nums" : "break-words"}>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

/** It has places to break where it must not. */
const CNPJ = /^[\dA-Z.]{10}\/[\dA-Z]{4}-\d\d$/;

const diagnosticoFatos = (linha: EntradaLinha) =>
  linha.tabela === "diagnosticos_respostas" ? diagnosticoOf(linha.dados) : null;

function tituloOf(linha: EntradaLinha): string {
  const diagnostico = diagnosticoFatos(linha);
  if (diagnostico?.nota !== null && diagnostico?.nota !== undefined) return `Diagnóstico: ${diagnostico.nota} de 100`;
  if (linha.tabela === "contato") return "Mensagem do site";
  if (linha.tabela === "pedidos" && linha.situacao) return `${pedidoSituacao(linha.situacao)} do EdenApp`;
  return resumoOf(linha.resumo);
}

interface FatosDoDiagnostico {
  nota: number | null;
  fatos: Fato[];
}

/** Score, strongest and weakest area of a finished diagnostic, from `nota` and `areas` of the row, weakest area first. */
function diagnosticoOf(dados: Readonly<Record<string, unknown>>): FatosDoDiagnostico {
  const nota = typeof dados.nota === "number" ? dados.nota : null;
  const parsed = safeParse(array(areaNotaSchema), dados.areas);
  const areas = parsed.success ? parsed.output : [];
  const [strongest, fraca] = [areas.at(-1), fracaOf(areas)];
  const fatos: Fato[] = nota === null ? [] : [{ nome: "Faixa", valor: FAIXAS[faixaOf(nota)].nome }];
  if (!strongest || !fraca || areas.length === 1) return { nota, fatos };
  if (fraca.status === "iguais") return { nota, fatos: [...fatos, { nome: "Áreas", valor: fracaText(fraca) }] };
  fatos.push({ nome: "Mais forte", valor: `${AREAS[strongest.area].nome}, ${strongest.nota}` });
  const [nome, valor] = fraca.status === "uma" ? fracaText(fraca).split(": ") : ["Mais fracas", fracaText(fraca)];
  return { nota, fatos: [...fatos, { nome: nome ?? "", valor: valor ?? "" }] };
}

import { formatQuantidade } from "@eden/domain/ferramentas/celulas";
import { formatDia } from "@eden/domain/ferramentas/hoje";
import type { Resumo, Sugestao } from "@eden/domain/ferramentas/sugestoes";
import { Button } from "@eden/ui/core/button.tsx";
import { type ReactNode, useState } from "react";
import { Ficha, Recado } from "~/features/ferramentas/ficha.tsx";
import { count, up } from "./leitura-estoque.ts";

/** What to do tomorrow: idle money first, and apart from it what is missing. */
export function Sugestoes({ resumo }: { resumo: Resumo }) {
  const { periodo, sugestoes, emFalta, negativos, semCusto } = resumo;
  return (
    <div className="mt-6 grid gap-4 lg:grid-cols-2 lg:items-start">
      {sugestoes.length > 0 && (
        <Ficha titulo="Comece por estes" lead="Em ordem de dinheiro.">
          <Lista itens={sugestoes} detalhe={(item) => soldWords(item, periodo)} valor={({ parado }) => up(parado)} />
        </Ficha>
      )}
      <Ficha
        titulo={emFalta.produtos > 0 ? "E estes estão faltando" : "Nada em falta"}
        lead={emFalta.produtos > 0 ? "Vendem bem e o saldo acabou." : "Das classes A e B, todos têm saldo."}
      >
        <Lista itens={emFalta.primeiros} valor={({ classe }) => classe} />
        {negativos.produtos > 0 && (
          <Recado tone="aviso">
            {count(negativos.produtos, "produto")} com saldo negativo: confira a contagem.{" "}
            {negativos.primeiros.join(", ")}
            {negativos.produtos > negativos.primeiros.length && " e outros"}.
          </Recado>
        )}
        {semCusto > 0 && (
          <Recado tone="aviso">
            {count(semCusto, "produto")} sem custo no relatório: o dinheiro deles não entrou.
          </Recado>
        )}
        <Recado>
          Produto novo, sazonal ou de uso contínuo de um cliente pode estar parado por bom motivo. A lista é para olhar
          um a um.
        </Recado>
      </Ficha>
    </div>
  );
}

function soldWords({ estoque, vendido, ultimaVenda }: Sugestao, periodo: number): string {
  const stock = `${formatQuantidade(estoque)} em estoque`;
  if (vendido > 0) return `${stock} · ${count(vendido, "vendido")} em ${count(periodo, "dia")}`;
  const last = ultimaVenda ? `última venda em ${formatDia(ultimaVenda)}` : `nenhuma venda em ${count(periodo, "dia")}`;
  return `${stock} · ${last}`;
}

/** Shown before "Ver todos". */
const FIRST = 6;

interface ListaProps {
  itens: readonly Sugestao[];
  detalhe?: (item: Sugestao) => ReactNode;
  valor: (item: Sugestao) => string;
}

function Lista({ itens, detalhe, valor }: ListaProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ol className="mt-2">
        {itens.slice(0, isWhole ? undefined : FIRST).map((item, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one name
            key={place}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-linha border-t py-3.5 first:border-0"
          >
            <b className="min-w-0 break-words font-semibold text-[1.0625rem]/snug">{item.nome}</b>
            <span className="font-semibold font-titulo text-lg/snug text-mata lining-nums">{valor(item)}</span>
            {detalhe && <span className="text-pedra text-peq/snug">{detalhe(item)}</span>}
            <span
              className={`col-span-full font-semibold text-peq/snug ${item.isUrgent ? "text-terracota" : "text-folha"}`}
            >
              {item.acao}
            </span>
          </li>
        ))}
      </ol>
      {itens.length > FIRST && (
        <Button variant="outline" size="s" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole} className="mt-1">
          {isWhole ? "Mostrar menos" : `Ver todos os ${itens.length}`}
        </Button>
      )}
    </>
  );
}

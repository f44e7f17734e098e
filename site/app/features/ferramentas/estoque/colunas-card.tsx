import { formatQuantidade } from "@eden/domain/ferramentas/celulas";
import { COLUNAS, type Coluna, type Colunas, missingColunas } from "@eden/domain/ferramentas/colunas";
import { joinNomes } from "@eden/domain/join-nomes";
import { CompactSelect } from "@eden/ui/choice/compact-select.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { TextField } from "@eden/ui/form/text-field.tsx";
import { ArrowRight } from "lucide";
import { useEffect, useRef } from "react";
import type { Relatorio } from "~/clients/leitor/mensagens.ts";
import { CampoNumero } from "~/features/ferramentas/campo-numero.tsx";
import { Recado } from "~/features/ferramentas/ficha.tsx";
import { Frase } from "~/features/ferramentas/frase.tsx";
import { count } from "./leitura-estoque.ts";
import type { ContaEstoque } from "./use-estoque.ts";

const NOMES: Record<Coluna, string> = {
  nome: "Nome",
  estoque: "Estoque",
  custo: "Custo",
  vendido: "Vendido",
  codigo: "Código",
  preco: "Preço",
  ultimaVenda: "Última venda",
  validade: "Validade",
};
const OPCOES = COLUNAS.map((coluna) => ({ value: coluna, label: NOMES[coluna] }));
const FALTA: Partial<Record<Coluna, string>> = {
  nome: "do nome do produto",
  estoque: "do estoque",
  custo: "do custo",
  vendido: "da quantidade vendida",
};
const NUMEROS: readonly (Coluna | undefined)[] = ["estoque", "custo", "vendido", "preco"];

interface CardProps {
  conta: ContaEstoque;
  relatorio: Relatorio;
}

/** What was understood of the report; nothing is computed before the owner agrees. */
export function ColunasCard({ conta, relatorio }: CardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const missing = missingColunas(relatorio.colunas);
  const reason = reasonOf(missing, conta);
  const large = relatorio.amostras.estoque?.find((text) => text.includes("."));
  return (
    <section
      aria-labelledby="colunas-titulo"
      className="mt-4 rounded-ficha bg-papel px-4 pt-6 pb-6 shadow-suave lg:px-9 lg:pt-8.5 lg:pb-9"
    >
      <h2 id="colunas-titulo" ref={heading} tabIndex={-1} className="text-pergunta outline-none!">
        Confira se <em>entendemos</em>
      </h2>
      <p className="mt-2 max-w-[62ch] text-pedra">
        {contagemOf(relatorio)} Achamos o cabeçalho na linha {relatorio.linha}.{" "}
        <Primeiros produtos={relatorio.produtos} /> de cada coluna, do jeito que lemos
        {large && `: o estoque ${large} é mais de mil unidades`}.
      </p>
      <Lista conta={conta} relatorio={relatorio} isIncomplete={missing.length > 0} />
      <div className="mt-5.5 grid max-w-140 gap-x-3.5 sm:grid-cols-2 sm:*:col-span-1!">
        <CampoNumero
          conta={conta}
          nome="periodo"
          label="As vendas são de quantos dias?"
          hint={relatorio.periodo ? "Está no relatório." : "O período do relatório, como 90."}
          suffix="dias"
        />
        {relatorio.colunas.validade !== undefined && (
          <TextField
            type="date"
            label="Hoje é"
            hint="Para contar a validade."
            value={conta.hoje}
            onValueChange={(dia) => dia && conta.putHoje(dia)}
            className="max-sm:mt-3.5 *:[input]:h-12"
          />
        )}
      </div>
      <div className="max-w-[70ch]">
        <Achados relatorio={relatorio} missing={missing} />
      </div>
      <div className="mt-5.5 flex flex-wrap items-start gap-3">
        <div>
          <Button variant="ipe" reason={reason} onClick={() => !reason && conta.confirm()}>
            É isso mesmo
            <Icon of={ArrowRight} />
          </Button>
        </div>
        <Button variant="outline" onClick={conta.clear}>
          Escolher outro arquivo
        </Button>
      </div>
    </section>
  );
}

/** "8 produtos, de 10 linhas: 2 de lotes somadas ao seu produto, 1 de título ou total." */
function contagemOf({ produtos, linhas, recusadas, somadas }: Relatorio): string {
  const puladas = linhas - produtos - somadas - recusadas;
  const parts = [
    ...(somadas > 0 ? [`${formatQuantidade(somadas)} ${somadas === 1 ? "somada" : "somadas"} ao mesmo produto`] : []),
    ...(puladas > 0 ? [`${formatQuantidade(puladas)} de título ou total`] : []),
    ...(recusadas > 0 ? [`${formatQuantidade(recusadas)} com número que não lemos`] : []),
  ];
  if (parts.length === 0) return `${count(produtos, "produto")}.`;
  return `${count(produtos, "produto")}, de ${count(linhas, "linha")}: ${joinNomes(parts)}.`;
}

function reasonOf(missing: readonly Coluna[], { valores, erros }: ContaEstoque): string | undefined {
  if (missing.length > 0) return missingWords(missing);
  if (erros.periodo) return erros.periodo;
  return valores.periodo === null ? "Falta dizer de quantos dias são as vendas." : undefined;
}

const missingWords = (missing: readonly Coluna[]) =>
  `${missing.length > 1 ? "Faltam as colunas" : "Falta a coluna"} ${joinNomes(missing.map((coluna) => FALTA[coluna] ?? ""))}.`;

function Achados({ relatorio: { titulos, colunas }, missing }: { relatorio: Relatorio; missing: readonly Coluna[] }) {
  if (missing.length > 0)
    return (
      <Recado tone="aviso">
        {priceWords(titulos, colunas)}
        {missingWords(missing)} Se ela existe com outro nome, escolha acima. Se não, exporte o relatório de novo com
        ela.
      </Recado>
    );
  const left = titulos.filter((titulo, place) => titulo && !Object.values(colunas).includes(place));
  const fora =
    left.length > 3
      ? ` As outras ${left.length} colunas ficam de fora e são esquecidas agora.`
      : ` ${left.length > 1 ? "As colunas" : "A coluna"} ${joinNomes(left)} ${left.length > 1 ? "ficam de fora e são esquecidas" : "fica de fora e é esquecida"} agora.`;
  return (
    <Recado>
      <Frase>{`Achamos **nome, estoque, custo e vendido**. É o que a conta precisa.${left.length > 0 ? fora : ""}`}</Frase>
    </Recado>
  );
}

/** "Venda" alone is often the price. */
function priceWords(titulos: readonly string[], { preco, vendido }: Colunas): string {
  const titulo = titulos[preco ?? -1] ?? "";
  return vendido === undefined && /^vendas?$/i.test(titulo) ? `“${titulo}” parece preço: tem centavos. ` : "";
}

interface ListaProps extends CardProps {
  isIncomplete: boolean;
}

/** More unused columns than these are folded away. */
const FEW = 3;

function Lista({ conta, relatorio, isIncomplete }: ListaProps) {
  const { titulos, colunas } = relatorio;
  const places = titulos.map((_, place) => place);
  const unused = places.filter((place) => !Object.values(colunas).includes(place));
  const folds = unused.length > FEW && !isIncomplete;
  const shown = folds ? places.filter((place) => !unused.includes(place)) : places;
  const toItem = (place: number) => <Item key={place} conta={conta} relatorio={relatorio} place={place} />;
  return (
    <>
      <ul className={listStyle}>{shown.map(toItem)}</ul>
      {folds && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4">
            Ver as outras {unused.length} colunas
          </summary>
          <ul className={listStyle}>{unused.map(toItem)}</ul>
        </details>
      )}
    </>
  );
}

/** One line each on a phone; side by side on a wide screen, and sideways when there are many. */
const listStyle = "mt-5 xl:flex xl:overflow-x-auto xl:px-1 xl:pt-1 xl:pb-2 xl:-mx-1 [scrollbar-width:thin]";

const widths: Record<string, string> = { nome: "xl:flex-[2_0_15rem]", ultimaVenda: "xl:flex-[1_0_9.5rem]" };

function Item({ conta, relatorio, place }: CardProps & { place: number }) {
  const { titulos, colunas, amostras } = relatorio;
  const coluna = COLUNAS.find((one) => colunas[one] === place);
  const titulo = titulos[place] || `Coluna ${place + 1}`;
  const samples = coluna ? (amostras[coluna] ?? []) : [];
  const choose = (chosen: string) => {
    const kept = Object.entries(colunas).filter(([one, at]) => one !== chosen && at !== place);
    conta.mapear({ ...(Object.fromEntries(kept) as Colunas), ...(chosen && { [chosen]: place }) });
  };
  return (
    <li
      className={classNames(
        "grid grid-cols-2 items-center gap-x-3 md:grid-cols-[minmax(0,1fr)_18rem] border-linha border-t py-3.5 first:border-0 xl:block xl:border-0 xl:py-0",
        widths[coluna ?? ""] ?? "xl:flex-[1_0_7.5rem]",
      )}
    >
      <div className="order-last min-w-0 xl:pr-3">
        <CompactSelect
          label={`O que é a coluna ${titulo}`}
          options={OPCOES}
          none="Não usar"
          value={coluna ?? ""}
          onValueChange={choose}
        />
      </div>
      <div className="min-w-0">
        <p className="font-semibold leading-snug xl:mt-1.5 xl:line-clamp-2 xl:min-h-10 xl:pr-3 xl:font-medium xl:text-pedra xl:text-sm">
          <span className="hidden xl:inline">no arquivo: </span>
          {titulo}
        </p>
        <ul
          className={classNames(
            "text-pedra text-peq/snug xl:mt-2 xl:text-base xl:text-tinta",
            NUMEROS.includes(coluna) && "tabular-nums lining-nums xl:text-right",
          )}
        >
          {[0, 1, 2].map((row) => (
            <li
              key={row}
              className={classNames(
                "truncate xl:border-linha xl:border-t xl:py-3 xl:pr-4",
                row === 2 && "hidden xl:block",
                !coluna && "hidden text-pedra xl:block",
              )}
            >
              {coluna ? (samples[row] ?? "\u00a0") : "fica de fora"}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** As many as the width shows. */
const Primeiros = ({ produtos }: { produtos: number }) =>
  [2, 3].map((shown) => (
    <span key={shown} className={shown === 2 ? "xl:hidden" : "hidden xl:inline"}>
      {produtos === 1 ? "O primeiro" : `Os ${Math.min(produtos, shown)} primeiros`}
    </span>
  ));

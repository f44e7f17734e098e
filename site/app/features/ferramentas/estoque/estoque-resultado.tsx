import { formatQuantidade } from "@eden/domain/ferramentas/celulas";
import type { Resumo } from "@eden/domain/ferramentas/sugestoes";
import { useWidth } from "@eden/ui/chart/use-width.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Download, Printer, Table } from "lucide";
import { type ReactNode, useEffect } from "react";
import { noteStep } from "~/clients/note-step.ts";
import { Acao, Restart } from "~/features/ferramentas/acoes-da-conta.tsx";
import { Antes } from "~/features/ferramentas/antes.tsx";
import { CampoNumero } from "~/features/ferramentas/campo-numero.tsx";
import { Fita, showResultado } from "~/features/ferramentas/fita.tsx";
import { Dados } from "~/features/ferramentas/grafico.tsx";
import { KeepMes } from "~/features/ferramentas/keep-mes.tsx";
import { Resultado } from "~/features/ferramentas/resultado.tsx";
import { Vaso } from "~/features/ferramentas/vaso.tsx";
import { vaso2 } from "~/images/vaso-2.ts";
import { diasWords, leituraOf, seisOf, up } from "./leitura-estoque.ts";
import { boardRows, Prateleiras } from "./prateleiras.tsx";
import { Sugestoes } from "./sugestoes-lista.tsx";
import type { ContaEstoque } from "./use-estoque.ts";

interface ResultadoProps {
  conta: ContaEstoque;
  resumo: Resumo;
}

export function EstoqueResultado({ conta, resumo }: ResultadoProps) {
  const [ref, width] = useWidth();
  const leitura = leituraOf(resumo);
  // The button that had the focus is gone.
  useEffect(showResultado, []);
  return (
    <>
      <div className="lg:mt-34 lg:[&_picture_img]:h-32">
        <Resultado
          leitura={leitura}
          vazio={leitura}
          isExemplo={conta.isExemplo}
          antes={!conta.isExemplo && <Antes id="estoque" mes={conta.guarda.mes} seis={seisOf(resumo)} />}
          lado={
            <div ref={ref} className="mt-7 overflow-hidden lg:mt-0">
              <Prateleiras resumo={resumo} width={width} />
            </div>
          }
        >
          <Vaso of={vaso2} isGrown />
          <Tres resumo={resumo} />
        </Resultado>
      </div>
      <Alvos conta={conta} resumo={resumo} />
      <Sugestoes resumo={resumo} />
      <div className="mt-4.5 flex flex-wrap gap-2.5">
        <Acao icon={Printer} onClick={print}>
          Imprimir
        </Acao>
        <Acao icon={Download} onClick={conta.saveLista}>
          Baixar a lista
        </Acao>
        <Restart asks={!conta.isExemplo} onClear={conta.restart} />
      </div>
      {!conta.isExemplo && <KeepMes id="estoque" seis={seisOf(resumo)} conta={conta.guarda} />}
      <Fita {...leitura} />
    </>
  );
}

function print() {
  noteStep(3);
  window.print();
}

function Tres({ resumo: { cobertura, valor, emFalta } }: { resumo: Resumo }) {
  return (
    <dl className="mt-7 grid grid-cols-3 gap-x-4 border-white/15 border-t pt-5">
      <Numero valor={cobertura === null ? "sem venda" : diasWords(cobertura)}>dura o estoque inteiro</Numero>
      <Numero valor={up(valor)}>na prateleira, a custo</Numero>
      <Numero valor={formatQuantidade(emFalta.produtos)}>das classes A e B em falta</Numero>
    </dl>
  );
}

function Numero({ valor, children }: { valor: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-nevoa text-peq/snug">{children}</dt>
      <dd className="font-semibold font-titulo text-[clamp(1.1875rem,0.95rem+1.1vw,2rem)]/tight text-white tracking-tight lining-nums">
        {valor}
      </dd>
    </div>
  );
}

const ALVOS = [
  ["alvoA", "Classe A"],
  ["alvoB", "Classe B"],
  ["alvoC", "Classe C"],
] as const;

/** What the hatching means, the days behind it, which are ours and can be changed, and the shelf in a table. */
function Alvos({ conta, resumo }: ResultadoProps) {
  const { A, B, C } = resumo.alvos;
  return (
    <div className="mt-3 text-pedra text-peq">
      <p>
        Hachurado: parado. Alvo de {A} dias para A, {B} para B e {C} para C. São ponto de partida nosso, não norma.
      </p>
      <div className="flex flex-wrap items-start gap-x-6 *:open:w-full">
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-base text-folha underline underline-offset-4">
            Mudar os alvos
          </summary>
          <div className="mt-1 mb-3 grid max-w-150 grid-cols-3 gap-x-3 rounded-cartao bg-papel px-4 py-4.5 text-tinta shadow-suave *:col-span-1!">
            {ALVOS.map(([nome, label]) => (
              <CampoNumero key={nome} conta={conta} nome={nome} label={label} suffix="d" />
            ))}
          </div>
        </details>
        <details>
          <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-base text-folha">
            <Icon of={Table} size={20} />
            Ver em tabela
          </summary>
          <div className="mb-3 max-w-180 rounded-cartao bg-papel px-4 pt-2 pb-1 text-tinta shadow-suave">
            <Dados
              caption="O que está na prateleira"
              colunas={["Classe", "Produtos", "A custo", "Parado"]}
              linhas={boardRows(resumo)}
            />
          </div>
        </details>
      </div>
    </div>
  );
}

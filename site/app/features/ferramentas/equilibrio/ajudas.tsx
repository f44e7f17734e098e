import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { dinheiro } from "@eden/domain/ferramentas/campos";
import { isDasEstranho, vencimentoDoDas } from "@eden/domain/ferramentas/das";
import type { CampoEquilibrio } from "@eden/domain/ferramentas/equilibrio";
import { fatoDe } from "@eden/domain/ferramentas/fatos/fato";
import { MONOFASICO } from "@eden/domain/ferramentas/fatos/simples";
import { cmvOf, margemOf, margemOfMarkup } from "@eden/domain/ferramentas/margem";
import { addMeses, mesEAno, nomeDoMes } from "@eden/domain/ferramentas/mes";
import { formatTaxa, formatValor, round } from "@eden/domain/ferramentas/numero";
import { hasMonofasico, rbt12OfStart, receitaDoInicio, VIRADA } from "@eden/domain/ferramentas/simples";
import { SelectField } from "@eden/ui/choice/select-field.tsx";
import { useState } from "react";
import type { ContaDeCampos } from "~/features/ferramentas/campos-da-conta.ts";
import { Recado } from "~/features/ferramentas/ficha.tsx";
import { Frase } from "~/features/ferramentas/frase.tsx";
import type { Quando } from "~/features/ferramentas/quando.ts";
import { Ajuda, type Pergunta, Perguntas } from "./ajuda.tsx";
import { computeConta, impostoOf, simplesOf, TABELA } from "./conta-equilibrio.ts";
import { up } from "./leitura-equilibrio.ts";

interface AjudaProps {
  onTexto: (texto: string) => void;
}

const VENDI: Pergunta = { campo: dinheiro("o que vendeu"), label: "Vendi no mês" };
const CUSTOU: Pergunta = { campo: dinheiro("o que custou"), label: "Custo do que vendi" };
const COMPREI: Pergunta = { campo: dinheiro("as compras"), label: "Comprei no mês" };
const estoque = (label: string): Pergunta => ({ campo: { ...dinheiro("o estoque"), min: 0 }, label });
const ESTOQUES = [estoque("Estoque no começo, a custo"), estoque("Estoque no fim, a custo")];

/** Two ways to a margin: the cost of what was sold is known, or follows from purchases and two stocks. */
export function MargemAjuda({ onTexto }: AjudaProps) {
  return (
    <>
      <Ajuda summary="Não sei: pelo custo do que vendi">
        <Perguntas
          perguntas={[VENDI, CUSTOU]}
          answer={([vendas = 0, custo = 0]) => margemWords(vendas, custo)}
          botao="Usar esta margem"
          onTexto={onTexto}
        />
      </Ajuda>
      <Ajuda summary="Só sei quanto comprei">
        <p className="text-peq/snug">Compra não é custo do que vendeu: sem os dois estoques não dá para saber.</p>
        <Perguntas
          perguntas={[VENDI, COMPREI, ...ESTOQUES]}
          answer={([vendas = 0, compras = 0, inicial = 0, final = 0]) =>
            margemWords(vendas, cmvOf(inicial, compras, final))
          }
          botao="Usar esta margem"
          onTexto={onTexto}
        />
      </Ajuda>
    </>
  );
}

function margemWords(vendas: number, custo: number): { words: string; texto: string | null } {
  if (custo < 0) return { words: "O estoque do fim passa de tudo o que havia: confira os dois.", texto: null };
  const margem = margemOf(vendas, custo);
  if (margem === null) return { words: "O custo passa das vendas: não há margem.", texto: null };
  return { words: `Margem de ${formatTaxa(margem)}%.`, texto: margem > 9500 ? null : formatTaxa(margem) };
}

/** The revenue of a young shop, by the rule of the month of the sales. */
export function ReceitaAjuda({ mes, onTexto }: AjudaProps & { mes: string }) {
  const [abertura, setAbertura] = useState("");
  const meses = Array.from({ length: 13 }, (_, index) => addMeses(mes, -index));
  const receita = abertura ? receitaDoInicio(abertura, mes) : null;
  return (
    <Ajuda summary="Abri há menos de um ano">
      <SelectField
        id="abertura"
        label="Mês em que abriu"
        options={meses.map((value) => ({ value, label: mesEAno(value) }))}
        value={abertura}
        onValueChange={setAbertura}
      />
      {receita?.status === "meses" && (
        <Perguntas
          key={abertura}
          perguntas={[{ campo: dinheiro("as vendas"), label: somaWords(receita) }]}
          answer={([soma = 0]) => {
            const texto = formatValor(rbt12OfStart(soma, receita.meses));
            return { words: `${receita.meses === 1 ? "O mês" : "A média"} × 12 dá R$ ${texto}.`, texto };
          }}
          botao="Usar esta receita"
          onTexto={onTexto}
        />
      )}
      {receita?.status === "faixa-1" && (
        <Perguntas
          perguntas={[]}
          answer={() => ({ words: "Nos dois primeiros meses vale a faixa 1, venda o que vender.", texto: "0" })}
          botao="Usar a faixa 1"
          onTexto={onTexto}
        />
      )}
      {receita?.status === "completa" && (
        <p className="text-peq/snug">Já há doze meses: digite a receita deles acima.</p>
      )}
    </Ajuda>
  );
}

const somaWords = ({ de, ate }: { de: string; ate: string }) =>
  de === ate ? `Vendas de ${nomeDoMes(de)}` : `Vendas somadas, de ${nomeDoMes(de)} a ${nomeDoMes(ate)}`;

export function MarkupRecado({ margem }: { margem: number }) {
  return (
    <Recado tone="aviso">
      Isso parece markup, não margem: margem é sobre o preço de venda. Um markup de {formatTaxa(margem)}% é uma margem
      de {formatTaxa(margemOfMarkup(margem))}%.
    </Recado>
  );
}

export function PartesHint({ mes }: { mes: string }) {
  return (
    <p className="mt-2 text-pedra text-peq/snug">
      Opcional. Parte das vendas com {hasMonofasico(mes) && "PIS e Cofins já pagos na indústria (monofásico) e com "}
      ICMS já pago (substituição). Sem isso, a conta sai pelo lado mais caro. Pergunte ao contador se a sua apuração
      separa esses produtos.
    </p>
  );
}

interface RecadoProps {
  conta: ContaDeCampos<CampoEquilibrio>;
}

/** What the last DAS says, and which rule it still follows. */
export function DasRecado({ conta: { valores }, quando, vendas }: RecadoProps & { quando: Quando; vendas: string }) {
  const imposto = impostoOf(valores, null);
  const { antes, depois, desde } = VIRADA;
  const vence = vencimentoDoDas(depois);
  return (
    <>
      {imposto !== null && (
        <Recado tone={isDasEstranho(imposto) ? "aviso" : "orvalho"}>
          <Frase>{`De cada R$ 100 vendidos, **R$ ${formatTaxa(imposto)}** vão para o imposto.${isDasEstranho(imposto) ? " O DAS e as vendas são do mesmo mês?" : ""}`}</Frase>
        </Recado>
      )}
      {quando.hoje >= desde && quando.hoje < vence && vendas < depois && (
        <Recado tone="aviso">
          Este DAS ainda é pela regra de {antes.slice(0, 4)}. O de {nomeDoMes(depois)}, que vence em{" "}
          {Number(vence.slice(8))} de {nomeDoMes(vence)}, já vem pela nova.
        </Recado>
      )}
    </>
  );
}

/** What the table of the Simples says about the revenue typed. */
export function SimplesRecado({ conta: { valores }, mes }: RecadoProps & { mes: string }) {
  const simples = simplesOf(valores, mes);
  if (!simples) return null;
  if (simples.status === "fora")
    return (
      <Recado tone="aviso">
        Acima de R$ 4.800.000 em 12 meses o Simples não se aplica. Escolha “Sei o percentual” e digite o imposto.
      </Recado>
    );
  if (simples.status === "guias")
    return (
      <Recado tone="aviso">Acima de R$ 3,6 milhões o ICMS pode sair do DAS. Some as guias em “Último DAS”.</Recado>
    );
  const { faixa, efetiva, comSegregacao, vencida } = simples;
  const menos =
    comSegregacao < efetiva ? ` Com o que já foi pago antes, fica em **${formatTaxa(comSegregacao)}%**.` : "";
  return (
    <>
      <Recado>
        <Frase>{`Faixa ${faixa} do Anexo I: alíquota efetiva de **${formatTaxa(efetiva)}%**.${menos}`}</Frase>
      </Recado>
      {vencida && (
        <Recado tone="aviso">
          A última tabela conferida aqui é a de {vencida}. Confirme com o contador, ou use o último DAS.
        </Recado>
      )}
    </>
  );
}

/** The rate before and after the change of the law, with the same numbers. */
export function Virada({ conta, quando: { hoje } }: RecadoProps & { quando: Quando }) {
  const valores = { ...conta.valores, regime: TABELA };
  const [antes, depois] = [VIRADA.antes, VIRADA.depois].map((mes) => {
    const feita = computeConta(valores, { mes, hoje });
    const resultado = feita.status === "feita" ? feita.resultado : null;
    return {
      mes,
      imposto: impostoOf(valores, simplesOf(valores, mes)),
      dia: resultado?.status === "ok" ? `${up(resultado.dia)} por dia` : "",
    };
  }) as [Lado, Lado];
  if (antes.imposto === null || depois.imposto === null) return null;
  const [pagava, paga] = [antes.imposto, depois.imposto].map((imposto) =>
    round(((valores.vendas ?? 0) * imposto) / 10_000),
  ) as [number, number];
  const isLeitura = fatoDe(MONOFASICO, VIRADA.depois).fato.certeza === "leitura";
  return (
    <section className="mt-4 rounded-cartao bg-sol p-4" aria-labelledby="virada-titulo">
      <h3 id="virada-titulo" className="font-semibold font-texto text-[1.0625rem]/snug text-tinta tracking-normal">
        O que muda em {nomeDoMes(VIRADA.depois)}
      </h3>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        <UmLado {...antes} quando={`Até ${nomeDoMes(antes.mes)}`} />
        <UmLado {...depois} quando={`A partir de ${nomeDoMes(depois.mes)}`} />
      </dl>
      <p className="mt-3 text-peq/snug">
        {paga > pagava && (
          <>
            São <b className="font-semibold">{formatReais(paga - pagava)} a mais por mês</b>, com a mesma venda.{" "}
          </>
        )}
        {isLeitura && <b className="font-semibold">Leitura nossa da lei: </b>}o desconto do monofásico sai do DAS. O
        preço de compra também pode mudar. Confirme com o contador.
      </p>
    </section>
  );
}

interface Lado {
  mes: string;
  imposto: number | null;
  dia: string;
}

function UmLado({ quando, imposto, dia }: Lado & { quando: string }) {
  return (
    <div>
      <dt className="text-peq">{quando}</dt>
      <dd>
        <span className="valor block text-[1.75rem]/tight text-mata">{formatTaxa(imposto ?? 0)}%</span>
        <span className="text-peq">{dia}</span>
      </dd>
    </div>
  );
}

import { dinheiro, inteiro } from "@eden/domain/ferramentas/campos";
import { margemOf, margemOfMarkup } from "@eden/domain/ferramentas/margem";
import { formatTaxa, formatValor } from "@eden/domain/ferramentas/numero";
import { rbt12OfStart, type Simples } from "@eden/domain/ferramentas/simples";
import { Recado } from "~/features/ferramentas/ficha.tsx";
import { Frase } from "~/features/ferramentas/frase.tsx";
import { Ajuda } from "./ajuda.tsx";

interface AjudaProps {
  onTexto: (texto: string) => void;
}

export function MargemAjuda({ onTexto }: AjudaProps) {
  return (
    <Ajuda
      summary="Não sei: calcular pelo que vendi e comprei"
      perguntas={[
        { campo: dinheiro("o que vendeu"), label: "Vendi no mês" },
        { campo: dinheiro("o que custou"), label: "Custo do que vendi" },
      ]}
      answer={(vendi, custou) => {
        const margem = margemOf(vendi, custou);
        if (margem === null) return { words: "O custo passa das vendas: não há margem.", texto: null };
        return { words: `Margem de ${formatTaxa(margem)}%.`, texto: margem > 9500 ? null : formatTaxa(margem) };
      }}
      botao="Usar esta margem"
      onTexto={onTexto}
    />
  );
}

export function ReceitaAjuda({ onTexto }: AjudaProps) {
  return (
    <Ajuda
      summary="Abri há menos de um ano"
      perguntas={[
        { campo: dinheiro("as vendas"), label: "Vendas somadas dos meses fechados" },
        { campo: inteiro("os meses", 1, 12), label: "Quantos meses" },
      ]}
      answer={(soma, meses) => {
        const texto = formatValor(rbt12OfStart(soma, meses));
        return { words: `A média × 12 dá R$ ${texto}. No primeiro mês, conte o próprio mês.`, texto };
      }}
      botao="Usar esta receita"
      onTexto={onTexto}
    />
  );
}

export function MarkupRecado({ margem }: { margem: number }) {
  return (
    <Recado tone="aviso">
      Isso parece markup, não margem: margem é sobre o preço de venda. Um markup de {formatTaxa(margem)}% é uma margem
      de {formatTaxa(margemOfMarkup(margem))}%.
    </Recado>
  );
}

export function PartesHint() {
  return (
    <p className="mt-2 text-pedra text-peq/snug">
      Opcional. Parte das vendas com PIS e Cofins já pagos na indústria (monofásico) e com ICMS já pago (substituição).
      Sem isso, a conta sai pelo lado mais caro. Pergunte ao contador se a sua apuração separa esses produtos.
    </p>
  );
}

interface SimplesRecadoProps {
  simples: Simples;
  /** A share was paid before the goods reached the shop. */
  temParte: boolean;
}

export function SimplesRecado({ simples, temParte }: SimplesRecadoProps) {
  return (
    <Recado>
      <Frase>{simplesWords(simples, temParte)}</Frase>
    </Recado>
  );
}

/** What the table of the Simples says about the revenue typed. */
function simplesWords(simples: Simples, temParte: boolean): string {
  if (simples.status === "fora")
    return "Acima de R$ 4.800.000 em 12 meses o Simples não se aplica. Escolha “Sei o percentual” e digite o imposto.";
  if (simples.status === "sem-tabela")
    return "A tabela do Simples mudou e ainda não foi conferida aqui. Escolha “Sei o percentual” e digite o imposto.";
  const { status, faixa, efetiva, comSegregacao } = simples;
  const apart = status === "sublimite" ? " Acima de R$ 3.600.000 o ICMS é pago à parte e não está nesta conta." : "";
  const menos = temParte ? ` Com o que já foi pago antes, fica em **${formatTaxa(comSegregacao)}%**.` : "";
  return `Faixa ${faixa} do Anexo I: alíquota efetiva de **${formatTaxa(efetiva)}%**.${menos}${apart}`;
}

import { aulas, ferramentas, setePerguntas } from "~/content/ferramentas.ts";
import { ProximoPasso } from "~/features/ferramentas/proximo-passo.tsx";
import type { ContaEquilibrio } from "./conta-equilibrio.ts";
import { up } from "./leitura-equilibrio.ts";

interface PassoProps {
  conta: ContaEquilibrio;
  isExemplo: boolean;
}

const FLUXO = { label: ferramentas.fluxo.nome, to: ferramentas.fluxo.path };
const ESTOQUE = { label: ferramentas.estoque.nome, to: ferramentas.estoque.path };

/** A shop that does not pay its month talks to a consultant; the others look at the rest. An example sends no message. */
export function EquilibrioPasso({ conta, isExemplo }: PassoProps) {
  const mensagem = isExemplo ? null : mensagemOf(conta);
  if (mensagem)
    return (
      <ProximoPasso
        titulo={
          <>
            Um mês que não fecha tem <em>saída</em>
          </>
        }
        texto="Um consultor do grupo olha esses números com você. Você vê a mensagem antes de enviar."
        botao="Falar com um consultor"
        destino={{ mensagem }}
        quietos={[ESTOQUE, { label: "Sete perguntas sobre a loja", to: setePerguntas }]}
      />
    );
  return (
    <ProximoPasso
      titulo={
        <>
          {conta.status === "feita" && "O número está de pé. "}E o resto da <em>gestão</em>?
        </>
      }
      texto="Sete perguntas, uma por área. Você vê na hora a mais forte e a que pede cuidado. Sem CNPJ, e nada é guardado."
      botao="Responder às sete perguntas"
      destino={{ to: setePerguntas }}
      quietos={[FLUXO, aulas]}
    />
  );
}

/** Only figures of the result: no name and no CNPJ. Null where the month pays itself, or nobody knows yet. */
export function mensagemOf(conta: ContaEquilibrio): string | null {
  if (conta.status !== "feita") return null;
  const { resultado, entrada } = conta;
  if (resultado.status === "sem-equilibrio")
    return "Olá! Usei a conta do ponto de equilíbrio: com a minha margem de hoje o mês não fecha. Quero conversar sobre a minha farmácia.";
  if (!entrada.vendas || !resultado.hoje || resultado.hoje.sobra >= 0) return null;
  return `Olá! Usei a conta do ponto de equilíbrio: preciso vender ${up(resultado.dia)} por dia e hoje vendo ${up(entrada.vendas / entrada.dias)}. Quero conversar sobre a minha farmácia.`;
}

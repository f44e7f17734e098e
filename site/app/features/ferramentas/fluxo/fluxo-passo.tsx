import { aulas, ferramentas } from "~/content/ferramentas.ts";
import { ProximoPasso } from "~/features/ferramentas/proximo-passo.tsx";
import type { ContaFluxo } from "./conta-fluxo.ts";
import { saveCsv, saveReminder } from "./save-fluxo.ts";
import { diaDoMes } from "./semana-words.ts";

interface PassoProps {
  /** Null without a result of the owner's own. */
  conta: ContaFluxo | null;
  onKeep: () => void;
  hoje: string;
}

const EQUILIBRIO = { label: ferramentas.equilibrio.nome, to: ferramentas.equilibrio.path };

/** A week or a day below zero talks to a consultant; a forecast that stands comes back on Monday. An example does neither. */
export function FluxoPasso({ conta, onKeep, hoje }: PassoProps) {
  if (!conta)
    return (
      <ProximoPasso
        titulo={
          <>
            Quanto a farmácia precisa <em>vender</em> por dia?
          </>
        }
        texto="O ponto de equilíbrio diz quanto vender para o mês se pagar. O fluxo de caixa diz em que semana o dinheiro entra e sai."
        botao="Abrir o ponto de equilíbrio"
        destino={{ to: EQUILIBRIO.to }}
        quietos={[aulas]}
      />
    );
  const { primeiraNegativa, primeiroDia, semanas } = conta.fluxo;
  // A week may close above zero and still have a day below.
  const apertada = primeiraNegativa ?? (primeiroDia && semanas.find(({ ate }) => ate >= primeiroDia));
  if (apertada)
    return (
      <ProximoPasso
        titulo={
          <>
            Uma semana apertada se resolve <em>antes</em> dela
          </>
        }
        texto="Mande o resumo para um consultor do grupo. Você vê a mensagem antes de enviar."
        botao="Falar com um consultor"
        destino={{
          mensagem: `Olá! No meu fluxo de 13 semanas o caixa aperta na semana de ${diaDoMes(apertada.de)}. Quero conversar.`,
        }}
        quietos={[EQUILIBRIO, { label: "Exportar CSV", onPress: () => saveCsv(conta) }]}
      />
    );
  return (
    <ProximoPasso
      titulo={
        <>
          O caixa está de pé. Volte na <em>segunda-feira</em>
        </>
      }
      texto="Os números ficam guardados só neste aparelho, por 180 dias depois do último uso, e um lembrete de toda segunda vai para a sua agenda."
      botao="Guardar e voltar na segunda-feira"
      destino={{
        onPress: () => {
          onKeep();
          saveReminder(hoje);
        },
      }}
      quietos={[aulas]}
    />
  );
}

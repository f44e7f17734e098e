import { CONTRATO } from "@eden/domain/painel/contrato";
import { ATENDEM } from "@eden/domain/painel/papeis";
import { keysOf, PAPEIS, type Papel } from "@eden/domain/painel/valores";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Check } from "lucide";

const DIREITOS: readonly { nome: string; papeis: readonly Papel[] }[] = [
  { nome: "Ver pessoas e conversas", papeis: CONTRATO.pessoa.papeis },
  { nome: "Responder, anotar, mudar estado", papeis: CONTRATO.anotar.papeis },
  { nome: "CPF inteiro", papeis: ATENDEM },
  { nome: "Exportar listas", papeis: CONTRATO.exportar_caixa.papeis },
  { nome: "Decidir pagamento em revisão", papeis: CONTRATO.decidir_revisao.papeis },
  { nome: "Textos do site, modelos", papeis: CONTRATO.aprovar_texto.papeis },
  { nome: "Equipe, horário, limites", papeis: CONTRATO.gravar_membro.papeis },
  { nome: "Pedidos de titulares", papeis: CONTRATO.requerimentos.papeis },
  { nome: "Ver o registro de acessos", papeis: CONTRATO.registro.papeis },
];

const CURTOS: Record<Papel, string> = {
  leitura: "Leitura",
  atendimento: "Atend.",
  gestao: "Gestão",
  encarregado: "Encarr.",
};

/** What each role may do; the database enforces it. */
export function PapeisTable() {
  return (
    <section aria-labelledby="papeis" className="mt-8 rounded-panel border border-linha bg-creme p-4 @2xl:p-5">
      <h2 id="papeis" className="font-texto text-read font-semibold tracking-normal text-tinta">
        O que cada papel pode
      </h2>
      <table className="mt-2 w-full text-left text-body">
        <thead>
          <tr className="border-b border-linha-2">
            <th scope="col">
              <span className="sr-only">Direito</span>
            </th>
            {keysOf(PAPEIS).map((papel) => (
              <th
                key={papel}
                scope="col"
                className="w-12 py-2 text-center text-micro font-semibold text-pedra @2xl:w-30 @2xl:text-small"
              >
                <abbr title={PAPEIS[papel]} className="no-underline @2xl:hidden">
                  {CURTOS[papel]}
                </abbr>
                <span className="@max-2xl:hidden">{PAPEIS[papel]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DIREITOS.map(({ nome, papeis }) => (
            <tr key={nome} className="border-b border-linha-2">
              <th scope="row" className="py-1.5 pr-2 font-normal">
                {nome}
              </th>
              {keysOf(PAPEIS).map((papel) => (
                <td key={papel} className="text-center">
                  {papeis.includes(papel) ? (
                    <Icon of={Check} size={18} className="mx-auto text-folha" />
                  ) : (
                    <span aria-hidden="true">–</span>
                  )}
                  <span className="sr-only">{papeis.includes(papel) ? "pode" : "não pode"}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-body text-pedra">
        O registro de acessos só cresce: ninguém apaga uma linha. De propósito, o Encarregado não lê conversas.
      </p>
    </section>
  );
}

import { CONTRATO_CAIXA } from "@eden/domain/painel/contrato-caixa";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { Dialog } from "@eden/ui/dialog.tsx";
import { useNavigate } from "react-router";
import type { Item } from "~/clients/comandos/fila.ts";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { keepRascunho, NOVA_KEY, notaKey, recadoKey, returnRascunho } from "~/clients/rascunhos.ts";
import type { Saida } from "~/clients/rpc.ts";
import { useEu } from "~/clients/use-eu.ts";
import { NOVA } from "~/parts/nova-path.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";

/** Hands back what was written offline and refused later: the reason, and the text, which returns to the person. */
export function DevolvidosDialog() {
  const { devolvidos, comandos } = useComandos();
  const { equipe } = useEu();
  const navigate = useNavigate();
  const [item] = devolvidos;
  const close = () => item && void comandos.dismiss(item.comando);
  return (
    <Dialog
      aria-labelledby="devolvido-titulo"
      open={item !== undefined}
      onClose={close}
      mustAnswer
      className="max-w-120 p-6"
    >
      {item && (
        <>
          <h2 id="devolvido-titulo" className="text-heading/tight">
            {nomeOf(item, equipe)}: não foi gravada
          </h2>
          <p className="mt-2 text-pedra">{item.motivo}</p>
          {textOf(item) && (
            <DenseField
              as="textarea"
              label="O que você escreveu"
              span="mt-4"
              readOnly
              value={textOf(item)}
              onFocus={(event) => event.target.select()}
              className="h-32 py-2"
            />
          )}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <CompactButton onClick={close}>Descartar</CompactButton>
            <CompactButton
              variant="mata"
              onClick={() => {
                giveBack(item);
                navigate(typeof item.entrada.pessoa === "string" ? `/caixa/${item.entrada.pessoa}` : `/caixa?${NOVA}=`);
                close();
              }}
            >
              {buttonOf(item)}
            </CompactButton>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** A hand-over names the colleague. */
function nomeOf({ funcao, entrada }: Item, equipe: Saida<"eu">["equipe"]): string {
  const dono = funcao === "mudar_dono" && equipe.find(({ id }) => id === entrada.dono);
  const nome = CONTRATO_CAIXA[funcao].espera;
  return dono ? `${nome} para ${primeiroNome(dono.nome)}` : nome;
}

/** The note for the next owner returns to its field, other texts to the note of the person. */
function giveBack(item: Item): void {
  const pessoa = String(item.entrada.pessoa);
  if (item.funcao === "nova_pessoa") keepRascunho(NOVA_KEY, JSON.stringify(item.entrada));
  else if (textOf(item))
    returnRascunho(item.funcao === "mudar_dono" ? recadoKey(pessoa) : notaKey(pessoa), textOf(item));
}

function buttonOf(item: Item): string {
  if (item.funcao === "nova_pessoa") return "Corrigir";
  return textOf(item) ? "Abrir a pessoa com o texto" : "Abrir a pessoa";
}

function textOf({ funcao, entrada: { texto, recado, passo, valor } }: Item): string {
  if (funcao === "corrigir_pessoa") return String(valor);
  const typed = texto ?? recado;
  if (typeof typed === "string") return typed;
  return typeof passo === "object" && passo !== null && "texto" in passo ? String(passo.texto) : "";
}

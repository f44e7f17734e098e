import type { Enfileiravel } from "@eden/domain/painel/comandos";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { Dialog } from "@eden/ui/dialog.tsx";
import { useNavigate } from "react-router";
import type { Item } from "~/clients/comandos/fila.ts";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { notaKey, returnRascunho } from "~/clients/rascunhos.ts";

const NOMES: Record<Enfileiravel, string> = {
  anotar: "Anotação",
  mudar_estado: "Mudança de estado",
  marcar_passo: "Próximo passo",
  concluir_passo: "Passo concluído",
  registrar_contato: "Contato",
  corrigir_pessoa: "Correção",
  dispensar_resposta: "Marca de que não precisa de resposta",
  motivar_dispensa: "Mudança de motivo",
};

/** Hands back what was written offline and refused later: the reason, and the text, which returns to the person's note. */
export function DevolvidosDialog() {
  const { devolvidos, comandos } = useComandos();
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
            {NOMES[item.funcao]}: não foi gravada
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
                const pessoa = String(item.entrada.pessoa);
                if (textOf(item)) returnRascunho(notaKey(pessoa), textOf(item));
                navigate(`/caixa/${pessoa}`);
                close();
              }}
            >
              {textOf(item) ? "Abrir a pessoa com o texto" : "Abrir a pessoa"}
            </CompactButton>
          </div>
        </>
      )}
    </Dialog>
  );
}

function textOf({ funcao, entrada: { texto, passo, valor } }: Item): string {
  if (funcao === "corrigir_pessoa") return String(valor);
  if (typeof texto === "string") return texto;
  return typeof passo === "object" && passo !== null && "texto" in passo ? String(passo.texto) : "";
}

import type { Pessoa } from "@eden/domain/painel/pessoa";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { call } from "~/clients/rpc.ts";
import { RpcError } from "~/clients/transport.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { useDebounced } from "~/parts/use-debounced.ts";
import { usePessoaAcoes } from "./acoes-context.ts";

interface MesmaCaixaProps {
  pessoa: Pessoa;
  /** Complete. */
  email: string;
  /** The other person, once the member said that they are two. */
  outra: string | null;
  onTwo: (outra: string) => void;
}

/** Asks whether somebody else who has this mailbox is the same person. Not answered, both keep it and it stays a suggestion. */
export function MesmaCaixa({ pessoa, email, outra, onTwo }: MesmaCaixaProps) {
  const { openDialogo } = usePessoaAcoes();
  const { announce } = useComandos();
  const [busy, setBusy] = useState(false);
  const texto = useDebounced(email);
  const { data } = useRpc("buscar", { texto, limite: 3 });
  const dona = data?.pessoas.find(({ id, achado }) => achado.campo === "email" && id !== pessoa.id);
  if (!dona || texto !== email) return null;
  const compare = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const inteira = await call("pessoa", { id: dona.id });
      const registros = inteira.linha_do_tempo.filter(({ tipo }) => tipo === "entrada").length;
      const contato = { email: inteira.emails[0]?.email ?? null, telefone: inteira.telefones[0]?.telefone ?? null };
      const sugestao = { pessoa: dona, ...contato, registros, desde: inteira.chegada.em, motivos: ["email" as const] };
      openDialogo({ tipo: "unir", sugestao });
    } catch (error) {
      announce(error instanceof RpcError ? error.mensagem : "Não deu certo agora.", "erro");
    } finally {
      setBusy(false);
    }
  };
  const button = "min-h-6 font-semibold text-folha underline-offset-4 hover:underline pointer-coarse:min-h-11";
  return (
    <div role="status" className="rounded-control bg-aviso-fundo px-3 py-2 text-small text-aviso">
      {outra === dona.id ? (
        <p>Certo: são duas pessoas. As duas ficam com este e-mail.</p>
      ) : (
        <>
          <p>
            Este e-mail é de <b className="font-strong">{dona.nome}</b>. É a mesma pessoa?
          </p>
          <p className="mt-1 flex gap-3">
            <button type="button" aria-haspopup="dialog" onClick={compare} className={button}>
              Comparar
            </button>
            <button type="button" onClick={() => onTwo(dona.id)} className={button}>
              São duas
            </button>
          </p>
        </>
      )}
    </div>
  );
}

import { renderModelo } from "@eden/domain/painel/modelo";
import type { Pessoa } from "@eden/domain/painel/pessoa";
import type { Canal } from "@eden/domain/painel/valores";
import { useState } from "react";
import { useRascunho } from "~/clients/rascunhos.ts";
import { useEu } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { lojaOf, primeiroNome } from "~/pessoas/nomes.ts";

/** The templates of the team. */
const useModelos = () => useRpc("modelos", {}, { staleTime: 5 * 60_000 });

/** False while the templates load for the first time. After one failed request it stays true: a message needs none. */
export function useModelosReady(): boolean {
  const { isPending, failureCount, errorUpdateCount } = useModelos();
  return !isPending || failureCount > 0 || errorUpdateCount > 0;
}

/** A message from a template that can be edited. What was typed is kept per person; until then the template is shown. */
export function useModelo(canal: Canal, pessoa: Pessoa) {
  const { membro } = useEu();
  const { data } = useModelos();
  const modelos = (data?.modelos ?? []).filter((modelo) => modelo.canal === canal);
  const [chosen, setChosen] = useState<string | null>(null);
  const modelo = modelos.find(({ id }) => id === chosen) ?? modelos[0];
  const render = (texto: string) =>
    renderModelo(texto, {
      primeiro_nome: primeiroNome(pessoa.nome),
      autor: primeiroNome(membro.nome),
      protocolo: pessoa.protocolo,
      loja: lojaOf(pessoa),
      cidade: pessoa.cidade,
    });
  const texto = useEdited(`${canal}:${pessoa.id}`, modelo ? render(modelo.texto) : "");
  const assunto = useEdited(`${canal}-assunto:${pessoa.id}`, modelo?.assunto ? render(modelo.assunto) : "");
  const clear = () => {
    texto.clear();
    assunto.clear();
  };
  return {
    modelos,
    modelo,
    choose: (id: string) => {
      setChosen(id);
      clear();
    },
    texto,
    assunto,
    clear,
  };
}

/** A text that starts as `suggested` and is the member's once edited, even if they emptied it. */
function useEdited(chave: string, suggested: string) {
  const [draft, keep] = useRascunho(chave);
  const [touched, setTouched] = useState(draft !== "");
  return {
    value: touched ? draft : suggested,
    edit: (texto: string) => {
      setTouched(true);
      keep(texto);
    },
    clear: () => {
      setTouched(false);
      keep("");
    },
  };
}

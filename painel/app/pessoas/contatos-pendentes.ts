import { diaOf } from "@eden/domain/dia";
import { CANAIS, type Canal, keysOf, type ResultadoContato } from "@eden/domain/painel/valores";
import { useState, useSyncExternalStore } from "react";
import { type InferOutput, object, optional, picklist, string } from "valibot";
import { TabMemory } from "~/clients/tab-memory.ts";

const perguntaSchema = object({
  canal: picklist(keysOf(CANAIS)),
  em: string(),
  /** The day on which the member put it off. */
  adiada: optional(string()),
});
/** A contact that was opened and whose result the member has not entered yet. */
export type Pergunta = InferOutput<typeof perguntaSchema>;

/** By person. The timeline has them for good, on every device; this tab knows which were put off. */
const pendentes = new TabMemory("contatos", perguntaSchema);

export const useContatosPendentes = (): ReadonlyMap<string, Pergunta> =>
  useSyncExternalStore(pendentes.subscribe, pendentes.all);

export const clearContatosPendentes = () => pendentes.clear();

/**
 * The question after WhatsApp or the telephone was opened. It is asked again whenever the person is opened, until the member
 * says how it went, here or on another device: `last` is the member's last contact in the timeline. Put off, it is not asked
 * again on the same day.
 */
export function usePergunta(pessoa: string, last?: Pergunta & { resultado: ResultadoContato }) {
  const opened = useContatosPendentes().get(pessoa);
  const open: Pergunta | undefined = last?.resultado === "abriu" ? { canal: last.canal, em: last.em } : undefined;
  const known = opened && (!last || open || opened.em > last.em) ? opened : open;
  const [asked, setAsked] = useState(false);
  const [answered, setAnswered] = useState(false);
  const putOff = known?.adiada === diaOf(new Date().toISOString());
  return {
    pergunta: answered || putOff ? undefined : known,
    /** It was opened from this screen: the member comes back to the question. */
    asked,
    ask: (canal: Canal) => {
      setAsked(true);
      setAnswered(false);
      pendentes.set(pessoa, { canal, em: new Date().toISOString() });
    },
    postpone: () => known && pendentes.set(pessoa, { ...known, adiada: diaOf(new Date().toISOString()) }),
    /** `record` gives the command; refused, the question returns. */
    answer: async (record: (canal: Canal) => Promise<boolean>) => {
      if (!known) return;
      setAnswered(true);
      pendentes.set(pessoa, undefined);
      if (await record(known.canal)) return;
      setAnswered(false);
      pendentes.set(pessoa, known);
    },
  };
}

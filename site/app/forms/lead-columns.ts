import type { Draft } from "~/clients/outbox/draft.ts";
import { leadOrigin } from "~/clients/outbox/lead-origin.ts";
import { versao } from "~/content/politica/versao.ts";

interface Person {
  nome: string;
  email: string;
  telefone: string;
}

interface Consent {
  /** The purpose of the data. */
  finalidade: "atendimento" | "comunicacoes" | "conta";
  /** Ticked by the visitor; never preselected. */
  aceitaNovidades?: boolean;
}

const ISCA_MAX = 500;
const INTEGER_MAX = 2_147_483_647;

/** The columns common to all leads, from the typed values, the origin and the times. `person` is already validated. */
export function leadColumns(draft: Draft<{ isca: string }>, person: Person, consent: Consent) {
  return {
    id: draft.id,
    nome: person.nome,
    email: person.email,
    telefone: person.telefone,
    consentimento_versao: versao.id,
    finalidade: consent.finalidade,
    aceita_novidades: consent.aceitaNovidades ?? false,
    origem: leadOrigin(),
    isca: draft.values.isca.slice(0, ISCA_MAX) || null,
    preenchido_ms: duration(draft.startedAt),
  };
}

/** A clock that was set back meanwhile makes nobody a robot. */
function duration(startedAt: number): number {
  const passed = Date.now() - startedAt;
  return passed < 0 || passed > INTEGER_MAX ? INTEGER_MAX : passed;
}

import { array, boolean, maxLength, nullable, number, object, optional, picklist, pipe, string } from "valibot";
import { CHEGADAS } from "../atendimento/chegadas.ts";
import { defineComando, defineLeitura } from "./declarar.ts";
import { ATENDEM } from "./papeis.ts";
import { comando, id, instante, texto } from "./partes.ts";
import { pessoaLinhaSchema } from "./pessoa.ts";
import { keysOf } from "./valores.ts";

/** What a person said, at most. */
export const MAX_DISSE = 2000;
const opcional = (max: number) => optional(nullable(pipe(string(), maxLength(max))), null);
const procurado = { telefone: opcional(40), email: opcional(254), cnpj: opcional(40) };

/** What matched of a person who is here already. */
export const PARECENCAS = {
  email: "Mesmo e-mail",
  telefone: "Mesmo telefone",
  telefone_sem_nove: "Mesmo telefone, sem o 9",
  cnpj: "Mesmo CNPJ",
  final_do_telefone: "Mesmo telefone, sem o DDD",
} as const;

/** People who came by telephone, WhatsApp, e-mail or in person, entered by a member. */
export const CONTRATO_NOVA = {
  nova_pessoa: defineComando({
    papeis: ATENDEM,
    entrada: object({
      ...comando,
      canal: picklist(keysOf(CHEGADAS)),
      nome: texto(120),
      ...procurado,
      loja: opcional(200),
      texto: opcional(MAX_DISSE),
      /** When the person came, up to seven days ago; now where nothing is said. */
      em: optional(nullable(instante), null),
      espera: picklist(["resolvida", "comeca", "nenhuma"]),
      /** Whose person it is; the author's where nobody is named. */
      dono: optional(nullable(id), null),
    }),
    /** `ja_existia`: the e-mail is of a person who was here; the contact is theirs now. */
    saida: object({ pessoa: id, versao: number(), ja_existia: boolean() }),
    espera: "Nova pessoa",
    desfaz: true,
    registro: { frase: "registrou", nome: "Registrou pessoa", sinal: "pessoa" },
  }),
  /** At most three people with the same telephone, e-mail or CNPJ, and the pharmacy of the CNPJ in the public register. */
  parecidas: defineLeitura({
    papeis: ATENDEM,
    entrada: object(procurado),
    saida: object({
      pessoas: array(object({ pessoa: pessoaLinhaSchema, motivo: picklist(keysOf(PARECENCAS)) })),
      farmacia: nullable(object({ nome: string(), cidade: nullable(string()), uf: string() })),
    }),
  }),
} as const;

import { array, boolean, literal, maxLength, nullable, object, optional, picklist, pipe, regex, string } from "valibot";
import { dia } from "./contrato-dono.ts";
import { defineComando, defineLeitura } from "./declarar.ts";
import { ATENDEM, GEREM } from "./papeis.ts";
import { comando, id, instante, texto } from "./partes.ts";
import { AVISOS, keysOf } from "./valores.ts";

const hora = pipe(string(), regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

const preferencias = {
  /** Kinds that do not ring. The panel still shows them. */
  desligados: array(picklist(keysOf(AVISOS))),
  silencio: nullable(object({ de: hora, ate: hora })),
  /** A first name may be on a locked screen. */
  mostrar_nome: boolean(),
  /** One e-mail at opening. */
  resumo: boolean(),
};

/** What a browser says of itself when it subscribes to messages (RFC 8291). */
export const aparelhoSchema = object({
  endereco: pipe(string(), maxLength(1000)),
  p256dh: pipe(string(), regex(/^[\w-]{87}$/)),
  auth: pipe(string(), regex(/^[\w-]{22}$/)),
  nome: texto(80),
  /** At a start of the panel: the id that the browser has for it, or null. Absent when the member turns notices on. */
  renova: optional(nullable(id)),
});

/** How a member is told outside the panel, and when not. */
export const CONTRATO_AVISOS = {
  preferencias_aviso: defineLeitura({
    papeis: ATENDEM,
    entrada: object({}),
    saida: object({
      ...preferencias,
      /** When the team opens; null without opening hours. */
      abre: nullable(string()),
      aparelhos: array(object({ id, nome: string(), usado_em: instante, avisado_em: nullable(instante) })),
    }),
  }),
  gravar_preferencias_aviso: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, ...preferencias }),
    saida: object({ gravado: literal(true) }),
    registro: { frase: "mudou os avisos de", nome: "Mudou os avisos", sinal: "aviso" },
  }),
  retirar_aparelho: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, id }),
    saida: object({ retirado: literal(true) }),
    registro: { frase: "tirou os avisos de um aparelho de", nome: "Tirou aparelho dos avisos", sinal: "silencio" },
  }),
  /** Days on which the member, or for gestao anybody, is away. */
  gravar_ausencia: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, membro: id, de: dia, ate: dia, substituto: nullable(id) }),
    saida: object({ id }),
    registro: { frase: "marcou uma ausência de", nome: "Marcou ausência", sinal: "ausencia" },
  }),
  apagar_ausencia: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, id }),
    saida: object({ apagada: literal(true) }),
    registro: { frase: "tirou uma ausência de", nome: "Tirou ausência", sinal: "ausencia" },
  }),
  gravar_rodizio: defineComando({
    papeis: GEREM,
    entrada: object({ ...comando, ligado: boolean() }),
    saida: object({ gravado: literal(true) }),
    registro: { frase: "ligou ou desligou o rodízio", nome: "Mudou o rodízio", sinal: "dono" },
  }),
} as const;

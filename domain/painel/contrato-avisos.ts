import { array, boolean, literal, maxLength, nullable, object, optional, picklist, pipe, regex, string } from "valibot";
import { dia } from "./contrato-dono.ts";
import { comando, define, id, instante, texto } from "./partes.ts";
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
  preferencias_aviso: define(
    object({}),
    object({
      ...preferencias,
      /** When the team opens; null without opening hours. */
      abre: nullable(string()),
      aparelhos: array(object({ id, nome: string(), usado_em: instante, avisado_em: nullable(instante) })),
    }),
  ),
  gravar_preferencias_aviso: define(object({ ...comando, ...preferencias }), object({ gravado: literal(true) })),
  retirar_aparelho: define(object({ ...comando, id }), object({ retirado: literal(true) })),
  /** Days on which the member, or for gestao anybody, is away. */
  gravar_ausencia: define(
    object({ ...comando, membro: id, de: dia, ate: dia, substituto: nullable(id) }),
    object({ id }),
  ),
  apagar_ausencia: define(object({ ...comando, id }), object({ apagada: literal(true) })),
  gravar_rodizio: define(object({ ...comando, ligado: boolean() }), object({ gravado: literal(true) })),
} as const;

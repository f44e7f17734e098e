import { DIAS_PARA_DESISTIR } from "../catalogo/precos.ts";
import { EMPRESA } from "./empresa.ts";

/** The right to withdraw from a purchase, as its conditions and its e-mails state it. */
export const DESISTENCIA = `Você pode desistir em até ${DIAS_PARA_DESISTIR} dias, sem dar motivo: escreva para ${EMPRESA.emailSuporte} ou responda ao e-mail da compra. Devolvemos tudo o que foi pago.`;

import type { Chegada } from "@eden/domain/atendimento/chegadas";
import type { EsperaDoRecebido } from "@eden/domain/painel/valores";

/** A contact that the person made, as it is typed. `em` is null for now, `espera` until the member chooses. */
export interface Recebido {
  canal: Chegada;
  em: string | null;
  texto: string;
  espera: EsperaDoRecebido | null;
}

/** Who says what was said wants an answer, unless the member decides otherwise. */
export const esperaOf = ({ espera, texto }: Recebido): EsperaDoRecebido =>
  espera ?? (texto.trim() === "" ? "mantem" : "comeca");

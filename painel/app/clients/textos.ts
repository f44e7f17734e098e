import { enderecosSchema, fotoGravadaSchema } from "@eden/domain/painel/contrato-textos";
import { useQuery } from "@tanstack/react-query";
import { parse } from "valibot";
import { get, sendFile } from "./transport.ts";

interface Corte {
  x: number;
  y: number;
  largura: number;
}

/** Sends a photo and the part of it to keep. The service makes the site's sizes from it and returns their id. */
export async function sendFoto(file: Blob, { x, y, largura }: Corte): Promise<string> {
  const query = new URLSearchParams({ x: String(x), y: String(y), largura: String(largura) });
  return parse(fotoGravadaSchema, await sendFile(`textos/fotos?${query}`, file)).id;
}

/** The photo as the site would show it, whether or not it was published. */
export const fotoUrl = (id: string) => `/api/painel/textos/fotos/${id}`;

/** Origins of the site and of its preview, which is null where none is configured; undefined until they are known. */
export function useEnderecos() {
  const { data } = useQuery({
    queryKey: ["enderecos"],
    queryFn: async () => parse(enderecosSchema, await get("textos/enderecos")),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

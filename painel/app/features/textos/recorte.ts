/** Where the fixed frame lies on a photo: how near, and how far along the free way of each axis, from 0 to 1. */
export interface Enquadre {
  zoom: number;
  x: number;
  y: number;
}

/** The part of a photo that is used, in its pixels. */
export interface Recorte {
  x: number;
  y: number;
  largura: number;
  altura: number;
}

export interface Tamanho {
  largura: number;
  altura: number;
}

/** The whole width or height, a little above the middle: faces are in the upper part of a photo. */
export const INICIO: Enquadre = { zoom: 1, x: 0.5, y: 0.3 };

/** The part of the photo inside the frame of `proporcao` (width by height). */
export function recorteOf(foto: Tamanho, proporcao: number, { zoom, x, y }: Enquadre): Recorte {
  const largura = Math.floor(Math.min(foto.largura, foto.altura * proporcao) / zoom);
  const altura = Math.round(largura / proporcao);
  return {
    largura,
    altura,
    x: Math.round((foto.largura - largura) * x),
    y: Math.round((foto.altura - altura) * y),
  };
}

/** How near the frame may go before the picture has fewer pixels than the site shows. */
export function maxZoom(foto: Tamanho, proporcao: number, minLargura: number): number {
  return Math.max(1, Math.min(foto.largura, foto.altura * proporcao) / minLargura);
}

/** Moves the photo under the frame by a part of the frame's width and height; at an edge it stops. */
export function moveEnquadre(
  foto: Tamanho,
  proporcao: number,
  enquadre: Enquadre,
  [right, down]: readonly [number, number],
): Enquadre {
  const { largura, altura } = recorteOf(foto, proporcao, enquadre);
  return {
    zoom: enquadre.zoom,
    x: shift(enquadre.x, right * largura, foto.largura - largura),
    y: shift(enquadre.y, down * altura, foto.altura - altura),
  };
}

/** The photo moves right when the frame moves left. */
const shift = (place: number, by: number, free: number) => (free > 0 ? clamp(place - by / free, 0, 1) : place);

export const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

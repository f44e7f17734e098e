/** The files of the garden that the page has loaded: they are there without a network. */
export interface ShownFiles {
  loja: string;
  /** By area. */
  plantas: Readonly<Record<string, string>>;
}

export function shownFiles(quadro: HTMLElement): ShownFiles {
  const images = [...quadro.querySelectorAll("img")];
  const areaOf = (image: HTMLElement) => image.closest<HTMLElement>("[data-planta]")?.dataset.planta;
  return {
    loja: images.find((image) => !areaOf(image))?.currentSrc ?? "",
    plantas: Object.fromEntries(images.map((image) => [areaOf(image) ?? "", image.currentSrc])),
  };
}

import { COMPRA_EDENAPP } from "@eden/domain/catalogo/niveis";
import { PRECO_AVISTA_LIVE, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import { empresa } from "~/content/empresa.ts";

const reais = (centavos: number) => (centavos / 100).toFixed(2);

/** The paid EdenApp, the only product with a published price. */
export function edenAppProduct() {
  const offer = (name: string, centavos: number) => ({
    "@type": "Offer",
    name,
    price: reais(centavos),
    priceCurrency: "BRL",
    availability: "https://schema.org/InStock",
    url: `${empresa.origem}${COMPRA_EDENAPP}`,
  });
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: "EdenApp",
    description: "Mais de 30 aulas sobre marketing, cultura, gestão, mentalidade e tricotomia humana.",
    image: `${empresa.origem}/og/edenapp.jpg`,
    brand: { "@type": "Brand", name: empresa.nome },
    offers: [offer("12 parcelas no cartão", PRECO_PARCELADO.total), offer("À vista", PRECO_AVISTA_LIVE.total)],
  };
}

import { empresa } from "~/content/empresa.ts";

/** Questions with their answers as paragraphs of plain text. */
export function faqPage(items: readonly { pergunta: string; resposta: readonly string[] }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ pergunta, resposta }) => ({
      "@type": "Question",
      name: pergunta,
      acceptedAnswer: { "@type": "Answer", text: resposta.join(" ") },
    })),
  };
}

export function organization() {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: empresa.nome,
    legalName: empresa.razaoSocial,
    slogan: empresa.lema,
    url: `${empresa.origem}/`,
    logo: `${empresa.origem}/icon-512.png`,
    taxID: empresa.cnpj,
    sameAs: Object.values(empresa.redes).filter(Boolean),
    address: {
      "@type": "PostalAddress",
      streetAddress: empresa.endereco.rua,
      addressLocality: empresa.endereco.cidade,
      addressRegion: empresa.endereco.estado,
      postalCode: empresa.endereco.cep,
      addressCountry: "BR",
    },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: empresa.emailSuporte,
      telephone: `+${empresa.whatsapp}`,
      availableLanguage: "pt-BR",
    },
  };
}

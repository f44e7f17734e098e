import { Icon } from "@eden/ui/core/icon.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { Printer } from "lucide";
import type { ReactNode } from "react";

const partes: { titulo: string; texto: string; desenho: ReactNode }[] = [
  {
    titulo: "A rua inteira",
    texto: "Uma lojinha para cada farmácia ativa: pelo tamanho da empresa.",
    desenho: (
      <Desenho viewBox="0 0 24 24">
        <path d="M4 11.5h16v10H4z" className="fill-nivel-2" />
        <path
          d="M5.2 2.5h13.6L22 9.2c0 1.9-1.3 2.9-2.6 2.9S17 11.1 17 9.6c0 1.5-1.2 2.5-2.5 2.5S12 11.1 12 9.6c0 1.5-1.2 2.5-2.5 2.5S7 11.1 7 9.6c0 1.5-1.1 2.5-2.4 2.5S2 11.1 2 9.2z"
          className="fill-folha"
        />
        <path d="M10 15h4v6.5h-4z" className="fill-mata" />
      </Desenho>
    ),
  },
  {
    titulo: "Moradores por farmácia",
    texto: "A sua cidade ao lado das do mesmo tamanho, do estado e do país.",
    desenho: (
      <Desenho viewBox="0 0 40 40">
        <rect y="14" width="40" height="12" rx="6" className="fill-areia" />
        <rect x="10" y="14" width="18" height="12" className="fill-nivel-2" />
        <circle cx="22" cy="20" r="6" strokeWidth="2" className="fill-ipe stroke-mata" />
      </Desenho>
    ),
  },
  {
    titulo: "Aberturas e baixas",
    texto: "Ano a ano, desde 2012, e quantas continuam no registro.",
    desenho: (
      <Desenho viewBox="0 0 40 40">
        <path d="M6 20V8h6v12M17 20V3h6v17M28 20v-9h6v9" className="fill-folha" />
        <path d="M6 24h6v8H6zM17 24h6v13h-6zM28 24h6v10h-6z" className="fill-terracota" />
      </Desenho>
    ),
  },
  {
    titulo: "Uma página para levar",
    texto: "Imprima ou leve para a conversa com o sócio e o gerente.",
    desenho: <Icon of={Printer} size={40} className="text-mata" />,
  },
];

/** What the page of a town shows. */
export function OQueVoceVe() {
  return (
    <Section aria-labelledby="o-que-voce-ve" className="lg:pt-14!">
      <h2 id="o-que-voce-ve" className="text-pergunta">
        O que você vê
      </h2>
      <ul className="mt-7 grid gap-3.5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
        {partes.map(({ titulo, texto, desenho }) => (
          <li key={titulo} className="rounded-cartao bg-papel p-6 shadow-suave">
            {desenho}
            <h3 className="mt-3.5 text-xl/tight">{titulo}</h3>
            <p className="mt-1.5 text-base/normal text-pedra">{texto}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Desenho({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg width="40" height="40" viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  );
}

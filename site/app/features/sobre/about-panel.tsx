import type { Aba, Valor } from "~/content/sobre.ts";
import { AboutPicture } from "./about-picture.tsx";

export function AboutPanel({ aba }: { aba: Aba }) {
  return (
    <div className="md:grid md:grid-cols-[7fr_5fr] md:gap-10 lg:block">
      <div className="motion-safe:animate-surge">
        <h3 className="text-h2">{aba.titulo}</h3>
        {aba.descricao.map((paragraph) => (
          <p
            key={paragraph}
            className="mt-4 max-w-[56ch] text-[1.0625rem] text-tinta lg:text-[1.1875rem] [&+&]:text-pedra xl:first-of-type:mt-6"
          >
            {paragraph}
          </p>
        ))}
        {aba.valores && <Values valores={aba.valores} />}
      </div>
      <AboutPicture of={aba.id} />
    </div>
  );
}

function Values({ valores }: { valores: readonly Valor[] }) {
  return (
    <ul className="mt-5 grid gap-3.5 xs:grid-cols-2 xs:gap-x-5 lg:mt-7 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-6">
      {valores.map(({ nome, frase }) => (
        <li key={nome}>
          <strong className="block font-semibold font-titulo text-[1.1875rem]/snug text-mata tracking-[-0.01em]">
            {nome}
          </strong>
          <span className="mt-1 block text-pedra text-peq/snug">{frase}</span>
        </li>
      ))}
    </ul>
  );
}

import { QuantoCusta } from "./quanto-custa.tsx";

export function QuantoCustaSection() {
  return (
    <section id="quanto-custa" aria-labelledby="quanto-custa-titulo" className="pagina scroll-mt-24 pt-9 lg:pt-12">
      <h2 id="quanto-custa-titulo" className="text-h2">
        Quanto custa e o que <em>recebo</em>
      </h2>
      <p className="mt-1 text-lead text-pedra">Três formatos para aprender, três pacotes para transformar a loja.</p>
      <QuantoCusta labelledBy="quanto-custa-titulo" />
    </section>
  );
}

export function Opening() {
  return (
    <div className="pagina pt-7 pb-10 md:pb-12 lg:pt-18 lg:pb-22">
      <h1 className="max-w-[16ch] text-pagina">
        Tecnologia que fala a língua do <em>balcão</em>
      </h1>
      <p className="mt-4 max-w-[40ch] text-lead text-pedra lg:mt-6 lg:max-w-[30ch] xl:max-w-[40ch]">
        Menos planilha, mais resposta. Ferramentas feitas para quem decide entre um cliente e outro.
      </p>
    </div>
  );
}

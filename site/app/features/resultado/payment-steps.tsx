const steps = [
  { titulo: "Confirmação por e-mail", texto: "Você recebe um e-mail com a confirmação do pagamento." },
  { titulo: "Acesso liberado", texto: "Seu acesso ao EdenApp é liberado em até 24 horas." },
  { titulo: "Cobrança automática", texto: "A cobrança mensal é feita automaticamente no cartão." },
  { titulo: "Contato da equipe", texto: "A equipe do Éden Grupo entra em contato com você." },
];

export function PaymentSteps() {
  return (
    <>
      <h2 className="mt-9 text-h3">Próximos passos</h2>
      <ol className="mt-5 grid gap-4">
        {steps.map(({ titulo, texto }, index) => (
          <li key={titulo} className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-4">
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full bg-orvalho font-semibold font-titulo text-mata"
            >
              {index + 1}
            </span>
            <p className="pt-1 leading-normal">
              <b className="block font-semibold">{titulo}</b>
              <span className="text-pedra">{texto}</span>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

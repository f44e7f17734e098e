import { NextSteps } from "~/forms/next-steps.tsx";

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
      <NextSteps steps={steps} />
    </>
  );
}

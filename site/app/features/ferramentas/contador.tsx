import type { Letra, Seis } from "@eden/domain/ferramentas/caderno";
import { mensagemAoContador } from "@eden/domain/ferramentas/caderno-words";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { SocialIcon } from "@eden/ui/core/icon.tsx";

interface ContadorProps {
  nome: string | undefined;
  mes: string;
  letra: Letra;
  seis: Seis;
}

/** The figures of a month and three questions, shown before WhatsApp asks whom to send them to. */
export function Contador({ nome, mes, letra, seis }: ContadorProps) {
  const mensagem = mensagemAoContador(nome, mes, letra, seis);
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p className="max-w-[46ch] whitespace-pre-line rounded-[18px] rounded-bl-[4px] border border-linha bg-papel px-4 py-3.5 text-base/snug">
        {mensagem}
      </p>
      <ButtonLink variant="ipe" size="s" to={`https://wa.me/?text=${encodeURIComponent(mensagem)}`}>
        <SocialIcon of="whatsapp" size={20} />
        Abrir o WhatsApp
      </ButtonLink>
    </div>
  );
}

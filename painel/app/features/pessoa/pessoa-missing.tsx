import { CompactButton, compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Link } from "react-router";

interface PessoaMissingProps {
  status: number;
  mensagem: string;
  volta: { to: string; nome: string };
  onRetry: () => void;
}

/** The person could not be shown: deleted, or no connection. */
export function PessoaMissing({ status, mensagem, volta, onRetry }: PessoaMissingProps) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 p-8 text-center">
      <p role="alert" className="max-w-[36ch] text-pedra">
        {status === 404 ? "Esta pessoa não está mais aqui: foi apagada ou o endereço está errado." : mensagem}
      </p>
      {status !== 404 && <CompactButton onClick={onRetry}>Tentar de novo</CompactButton>}
      <Link to={volta.to} className={compactButtonStyle(status === 404 ? "outline" : "bare")}>
        Voltar para {volta.nome}
      </Link>
    </div>
  );
}

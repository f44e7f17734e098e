import { endOfPayment, isBoleto, type Situacao, type StoredPedido } from "@eden/domain/catalogo/pedido";
import { formatDiaEMes } from "@eden/domain/dia";
import { type CadastroDados, PESSOAL } from "@eden/domain/jornadas/cadastro";
import type { Progress } from "@eden/domain/jornadas/cadastro-reducer";
import { Banner } from "@eden/ui/banner.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { buttonStyle } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowRight, Check, Ellipsis, Hourglass, type IconNode, Leaf, Lock } from "lucide";
import { useState } from "react";
import { empresa } from "~/content/empresa.ts";

/**
 * The visitor returned without having paid, or pays in another tab. The step changes automatically when the payment
 * arrives.
 */
export function WaitingPayment({ pedido }: { pedido: StoredPedido }) {
  const { url } = pedido;
  const { lead, dados, prazo } = wordsOf(pedido);
  return (
    <section aria-labelledby="aguardando" className="rounded-cartao bg-papel p-5 shadow-suave md:p-7">
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-ipe-claro text-tinta">
          <Icon of={Hourglass} size={26} />
        </span>
        <h2 id="aguardando" className="text-h3 md:text-[1.5rem]">
          Aguardando o pagamento
        </h2>
      </div>
      <p role="status" className="mt-4">
        {lead}
      </p>
      <ol className="mt-5.5">
        <Stage look="done" icon={Check} title="Seus dados">
          {dados}
        </Stage>
        <Stage look="now" icon={Ellipsis} title="Pagamento no checkout">
          {prazo}
        </Stage>
        <Stage look="next" icon={Lock} title="Dados da farmácia">
          CNPJ, razão social e endereço. Abrem aqui depois do pagamento.
        </Stage>
      </ol>
      {url ? (
        // Same tab, as before: the provider redirects the visitor back to it.
        <a href={url} className={buttonStyle("ipe", "l", "mt-6 w-full")}>
          Voltar ao checkout
          <Icon of={ArrowRight} />
        </a>
      ) : (
        <AppLink to="?etapa=3&alterar=dados" className={buttonStyle("outline", "m", "mt-6 w-full")}>
          Gerar um novo pagamento
        </AppLink>
      )}
    </section>
  );
}

function wordsOf(pedido: StoredPedido): { lead: string; dados: string; prazo: string } {
  const finish = `Conclua o pagamento no checkout do ${empresa.provedorDePagamento}.`;
  const over = "O prazo deste checkout terminou. Se você já pagou, é só esperar a confirmação: não pague de novo.";
  if (!isBoleto(pedido)) {
    return {
      lead: `${finish} Assim que ele for confirmado, você volta para cá automaticamente.`,
      dados: "Salvos neste aparelho enquanto o checkout estiver aberto.",
      prazo: pedido.url ? "O checkout vale por 1 hora." : over,
    };
  }
  return {
    lead: `${finish} O banco leva de 1 a 3 dias úteis para confirmar o boleto. Assim que confirmar, você volta para cá automaticamente, e o link para continuar chega também por e-mail.`,
    dados: "Salvos neste aparelho por 3 dias; o CPF, por 1 hora.",
    prazo: pedido.url ? `O boleto vale por 3 dias, até ${formatDiaEMes(endOfPayment(pedido))}.` : over,
  };
}

const discs = {
  done: "border-folha bg-folha text-white",
  now: "border-2 border-aviso bg-ipe-claro text-tinta",
  next: "border-contorno bg-papel text-pedra",
};

interface StageProps {
  look: keyof typeof discs;
  icon: IconNode;
  title: string;
  children: string;
}

function Stage({ look, icon, title, children }: StageProps) {
  return (
    <li
      className={classNames(
        "relative grid grid-cols-[32px_minmax(0,1fr)] gap-x-3.5 pb-4.5 leading-snug last:pb-0",
        "before:absolute before:top-8 before:bottom-0 before:left-[15px] before:w-0.5 last:before:hidden",
        look === "done" ? "before:bg-folha" : "before:bg-linha-2",
      )}
    >
      <span className={classNames("grid size-8 place-items-center rounded-full border-[1.5px]", discs[look])}>
        <Icon of={icon} size={18} strokeWidth={look === "done" ? 3 : 2} />
      </span>
      <div>
        <p className="font-semibold leading-8">{title}</p>
        <p className="text-base/snug text-pedra">{children}</p>
      </div>
    </li>
  );
}

interface PaymentBannerProps {
  situacao: Situacao | null;
  values: CadastroDados;
  boleto: boolean;
}

/**
 * Shown after the checkout. Only the provider's webhook event confirms the payment; the visitor can continue before
 * that.
 */
export function PaymentBanner({ situacao, values, boleto }: PaymentBannerProps) {
  // Computed on mount, so that the text does not change while the visitor types.
  const [missing] = useState(() => missingOf(values));
  if (situacao === "pago") {
    return (
      <Banner tone="ok" title="Pagamento confirmado">
        {missing}
      </Banner>
    );
  }
  if (situacao === "em_revisao") {
    return (
      <Banner tone="off" icon={Hourglass} title="Pagamento em análise">
        {`Nossa equipe está conferindo o valor e fala com você por e-mail. Enquanto isso, preencha o que falta. ${missing}`}
      </Banner>
    );
  }
  return (
    <Banner tone="off" icon={Hourglass} title="Confirmando o pagamento...">
      {boleto
        ? `O boleto leva de 1 a 3 dias úteis para confirmar, e avisamos por e-mail. Você já pode terminar o cadastro. ${missing}`
        : `Você já pode terminar o cadastro: assim que a confirmação chegar, avisamos aqui. ${missing}`}
    </Banner>
  );
}

function missingOf(values: CadastroDados): string {
  const empty = PESSOAL.filter((field) => !values[field]);
  if (empty.length === 0) return "Seus dados já estão preenchidos. Faltam só os da loja.";
  if (empty.length === 1 && empty[0] === "cpf") return "Faltam o seu CPF e os dados da loja.";
  return "Faltam os seus dados e os da loja.";
}

interface EndedBannerProps {
  progress: Progress;
  /** The typed values are still in the fields. */
  isKept: boolean;
}

/**
 * The pedido was cancelled or expired. This is not an error: the visitor starts again, with the typed values if still
 * known.
 */
export function EndedBanner({ progress, isKept }: EndedBannerProps) {
  if (progress.status !== "ended") return null;
  if (progress.situacao === "expirado") {
    const title = progress.boleto
      ? "O prazo de 3 dias do boleto terminou. É só começar de novo."
      : "O checkout expirou após 1 hora. É só começar de novo.";
    return (
      <Banner tone="off" icon={Hourglass} title={title} className="mb-8">
        {isKept ? "Nenhuma cobrança foi feita e o que você preencheu continua aqui." : "Nenhuma cobrança foi feita."}
      </Banner>
    );
  }
  return (
    <Banner tone="off" icon={Leaf} title="Pagamento cancelado. Nenhuma cobrança foi feita." className="mb-8">
      {isKept && "O que você preencheu continua aqui, para quando fizer sentido."}
    </Banner>
  );
}

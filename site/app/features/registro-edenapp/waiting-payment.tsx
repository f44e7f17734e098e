import { AppLink } from "@eden/ui/app-link.tsx";
import { buttonStyle } from "@eden/ui/button.tsx";
import { classNames } from "@eden/ui/class-names.ts";
import { Icon } from "@eden/ui/icon.tsx";
import { ArrowRight, Check, Ellipsis, Hourglass, Lock, type LucideIcon } from "lucide-react";
import { type Checkout, endOf, isBoleto } from "~/clients/edenapp-storage.ts";
import { provedorDePagamento } from "~/content/checkout.ts";

/**
 * The visitor returned without having paid, or pays in another tab. The step changes automatically when the payment
 * arrives.
 */
export function WaitingPayment({ checkout }: { checkout: Checkout }) {
  const { url } = checkout;
  const { lead, dados, prazo } = wordsOf(checkout);
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
        <a href={url} className={buttonStyle("ipe", "g", "mt-6 w-full")}>
          Voltar ao checkout
          <Icon of={ArrowRight} />
        </a>
      ) : (
        <AppLink to="?etapa=3&alterar=dados" className={buttonStyle("fio", "m", "mt-6 w-full")}>
          Gerar um novo pagamento
        </AppLink>
      )}
    </section>
  );
}

function wordsOf(checkout: Checkout): { lead: string; dados: string; prazo: string } {
  const finish = `Conclua o pagamento no checkout do ${provedorDePagamento}.`;
  const over = "O prazo deste checkout terminou. Se você já pagou, é só esperar a confirmação: não pague de novo.";
  if (!isBoleto(checkout)) {
    return {
      lead: `${finish} Assim que ele for confirmado, você volta para cá automaticamente.`,
      dados: "Salvos neste aparelho enquanto o checkout estiver aberto.",
      prazo: checkout.url ? "O checkout vale por 1 hora." : over,
    };
  }
  return {
    lead: `${finish} O banco leva de 1 a 3 dias úteis para confirmar o boleto. Assim que confirmar, você volta para cá automaticamente, e o link para continuar chega também por e-mail.`,
    dados: "Salvos neste aparelho por 3 dias; o CPF, por 1 hora.",
    prazo: checkout.url ? `O boleto vale por 3 dias, até ${dateOf(endOf(checkout))}.` : over,
  };
}

const dateOf = (time: number) => new Date(time).toLocaleDateString("pt-BR", { day: "numeric", month: "long" });

const discs = {
  done: "border-folha bg-folha text-white",
  now: "border-2 border-aviso bg-ipe-claro text-tinta",
  next: "border-contorno bg-papel text-pedra",
};

interface StageProps {
  look: keyof typeof discs;
  icon: LucideIcon;
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

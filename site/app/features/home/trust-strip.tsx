import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Clock, FileText, type IconNode, MapPin, MessageCircleReply, Undo2 } from "lucide";
import type { ReactNode } from "react";
import { consultaCnpj, fatos } from "~/content/confianca.ts";
import { empresa } from "~/content/empresa.ts";

/** Five facts: one line, two columns below 1024 px. */
export function TrustStrip() {
  return (
    <ul aria-label="Dados para conferir" className={stripStyle}>
      <Fact icon={FileText}>
        <span className="whitespace-nowrap font-identificador text-base">CNPJ {empresa.cnpj}</span>{" "}
        <AppLink to={consultaCnpj} className={linkStyle}>
          Conferir na Receita
        </AppLink>
      </Fact>
      <Fact icon={MapPin}>{fatos.cidade}</Fact>
      <Fact icon={Clock}>{fatos.horario}</Fact>
      <Fact icon={MessageCircleReply}>{fatos.resposta}</Fact>
      <Fact icon={Undo2}>{fatos.desistencia}</Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <li className={factStyle}>
      <Icon of={icon} size={20} className="mt-px text-folha lg:max-xl:hidden" />
      <span className="text-balance font-semibold font-titulo text-[1.0625rem]/tight text-mata lg:max-xl:text-base/tight lining-nums">
        {children}
      </span>
    </li>
  );
}

const stripStyle =
  "pagina relative z-2 grid grid-cols-2 gap-x-4 bg-papel max-lg:w-full max-lg:border-linha max-lg:border-y max-lg:px-4 lg:grid-cols-[1.13fr_0.93fr_1.1fr_0.93fr_1fr] lg:gap-0 lg:rounded-cartao lg:px-2 lg:py-1.5 lg:shadow-suave forced-colors:border";

/** Hairlines between the facts. */
const factStyle =
  "flex items-start gap-2.5 border-linha py-3 max-lg:first:col-span-full max-lg:not-last:border-b max-lg:nth-4:border-b-0 lg:items-center lg:border-l lg:px-3.5 lg:first:border-0";

const linkStyle =
  "whitespace-nowrap font-texto text-folha text-peq/tight underline underline-offset-3 max-sm:-my-2.5 max-sm:flex max-sm:min-h-11 max-sm:items-center sm:max-lg:-my-3 sm:max-lg:ml-2 sm:max-lg:inline-block sm:max-lg:py-3 lg:block";

import { ButtonLink, buttonStyle } from "@eden/ui/core/button.tsx";
import { BadgeCheck, SearchX, Sprout } from "lucide";
import type { ReactNode } from "react";
import {
  type ContaStatus,
  readPedidoDoCadastro,
  type StoredCadastro,
  useConta,
  useStoredCadastro,
} from "~/clients/stored-cadastro.ts";
import { acessoAoApp } from "~/content/edenapp.ts";
import { celularApp } from "~/images/celular-app.ts";
import { naoEncontrado } from "~/images/nao-encontrado.ts";
import { CadastroReceipt, CadastroSteps } from "./cadastro-receipt.tsx";
import { ResultPage } from "./result-page.tsx";

/** Result of the cadastro stored on this device. `stores`: links to the app stores. */
export function CadastroResult({ stores }: { stores: ReactNode }) {
  const data = useStoredCadastro();
  if (data?.userType === "paid") return <PaidResult data={data} stores={stores} />;
  if (data) return <FreeResult data={data} stores={stores} />;
  return data === null ? <NothingFound /> : <Asking />;
}

const HomeLink = ({ variant = "outline" }: { variant?: "outline" | "bare" }) => (
  <ButtonLink to="/" variant={variant}>
    Voltar ao início
  </ButtonLink>
);
const home = <HomeLink />;
const openApp = (
  <ButtonLink to={acessoAoApp} variant="ipe">
    Acessar EdenApp
  </ButtonLink>
);

function FreeResult({ data, stores }: { data: StoredCadastro; stores: ReactNode }) {
  const status = useConta(data);
  return (
    <ResultPage
      picture={celularApp}
      badge="Usuário Gratuito"
      icon={Sprout}
      title={
        <>
          Obrigado, {data.nome}. {freeTitles[status]}.
        </>
      }
      lead={freeLeads[status]}
      actions={
        <>
          {status !== "review" && openApp}
          {home}
        </>
      }
      receipt={<CadastroReceipt data={data} status={status} />}
    >
      <CadastroSteps data={data} status={status} stores={stores} />
    </ResultPage>
  );
}

const opening = (
  <>
    Estamos abrindo a sua <em>conta</em>
  </>
);
const freeTitles: Record<ContaStatus, ReactNode> = {
  active: (
    <>
      Sua conta está <em>pronta</em>
    </>
  ),
  pending: opening,
  unpaid: opening,
  opening,
  ended: opening,
  review: (
    <>
      Recebemos o seu <em>cadastro</em>
    </>
  ),
};

const BY_MAIL = "Você vai receber um e-mail com as instruções de acesso.";
const freeLeads: Record<ContaStatus, string> = {
  active: `Sua conta gratuita está ativa. ${BY_MAIL}`,
  pending: `Estamos criando a sua conta gratuita. ${BY_MAIL}`,
  unpaid: BY_MAIL,
  opening: BY_MAIL,
  ended: BY_MAIL,
  review: `Nossa equipe está conferindo o seu cadastro. ${BY_MAIL}`,
};

function PaidResult({ data, stores }: { data: StoredCadastro; stores: ReactNode }) {
  const status = useConta(data);
  return (
    <ResultPage
      picture={celularApp}
      badge="Usuário Premium"
      badgeTone="mata"
      icon={BadgeCheck}
      title={paidTitle(data, status)}
      lead={paidLead(data, status)}
      actions={
        <>
          {(status === "unpaid" || status === "ended") && <PaymentLink />}
          {status !== "ended" && (
            <ButtonLink to={acessoAoApp} variant={status === "unpaid" ? "outline" : "ipe"}>
              Acessar EdenApp
            </ButtonLink>
          )}
          {status === "unpaid" ? <HomeLink variant="bare" /> : home}
        </>
      }
      receipt={<CadastroReceipt data={data} status={status} />}
    >
      <CadastroSteps data={data} status={status} stores={stores} />
    </ResultPage>
  );
}

/** Back to the payment of the pedido that this device knows; the service opens a new session where the last one ended. */
function PaymentLink() {
  const pedidoId = readPedidoDoCadastro()?.pedidoId;
  return (
    <a href={pedidoId ? `/api/checkout/${pedidoId}` : "/registro-edenapp"} className={buttonStyle("ipe")}>
      Ir para o pagamento
    </a>
  );
}

function paidTitle({ nome }: StoredCadastro, status: ContaStatus): ReactNode {
  const [before, emphasised] =
    status === "active"
      ? [`Tudo pronto, ${nome}. Pode`, "entrar"]
      : status === "opening"
        ? ["Pagamento confirmado. Abrindo a sua", "conta"]
        : ["Cadastro feito. Só falta", "confirmar"];
  return (
    <>
      {before} <em>{emphasised}</em>.
    </>
  );
}

function paidLead({ nome }: StoredCadastro, status: ContaStatus): string {
  switch (status) {
    case "active":
      return "Seu pagamento foi confirmado e sua conta está ativa.";
    case "opening":
      return `${nome}, o pagamento está confirmado e o cadastro chegou. As instruções de acesso vão para o seu e-mail em até 24 horas.`;
    case "ended":
      return "O checkout terminou sem pagamento e nada foi cobrado. Recebemos seus dados: falta só pagar.";
    case "review":
      return `Recebemos seus dados, ${nome}. Nossa equipe está conferindo o cadastro e o pagamento, e avisa você por e-mail.`;
    case "unpaid":
      return `Recebemos seus dados, ${nome}. Falta o pagamento: quando ele for confirmado, o status muda para Ativo e o acesso é liberado.`;
    case "pending":
      return `Recebemos seus dados, ${nome}. Quando o pagamento for confirmado, o status muda para Ativo e o acesso é liberado.`;
  }
}

function NothingFound() {
  return (
    <ResultPage
      picture={naoEncontrado}
      badge="Cadastro"
      icon={SearchX}
      title={
        <>
          Não achamos o seu <em>cadastro</em>.
        </>
      }
      lead="Dados não encontrados. Não foi possível encontrar seus dados de cadastro."
      actions={
        <>
          <ButtonLink to="/registro-edenapp" variant="ipe">
            Voltar ao cadastro
          </ButtonLink>
          {home}
        </>
      }
    />
  );
}

/** Before hydration the stored data is unknown. */
function Asking() {
  return (
    <ResultPage
      picture={celularApp}
      badge="Cadastro"
      icon={Sprout}
      title={
        <>
          Seu cadastro no <em>EdenApp</em>
        </>
      }
      lead="Procurando os dados deste aparelho..."
      actions={home}
    />
  );
}

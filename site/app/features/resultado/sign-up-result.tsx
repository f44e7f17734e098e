import { ButtonLink } from "@eden/ui/button.tsx";
import { BadgeCheck, SearchX, Sprout } from "lucide-react";
import type { ReactNode } from "react";
import { type AccountStatus, useAccountStatus } from "~/clients/use-account-status.ts";
import { type UserData, useUserData } from "~/clients/user-data.ts";
import { acessoAoApp } from "~/content/edenapp.ts";
import { celularApp } from "~/images/celular-app.ts";
import { ResultPage } from "./result-page.tsx";
import { SignUpAfter } from "./sign-up-after.tsx";
import { PaidSteps, SignUpDetails } from "./sign-up-details.tsx";

/** Result of the sign-up stored on this device. `stores`: links to the app stores. */
export function SignUpResult({ stores }: { stores: ReactNode }) {
  const data = useUserData();
  if (data?.userType === "paid") return <PaidResult data={data} />;
  if (data) return <FreeResult data={data} stores={stores} />;
  return data === null ? <NothingFound /> : <Asking />;
}

const home = (
  <ButtonLink to="/" variant="fio">
    Voltar ao início
  </ButtonLink>
);
const openApp = (
  <ButtonLink to={acessoAoApp} variant="ipe">
    Acessar EdenApp
  </ButtonLink>
);

function FreeResult({ data, stores }: { data: UserData; stores: ReactNode }) {
  const status = useAccountStatus(data);
  return (
    <ResultPage
      long
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
      after={
        <>
          {status !== "review" && stores}
          <SignUpDetails data={data} status={status} />
          <SignUpAfter />
        </>
      }
    />
  );
}

const growing = (
  <>
    Sua conta está <em>brotando</em>
  </>
);
const freeTitles: Record<AccountStatus, ReactNode> = {
  active: (
    <>
      Sua conta <em>brotou</em>
    </>
  ),
  pending: growing,
  ended: growing,
  review: (
    <>
      Recebemos o seu <em>cadastro</em>
    </>
  ),
};

const BY_MAIL = "Você vai receber um e-mail com as instruções de acesso.";
const freeLeads: Record<AccountStatus, string> = {
  active: `Sua conta gratuita está ativa. ${BY_MAIL}`,
  pending: `Estamos criando a sua conta gratuita. ${BY_MAIL}`,
  ended: BY_MAIL,
  review: `Nossa equipe está conferindo o seu cadastro. ${BY_MAIL}`,
};

function PaidResult({ data }: { data: UserData }) {
  const status = useAccountStatus(data);
  return (
    <ResultPage
      long
      picture={celularApp}
      badge="Usuário Premium"
      badgeTone="mata"
      icon={BadgeCheck}
      title={
        <>
          {status === "active" ? `Tudo pronto, ${data.nome}. Pode ` : "Cadastro feito. Só falta "}
          <em>{status === "active" ? "entrar" : "confirmar"}</em>.
        </>
      }
      lead={paidLead(data, status)}
      actions={
        <>
          {status === "ended" ? (
            <ButtonLink to="/registro-edenapp" variant="ipe">
              Pagar novamente
            </ButtonLink>
          ) : (
            openApp
          )}
          {home}
        </>
      }
      after={<SignUpAfter />}
    >
      <SignUpDetails data={data} status={status} />
      <PaidSteps data={data} status={status} />
    </ResultPage>
  );
}

function paidLead({ nome }: UserData, status: AccountStatus): string {
  switch (status) {
    case "active":
      return "Seu pagamento foi confirmado e sua conta está ativa.";
    case "ended":
      return "O checkout terminou sem pagamento e nada foi cobrado. Recebemos seus dados: falta só pagar.";
    case "review":
      return `Recebemos seus dados, ${nome}. Nossa equipe está conferindo o cadastro e o pagamento, e avisa você por e-mail.`;
    case "pending":
      return `Recebemos seus dados, ${nome}. Quando o pagamento for confirmado, o status muda para Ativo e o acesso é liberado.`;
  }
}

function NothingFound() {
  return (
    <ResultPage
      picture={celularApp}
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

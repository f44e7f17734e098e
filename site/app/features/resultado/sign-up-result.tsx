import { BadgeCheck, SearchX, Sprout } from "lucide-react";
import { type UserData, useUserData } from "~/clients/user-data.ts";
import { acessoAoApp } from "~/content/edenapp.ts";
import { celularApp } from "~/images/celular-app.ts";
import { ButtonLink } from "~/ui/button-link.tsx";
import { ResultPage } from "./result-page.tsx";
import { SignUpAfter } from "./sign-up-after.tsx";
import { SignUpDetails } from "./sign-up-details.tsx";
import { useAccountStatus } from "./use-account-status.ts";

/** What became of the sign-up this device remembers. */
export function SignUpResult() {
  const data = useUserData();
  if (data?.userType === "paid") return <PaidResult data={data} />;
  if (data) return <FreeResult data={data} />;
  return data === null ? <NothingFound /> : <Asking />;
}

const home = (variant: "ipe" | "fio") => (
  <ButtonLink to="/" variant={variant}>
    Voltar ao início
  </ButtonLink>
);

function FreeResult({ data }: { data: UserData }) {
  return (
    <ResultPage
      picture={celularApp}
      badge="Usuário Gratuito"
      icon={Sprout}
      title={
        <>
          Obrigado, {data.nome}. Sua conta <em>brotou</em>.
        </>
      }
      lead="Você vai receber um e-mail com as instruções de acesso."
      actions={home("ipe")}
      after={<SignUpAfter />}
    />
  );
}

function PaidResult({ data }: { data: UserData }) {
  const { active, ended } = useAccountStatus(data);
  const word = active ? "entrar" : "confirmar";
  return (
    <ResultPage
      long
      picture={celularApp}
      badge="Usuário Premium"
      badgeTone="mata"
      icon={BadgeCheck}
      title={
        <>
          {active ? `Tudo pronto, ${data.nome}. Pode ` : "Cadastro feito. Só falta "}
          <em>{word}</em>.
        </>
      }
      lead={leadOf(data, active, ended)}
      actions={
        <>
          {ended ? (
            <ButtonLink to="/registro-edenapp" variant="ipe">
              Pagar novamente
            </ButtonLink>
          ) : (
            <ButtonLink to={acessoAoApp} variant="ipe">
              Acessar EdenApp
            </ButtonLink>
          )}
          {home("fio")}
        </>
      }
      after={<SignUpAfter />}
    >
      <SignUpDetails data={data} active={active} />
    </ResultPage>
  );
}

function leadOf({ nome }: UserData, active: boolean, ended: boolean): string {
  if (active) return "Seu pagamento foi confirmado e sua conta está ativa.";
  if (ended) return "O checkout terminou sem pagamento e nada foi cobrado. Recebemos seus dados: falta só pagar.";
  return `Recebemos seus dados, ${nome}. Quando o pagamento for confirmado, o status muda para Ativo e o acesso é liberado.`;
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
          {home("fio")}
        </>
      }
    />
  );
}

/** Before the script arrives nobody knows what this device remembers. */
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
      actions={home("fio")}
    />
  );
}

import { formatData } from "@eden/domain/dia";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { maskCpf } from "@eden/domain/documentos/cpf";
import { formatCep } from "@eden/domain/documentos/numero";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import { Card } from "@eden/ui/card.tsx";
import { CheckLines } from "@eden/ui/choice/check-lines.tsx";
import { Button, ButtonLink } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { ChevronDown } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { clearStoredData, hasStoredData } from "~/clients/clear-stored-data.ts";
import { type StoredCadastro, useConta, useStoredCadastro } from "~/clients/stored-cadastro.ts";
import { contaSituacoes } from "~/content/edenapp.ts";
import { celularApp } from "~/images/celular-app.ts";
import { dadosGuardados } from "~/images/dados-guardados.ts";

/** The cadastro's data on this device, and a button to delete it. */
export function DadosUsuario() {
  const data = useStoredCadastro();
  return data ? <Kept data={data} /> : <Nothing asked={data === null} />;
}

/** The same page before storage is read, to avoid a layout shift. */
function Nothing({ asked }: { asked: boolean }) {
  const [hasOther, setHasOther] = useState(false);
  useEffect(() => setHasOther(hasStoredData()), []);
  return (
    <div className="pagina my-auto grid items-center gap-x-16 gap-y-4 pt-2 md:max-lg:text-center lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
      <Picture
        of={dadosGuardados}
        alt=""
        priority
        sizes="(min-width: 1024px) 600px, 80vw"
        className="mx-auto w-[min(72vw,28rem)] lg:w-full"
      />
      <div>
        <h1 tabIndex={-1} className="text-etapa">
          {asked ? (
            <>
              Nenhum usuário <em>cadastrado</em>
            </>
          ) : (
            <>
              Dados guardados neste <em>aparelho</em>
            </>
          )}
        </h1>
        <p role="status" className="mt-4 text-lead text-pedra">
          {asked
            ? `Este navegador não guarda nenhum cadastro do EdenApp${hasOther ? ", só outros dados que você deixou no site, como inscrições e respostas" : ""}.`
            : "O que o cadastro do EdenApp guardou neste navegador."}
        </p>
        <div className="mt-5 text-pedra md:max-lg:mx-auto md:max-lg:w-fit md:max-lg:text-left">
          <CheckLines lines={facts} />
        </div>
        <div className={`${actionsStyle} md:max-lg:justify-center`}>
          <ButtonLink to="/registro-edenapp" variant="ipe">
            Fazer Cadastro
          </ButtonLink>
          {hasOther && <ClearButton onCleared={() => setHasOther(false)} />}
          <ButtonLink to="/" variant="outline">
            Voltar ao início
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

const facts = [
  "Depois do cadastro, os seus dados aparecem aqui para conferir.",
  "Só este navegador vê o que está aqui.",
  "Você limpa tudo quando quiser, com um toque.",
];

const actionsStyle = "mt-7 flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch ";

/** What was kept is one sheet; beside it, or on phones above, whose it is and what can be done with it. */
function Kept({ data }: { data: StoredCadastro }) {
  return (
    <div className="pagina grid gap-x-16 gap-y-8 pt-4 md:pt-8 lg:grid-cols-[minmax(0,11fr)_minmax(0,13fr)] lg:items-start">
      <div className="lg:sticky lg:top-8">
        <Picture
          of={celularApp}
          alt=""
          sizes="(min-width: 1024px) 480px, 1px"
          className="-mt-6 mb-3 -ml-6 hidden w-[calc(100%+3rem)] max-w-none lg:block"
        />
        <h1 tabIndex={-1} className="text-etapa">
          Dados guardados neste <em>aparelho</em>
        </h1>
        <p className="mt-4 max-w-[40ch] text-lead text-pedra">
          Só este navegador vê o que está aqui. Se mais gente usa este aparelho, limpe ao sair. Links, arquivos e
          lembretes das ferramentas que você já enviou ou salvou continuam onde estão.
        </p>
        <div className={actionsStyle}>
          <ClearButton />
          <ButtonLink to="/registro-edenapp" variant="outline">
            Novo Cadastro
          </ButtonLink>
          <ButtonLink to="/" variant="bare">
            Voltar ao início
          </ButtonLink>
        </div>
      </div>
      <Card size="l" className="overflow-hidden p-0!">
        <div className="grid gap-8 p-6 md:p-10">
          <PersonData data={data} />
          {data.userType === "paid" ? <CompanyData data={data} /> : <NoCompany />}
        </div>
        <details className="group bg-creme">
          <summary className="flex min-h-14 list-none items-center justify-between gap-3 px-6 py-3 font-semibold text-folha text-peq md:px-10 [&::-webkit-details-marker]:hidden">
            Como está gravado (JSON)
            <Icon of={ChevronDown} className="transition-[rotate] group-open:rotate-180" />
          </summary>
          <pre className="px-6 pb-6 text-peq whitespace-pre-wrap [overflow-wrap:anywhere] md:px-10 md:pb-8">
            {JSON.stringify(data, (key, value: unknown) => (key === "cpf" ? maskCpf(String(value)) : value), 2)}
          </pre>
        </details>
      </Card>
    </div>
  );
}

function PersonData({ data }: { data: StoredCadastro }) {
  const status = useConta(data);
  return (
    <DataList
      title="Dados pessoais"
      rows={[
        ["Nome", data.nome],
        ["Sobrenome", data.sobrenome],
        ["E-mail", data.email],
        ["Telefone", formatTelefone(data.telefone)],
        ["CPF", maskCpf(data.cpf ?? "") || "Não fica guardado neste aparelho"],
        ["Tipo", data.userType === "paid" ? "Premium" : "Gratuito"],
        [
          "Status",
          <span key="status" role="status">
            {contaSituacoes[status]}
          </span>,
        ],
        ["Data do cadastro", formatData(data.registrationDate)],
      ]}
    />
  );
}

const COMPANY = "Empresa e endereço";

function CompanyData({ data: { cnpj, razaoSocial, endereco } }: { data: StoredCadastro }) {
  return (
    <DataList
      title={COMPANY}
      rows={[
        ["CNPJ", formatCnpj(cnpj)],
        ["Razão Social", razaoSocial],
        ["Rua", endereco.rua],
        ["Número", endereco.numero],
        ["Complemento", endereco.complemento],
        ["Bairro", endereco.bairro],
        ["Cidade", endereco.cidade],
        ["Estado", endereco.estado],
        // From the public register; the cadastro does not ask for it.
        ...(endereco.cep ? [["CEP", formatCep(endereco.cep)] as const] : []),
      ]}
    />
  );
}

/** A free cadastro asks for none of these. */
function NoCompany() {
  return (
    <div>
      <h2 className="text-h3">{COMPANY}</h2>
      <p className="mt-2 text-pedra">O acesso gratuito não pede os dados da farmácia.</p>
    </div>
  );
}

function ClearButton({ onCleared }: { onCleared?: () => void }) {
  const clear = () => {
    // The heading to focus is that of the page without data.
    flushSync(() => {
      clearStoredData();
      onCleared?.();
    });
    document.querySelector<HTMLHeadingElement>("#conteudo h1")?.focus();
  };
  return (
    <Button variant="outline" onClick={clear}>
      Limpar Dados
    </Button>
  );
}

interface DataListProps {
  title: string;
  rows: readonly (readonly [label: string, value: ReactNode])[];
}

function DataList({ title, rows }: DataListProps) {
  return (
    <div>
      <h2 className="text-h3">{title}</h2>
      <dl className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {rows.map(([label, value]) => (
          <div key={label} className="border-linha border-t py-2.5 leading-snug">
            <dt className="text-peq text-pedra">{label}</dt>
            <dd
              className={classNames(
                "font-semibold [overflow-wrap:anywhere]",
                (label === "CPF" || label === "CNPJ") && "font-identificador",
              )}
            >
              {value || "Não informado"}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

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
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { clearStoredData } from "~/clients/clear-stored-data.ts";
import { type StoredCadastro, useConta, useStoredCadastro } from "~/clients/stored-cadastro.ts";
import { contaSituacoes } from "~/content/edenapp.ts";
import { dadosGuardados } from "~/images/dados-guardados.ts";

/** The cadastro's data on this device, and a button to delete it. */
export function DadosUsuario() {
  const data = useStoredCadastro();
  return data ? <Kept data={data} /> : <Nothing asked={data === null} />;
}

/** The same page before storage is read, to avoid a layout shift. */
function Nothing({ asked }: { asked: boolean }) {
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
            ? "Este navegador não guarda nenhum cadastro do EdenApp."
            : "O que o cadastro do EdenApp guardou neste navegador."}
        </p>
        <div className="mt-5 text-pedra md:max-lg:mx-auto md:max-lg:w-fit md:max-lg:text-left">
          <CheckLines lines={facts} />
        </div>
        <div className={`${actionsStyle} md:max-lg:justify-center`}>
          <ButtonLink to="/registro-edenapp" variant="ipe">
            Fazer Cadastro
          </ButtonLink>
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

function Kept({ data }: { data: StoredCadastro }) {
  return (
    <div className="pagina pt-4 md:pt-8">
      <h1 tabIndex={-1} className="text-etapa">
        Dados guardados neste <em>aparelho</em>
      </h1>
      <p className="mt-4 max-w-[52ch] text-balance text-lead text-pedra">
        Só este navegador vê o que está aqui. Se mais gente usa este aparelho, limpe ao sair.
      </p>
      <div className={actionsStyle}>
        <ButtonLink to="/registro-edenapp" variant="ipe">
          Novo Cadastro
        </ButtonLink>
        <ClearButton />
        <ButtonLink to="/" variant="bare">
          Voltar ao início
        </ButtonLink>
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        <PersonCard data={data} />
        {data.userType === "paid" ? <CompanyCard data={data} /> : <NoCompany />}
      </div>
      <details className="group mt-6 rounded-cartao bg-mata-2 text-white">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-cartao px-5 py-3 font-semibold md:px-7 [&::-webkit-details-marker]:hidden">
          Como está gravado (JSON)
          <Icon of={ChevronDown} className="transition-[rotate] group-open:rotate-180" />
        </summary>
        <pre className="px-5 pb-5 text-peq whitespace-pre-wrap [overflow-wrap:anywhere] md:px-7 md:pb-7">
          {JSON.stringify(data, (key, value: unknown) => (key === "cpf" ? maskCpf(String(value)) : value), 2)}
        </pre>
      </details>
    </div>
  );
}

function PersonCard({ data }: { data: StoredCadastro }) {
  const status = useConta(data);
  return (
    <DataCard
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
        ["Data do cadastro", new Date(data.registrationDate).toLocaleDateString("pt-BR")],
      ]}
    />
  );
}

const COMPANY = "Empresa e endereço";

function CompanyCard({ data: { cnpj, razaoSocial, endereco } }: { data: StoredCadastro }) {
  return (
    <DataCard
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
    <Card>
      <h2 className="text-h3">{COMPANY}</h2>
      <p className="mt-3 max-w-[44ch] text-pedra">O acesso gratuito não pede os dados da farmácia.</p>
    </Card>
  );
}

function ClearButton() {
  const clear = () => {
    // The heading to focus is that of the page without data.
    flushSync(clearStoredData);
    document.querySelector<HTMLHeadingElement>("#conteudo h1")?.focus();
  };
  return (
    <Button variant="outline" onClick={clear}>
      Limpar Dados
    </Button>
  );
}

interface DataCardProps {
  title: string;
  rows: readonly (readonly [label: string, value: ReactNode])[];
}

function DataCard({ title, rows }: DataCardProps) {
  return (
    <Card>
      <h2 className="text-h3">{title}</h2>
      <dl className="mt-3">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="border-linha border-b py-3 leading-snug last:border-b-0 lg:grid lg:grid-cols-[9rem_minmax(0,1fr)] lg:gap-4"
          >
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
    </Card>
  );
}

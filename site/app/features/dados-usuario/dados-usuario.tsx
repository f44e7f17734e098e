import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { maskCpf } from "@eden/domain/documentos/cpf";
import { formatCep } from "@eden/domain/documentos/numero";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import { Card } from "@eden/ui/card.tsx";
import { CheckLines } from "@eden/ui/choice/check-lines.tsx";
import { Button, ButtonLink, type ButtonVariant } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Picture } from "@eden/ui/core/picture.tsx";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { clearStoredData } from "~/clients/clear-stored-data.ts";
import { type StoredCadastro, useConta, useStoredCadastro } from "~/clients/stored-cadastro.ts";
import { contaSituacoes } from "~/content/edenapp.ts";
import { obrigado } from "~/images/obrigado.ts";

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
        of={obrigado}
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
          <Home />
          <ClearButton variant="bare" />
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
        <ClearButton variant="outline" />
        <ButtonLink to="/" variant="bare">
          Voltar ao início
        </ButtonLink>
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 lg:grid-cols-3">
        <PersonCard data={data} />
        <div className="grid content-start gap-6">
          {data.userType === "paid" ? <CompanyCards data={data} /> : <NoCompany />}
        </div>
        <section
          aria-labelledby="gravado"
          className="rounded-cartao bg-mata-2 p-5 text-white md:max-lg:col-span-2 md:p-6"
        >
          <h2 id="gravado" className="text-h3 text-white">
            Como está gravado (JSON)
          </h2>
          <pre className="mt-4 text-peq whitespace-pre-wrap [overflow-wrap:anywhere]">
            {JSON.stringify(data, (key, value: unknown) => (key === "cpf" ? maskCpf(String(value)) : value), 2)}
          </pre>
        </section>
      </div>
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

function CompanyCards({ data: { cnpj, razaoSocial, endereco } }: { data: StoredCadastro }) {
  return (
    <>
      <DataCard
        title="Empresa"
        rows={[
          ["CNPJ", formatCnpj(cnpj)],
          ["Razão Social", razaoSocial],
        ]}
      />
      <DataCard
        title="Endereço"
        rows={[
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
    </>
  );
}

/** A free cadastro asks for none of these. */
function NoCompany() {
  return (
    <Card>
      <h2 className="text-h3">Empresa e endereço</h2>
      <p className="mt-3 max-w-[44ch] text-pedra">O acesso gratuito não pede os dados da farmácia.</p>
    </Card>
  );
}

function ClearButton({ variant }: { variant: ButtonVariant }) {
  const clear = () => {
    // The heading to focus is that of the page without data.
    flushSync(clearStoredData);
    document.querySelector<HTMLHeadingElement>("#conteudo h1")?.focus();
  };
  return (
    <Button variant={variant} onClick={clear}>
      Limpar Dados
    </Button>
  );
}

function Home() {
  return (
    <ButtonLink to="/" variant="outline">
      Voltar ao início
    </ButtonLink>
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
          <div key={label} className="border-linha border-b py-3 leading-snug last:border-b-0">
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

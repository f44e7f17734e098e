import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { maskCpf } from "@eden/domain/documentos/cpf";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import { Card } from "@eden/ui/card.tsx";
import { Button, ButtonLink, type ButtonVariant } from "@eden/ui/core/button.tsx";
import type { ReactNode } from "react";
import { clearStoredData } from "~/clients/clear-stored-data.ts";
import { type StoredCadastro, useConta, useStoredCadastro } from "~/clients/stored-cadastro.ts";
import { contaSituacoes } from "~/content/edenapp.ts";

/** The cadastro's data on this device, and a button to delete it. */
export function DadosUsuario() {
  const data = useStoredCadastro();
  return (
    <div className="pagina pt-7 pb-24 lg:pt-18 lg:pb-40">
      <h1 tabIndex={-1} className="max-w-[18ch] text-pagina">
        {data === null ? (
          <>
            Nenhum usuário <em>cadastrado</em>
          </>
        ) : (
          <>
            Dados guardados neste <em>aparelho</em>
          </>
        )}
      </h1>
      {data ? <Kept data={data} /> : <Nothing asked={data === null} />}
    </div>
  );
}

/** Placeholder of the same height before storage is read, to avoid a layout shift. */
function Nothing({ asked }: { asked: boolean }) {
  return (
    <>
      <p role="status" className="mt-6 max-w-[52ch] text-lead text-pedra">
        {asked
          ? "Este navegador não guarda nenhum cadastro do EdenApp."
          : "O que o cadastro do EdenApp guardou neste navegador."}
      </p>
      <div className="mt-9 flex flex-wrap gap-3">
        <ButtonLink to="/registro-edenapp" variant="ipe">
          Fazer Cadastro
        </ButtonLink>
        <Home />
        <ClearButton variant="bare" />
      </div>
    </>
  );
}

function Kept({ data }: { data: StoredCadastro }) {
  return (
    <>
      <p className="mt-6 max-w-[52ch] text-lead text-pedra">
        Só este navegador vê o que está aqui. Em aparelho de uso comum, limpe ao sair.
      </p>
      <div className="mt-9 grid items-start gap-6 lg:grid-cols-3">
        <PersonCard data={data} />
        {data.userType === "paid" ? <CompanyCards data={data} /> : <NoCompany />}
      </div>
      <h2 className="mt-12 text-h3">JSON</h2>
      <pre className="mt-4 rounded-cartao bg-mata-2 p-5 text-peq text-white whitespace-pre-wrap [overflow-wrap:anywhere]">
        {JSON.stringify(data, (key, value: unknown) => (key === "cpf" ? maskCpf(String(value)) : value), 2)}
      </pre>
      <div className="mt-9 flex flex-wrap gap-3">
        <ClearButton variant="mata" />
        <ButtonLink to="/registro-edenapp" variant="ipe">
          Novo Cadastro
        </ButtonLink>
        <Home />
      </div>
    </>
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
          // The cadastro does not ask for the CEP.
          ...(endereco.cep ? [["CEP", endereco.cep] as const] : []),
        ]}
      />
    </>
  );
}

/** A free cadastro asks for none of these. */
function NoCompany() {
  return (
    <Card className="lg:col-span-2">
      <h2 className="text-h3">Empresa e endereço</h2>
      <p className="mt-3 max-w-[44ch] text-pedra">O acesso gratuito não pede os dados da farmácia.</p>
    </Card>
  );
}

function ClearButton({ variant }: { variant: ButtonVariant }) {
  const clear = () => {
    clearStoredData();
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
            <dd className="font-semibold [overflow-wrap:anywhere]">{value || "Não informado"}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

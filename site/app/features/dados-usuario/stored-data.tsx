import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import { clearStoredData } from "~/clients/clear-stored-data.ts";
import { type UserData, useUserData } from "~/clients/user-data.ts";
import { Button } from "~/ui/button.tsx";
import { ButtonLink } from "~/ui/button-link.tsx";
import { DataCard } from "./data-card.tsx";
import { maskCpf } from "./mask-cpf.ts";

/** What the sign-up left on this device, and a way to be rid of it. */
export function StoredData() {
  const data = useUserData();
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

/** Before the browser was asked it is as tall as afterwards: nothing moves. */
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
        <ClearButton />
        <Home />
      </div>
    </>
  );
}

function Kept({ data }: { data: UserData }) {
  const { endereco } = data;
  const paid = data.userType === "paid";
  return (
    <>
      <p className="mt-6 max-w-[52ch] text-lead text-pedra">
        Só este navegador vê o que está aqui. Em aparelho de uso comum, limpe ao sair.
      </p>
      <div className="mt-9 grid items-start gap-6 lg:grid-cols-3">
        <DataCard
          title="Dados pessoais"
          rows={[
            ["Nome", data.nome],
            ["Sobrenome", data.sobrenome],
            ["E-mail", data.email],
            ["Telefone", formatTelefone(data.telefone ?? "")],
            ["CPF", maskCpf(cpfOf(data))],
            ["Tipo", paid ? "Premium" : "Gratuito"],
            ["Status", data.status === "active" ? "Ativo" : "Pendente"],
            ["Data do cadastro", new Date(data.registrationDate).toLocaleDateString("pt-BR")],
          ]}
        />
        <DataCard
          title="Empresa"
          rows={[
            ["CNPJ", formatCnpj(data.cnpj ?? "")],
            ["Razão Social", data.razaoSocial],
          ]}
        />
        <DataCard
          title="Endereço"
          rows={[
            ["Rua", endereco?.rua],
            ["Número", endereco?.numero],
            ["Complemento", endereco?.complemento],
            ["Bairro", endereco?.bairro],
            ["Cidade", endereco?.cidade],
            ["Estado", endereco?.estado],
            ["CEP", endereco?.cep],
          ]}
        />
      </div>
      <h2 className="mt-12 text-h3">JSON</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard must reach it */}
      <pre tabIndex={0} className="mt-4 overflow-x-auto rounded-cartao bg-mata-2 p-5 text-peq text-white">
        {JSON.stringify(data, (key, value: unknown) => (key === "cpf" ? maskCpf(String(value)) : value), 2)}
      </pre>
      <div className="mt-9 flex flex-wrap gap-3">
        <ClearButton />
        <ButtonLink to="/registro-edenapp" variant="ipe">
          Novo Cadastro
        </ButtonLink>
        <Home />
      </div>
    </>
  );
}

/** The sign-up keeps none; an older copy may. */
const cpfOf = (data: UserData) => (data as UserData & { cpf?: string }).cpf ?? "";

function ClearButton() {
  const clear = () => {
    clearStoredData();
    document.querySelector<HTMLHeadingElement>("#conteudo h1")?.focus();
  };
  return (
    <Button variant="mata" onClick={clear}>
      Limpar Dados
    </Button>
  );
}

function Home() {
  return (
    <ButtonLink to="/" variant="fio">
      Voltar ao início
    </ButtonLink>
  );
}

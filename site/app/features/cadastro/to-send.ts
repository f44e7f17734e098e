import { isMesmaCaixa } from "@eden/domain/campos/caixa-postal";
import type { Estado } from "@eden/domain/documentos/estado";
import type { RegistroGratuito, RegistroPago, RegistroPedido } from "@eden/domain/formularios/registro-edenapp";
import type { CadastroDados } from "@eden/domain/jornadas/cadastro";
import type { Row } from "~/clients/outbox/api/data-api.ts";
import type { Draft } from "~/clients/outbox/draft.ts";
import type { StoredCadastro } from "~/clients/stored-cadastro.ts";
import { leadColumns } from "~/forms/lead-columns.ts";

type Registro = RegistroGratuito | RegistroPedido | RegistroPago;

type Lead = Pick<CadastroDados, "leadId" | "leadEmail">;

/** The row for the database and the visitor's own copy of it. */
export function toSend(draft: Draft<Lead & { isca: string }>, dados: Registro, pedidoId: string | null) {
  const empresa = "cnpj" in dados ? dados : null;
  const { leadId, leadEmail } = draft.values;
  // The server joins rows of one mailbox only.
  const continuesLead = !dados.isPaid && leadId !== "" && isMesmaCaixa(leadEmail, dados.email);
  return {
    row: {
      ...leadColumns(draft, dados, { finalidade: "conta" }),
      sobrenome: dados.sobrenome,
      cpf: dados.cpf,
      tipo: dados.isPaid ? "paid" : "free",
      plano: dados.plano,
      ...(continuesLead && { lead_id: leadId }),
      ...(empresa && { pedido_id: pedidoId, ...companyColumns(empresa) }),
    } satisfies Row<"cadastros_app">,
    record: { key: "edenApp_userData" as const, value: copyOf(dados, empresa) },
  };
}

function companyColumns({
  cnpj,
  razaoSocial,
  endereco,
  numero,
  complemento,
  bairro,
  cidade,
  estado,
  cep,
}: RegistroPago) {
  const address = { endereco, numero, complemento, bairro, cidade, cep: cep || null };
  // The schema accepts known states only, but its output type is string.
  return { cnpj, razao_social: razaoSocial, ...address, estado: estado as Estado };
}

/** Without the CPF, which is kept in the browser only until the cadastro ends. */
function copyOf(dados: Registro, empresa: RegistroPago | null): StoredCadastro {
  return {
    userType: dados.isPaid ? "paid" : "free",
    nome: dados.nome,
    sobrenome: dados.sobrenome,
    email: dados.email,
    telefone: dados.telefone,
    cnpj: empresa?.cnpj ?? "",
    razaoSocial: empresa?.razaoSocial ?? "",
    registrationDate: new Date().toISOString(),
    status: "pending",
    endereco: {
      rua: empresa?.endereco ?? "",
      numero: empresa?.numero ?? "",
      complemento: empresa?.complemento ?? "",
      bairro: empresa?.bairro ?? "",
      cidade: empresa?.cidade ?? "",
      estado: empresa?.estado ?? "",
      cep: empresa?.cep ?? "",
    },
  };
}

import { randomUUID } from "node:crypto";
import type postgres from "postgres";

interface Loja {
  cnpj: string;
  cpf: string;
  nome?: string;
  responsavel?: string;
  telefone?: string;
  cidade: string;
  uf: string;
  /** Days ago. */
  convidada?: number;
}

/** The five stores of supabase/seed.sql and three more; the last has neither name nor telephone. */
const LOJAS: Loja[] = [
  {
    ...{ cnpj: "11222333000181", cpf: "52998224725", nome: "Drogaria Salomão", responsavel: "Beatriz Salomão" },
    ...{ telefone: "31981240010", cidade: "Contagem", uf: "MG" },
  },
  {
    ...{ cnpj: "12ABC34501DE35", cpf: "11144477735", nome: "Farmácia Assis", responsavel: "Norberto Assis" },
    ...{ telefone: "54981240021", cidade: "Caxias do Sul", uf: "RS" },
  },
  {
    ...{ cnpj: "98765432000198", cpf: "12345678909", nome: "Farmácia Boa Vista", responsavel: "Ester Vasconcelos" },
    ...{ telefone: "85981240032", cidade: "Caucaia", uf: "CE" },
  },
  {
    ...{ cnpj: "10203040000194", cpf: "98765432100", nome: "Drogaria Quintino Centro", responsavel: "Abel Quintino" },
    ...{ telefone: "27981240043", cidade: "Vila Velha", uf: "ES" },
  },
  {
    ...{ cnpj: "10203040000275", cpf: "98765432100", nome: "Drogaria Quintino Praia", responsavel: "Abel Quintino" },
    ...{ telefone: "27981240043", cidade: "Vila Velha", uf: "ES", convidada: 3 },
  },
  {
    ...{
      cnpj: "33445566000186",
      cpf: "39053344705",
      nome: "Farmácia Santa Luzia",
      responsavel: "Vera Lúcia Damasceno",
    },
    ...{ telefone: "16981240054", cidade: "Araraquara", uf: "SP", convidada: 1 },
  },
  {
    ...{ cnpj: "44556677000186", cpf: "86288366757", nome: "Drogaria Ipê", responsavel: "Edson Carvalhal" },
    ...{ telefone: "67981240065", cidade: "Dourados", uf: "MS" },
  },
  { cnpj: "55667788000186", cpf: "71428793860", cidade: "Araxá", uf: "MG" },
];

/** Names the stores of the diagnostic as a member does in the panel, and invites some that have not answered. */
export async function nameLojas(sql: postgres.TransactionSql, membro: string): Promise<void> {
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: membro, role: "painel", aal: "aal2" })}, true)`;
  for (const { convidada, ...loja } of LOJAS) {
    const [saved] =
      await sql`select painel.executar('gravar_loja', ${sql.json({ comando: randomUUID(), ...loja })}::jsonb) as loja`;
    const id: string = saved?.loja.id;
    await sql`update public.diagnosticos_lojas set criado_em = now() - interval '30 days' where id = ${id}`;
    if (convidada === undefined) continue;
    const texto = "Olá! Este é o convite para o diagnóstico da sua loja.";
    await sql`select painel.executar('convidar_loja', ${sql.json({ comando: randomUUID(), id, texto })}::jsonb)`;
    await sql`update public.diagnosticos_lojas set convidada_em = now() - make_interval(days => ${convidada}) where id = ${id}`;
  }
}

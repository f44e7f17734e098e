-- What the team expects a proposal to bring, and what it wants to reach in a month. Money received is another fact: privado.entrou_centavos.
set lock_timeout = '2s';
alter table privado.pessoas add column valor_previsto_centavos integer, add column previsto_para date;
-- safe: the columns are new and empty
alter table privado.pessoas
  add constraint valor_previsto_plausivel check (valor_previsto_centavos between 100 and 100000000),
  add constraint previsto_no_mes check (previsto_para = date_trunc('month', previsto_para)::date),
  add constraint previsto_inteiro check ((valor_previsto_centavos is null) = (previsto_para is null));
comment on column privado.pessoas.valor_previsto_centavos is
  'What a member expects of the proposal, in cents; it counts while the person is in muda, stays for comparison in arvore and is cleared in folha.';
comment on column privado.pessoas.previsto_para is 'The month in which it is expected, as its first day.';
-- safe: no person has a value yet. A new person is not in it.
create index pessoas_previsto on privado.pessoas (dono, valor_previsto_centavos)
  where valor_previsto_centavos is not null and estado = 'muda' and principal_id is null and apagada_em is null and not suspeita;

create table privado.metas (
  mes date primary key constraint mes_inteiro check (mes = date_trunc('month', mes)::date),
  centavos bigint constraint centavos_plausiveis check (centavos between 100 and 10000000000),
  vendas integer constraint vendas_plausiveis check (vendas between 1 and 100000),
  por uuid not null constraint metas_por references privado.equipe (id),
  em timestamptz not null default now(),
  versao integer not null default 1,
  constraint dinheiro_ou_vendas check (num_nonnulls(centavos, vendas) = 1)
);
comment on table privado.metas is 'What gestao wants to reach in a month: money received or sales.';
comment on column privado.metas.versao is 'Increased by every change; a change based on an older version is refused (409).';
create index metas_por on privado.metas (por);
alter table privado.metas enable row level security;

-- Members of the team, the record of what they see and change, and the checks at the start of every panel function. The
-- functions live in the schema painel, which the data API does not expose. Only the role painel may call them, and only
-- the service takes that role, for the member whose session it holds.
do $$
begin
  if not exists (select from pg_roles where rolname = 'painel') then
    create role painel nologin noinherit;
  end if;
  execute format('grant painel to %I', current_user);
end $$;
comment on role painel is 'Taken by the service for one request of a signed-in member; calls functions of the schema painel and nothing else.';
create schema painel;
comment on schema painel is 'The functions of the staff panel. Each takes and returns one JSON document; domain/painel/contrato.ts has the schemas.';
revoke all on schema painel from public;
grant usage on schema painel to painel;

create table privado.equipe (
  id uuid primary key,
  email text not null constraint equipe_email_unico unique constraint email_valido check (privado.email_valido(email)),
  nome text not null constraint nome_valido check (privado.linha_valida(nome, 120)),
  papel text not null constraint papel_conhecido check (papel in ('leitura', 'atendimento', 'gestao', 'encarregado')),
  ativa boolean not null default true,
  criada_em timestamptz not null default now(),
  desativada_em timestamptz,
  entrou_em timestamptz,
  fator_desde timestamptz,
  rodizio_em timestamptz,
  constraint desativada_tem_data check (ativa = (desativada_em is null))
);
comment on table privado.equipe is 'Members of the panel. A person who is not listed or no longer active has no access, whatever their token says.';
comment on column privado.equipe.id is
  'The user''s id at the sign-in service (the token''s sub). An address can be registered by somebody else, an id cannot.';
comment on column privado.equipe.papel is
  'leitura sees, atendimento also works with people, gestao may do everything, encarregado answers data subjects.';
comment on column privado.equipe.entrou_em is 'Last complete sign-in.';
comment on column privado.equipe.fator_desde is 'Since when the member has the present authenticator; null before the first sign-in and after a reset.';
comment on column privado.equipe.rodizio_em is 'When the round robin last gave this member a person.';
alter table privado.equipe enable row level security;

create table privado.registro_de_acessos (
  id bigint generated always as identity primary key,
  em timestamptz not null default now(),
  membro uuid,
  acao text not null,
  alvo text,
  alvo_id uuid,
  detalhe jsonb,
  endereco text
);
comment on table privado.registro_de_acessos is
  'Who saw or changed what and when, append-only, kept two years. It never contains the data itself. A list that stays open has one line an hour.';
comment on column privado.registro_de_acessos.membro is 'Null for the service.';
comment on column privado.registro_de_acessos.alvo is 'pessoa, equipe, horario, modelo, sessao, caixa, busca or a source table.';
comment on column privado.registro_de_acessos.detalhe is 'Names of changed columns, counts and filters; never a value of a person''s data.';
create index registro_de_acessos_em on privado.registro_de_acessos (em desc, id desc);
create index registro_de_acessos_alvo on privado.registro_de_acessos (alvo_id, em desc);
create index registro_de_acessos_membro on privado.registro_de_acessos (membro, em desc);
alter table privado.registro_de_acessos enable row level security;

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

create function privado.proteger_registro() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.em < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'o registro de acessos não se altera' using errcode = '42501';
end $$;
comment on function privado.proteger_registro is 'Refuses every change of the record but the deletion of rows older than two years.';
create trigger proteger_registro before update or delete on privado.registro_de_acessos
  for each row execute function privado.proteger_registro();
create trigger proteger_registro_inteiro before truncate on privado.registro_de_acessos
  for each statement execute function privado.proteger_registro();

create function privado.membro_atual() returns uuid language plpgsql stable set search_path = '' as $$
begin
  return nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid;
exception when invalid_text_representation then
  return null;
end $$;
comment on function privado.membro_atual is 'The sub of the request''s claims, or null.';

create function privado.exigir(variadic p_papeis text[]) returns privado.equipe
language plpgsql stable security definer set search_path = '' as $$
declare
  v_membro privado.equipe;
  v_nivel text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal';
begin
  select * into v_membro from privado.equipe where id = privado.membro_atual() and ativa;
  if v_membro.id is null or not v_membro.papel = any (p_papeis) then
    raise exception 'sem acesso ao painel' using errcode = '42501';
  end if;
  if v_nivel is distinct from 'aal2' then
    raise exception 'falta o segundo fator' using errcode = '42501', hint = 'aal2';
  end if;
  return v_membro;
end $$;
comment on function privado.exigir is
  'The member of the request, if active, with one of these roles and a second factor; else 42501. painel.executar calls it for every function.';

create function privado.registrar(p_acao text, p_alvo text, p_alvo_id uuid, p_detalhe jsonb default null) returns void
language sql security definer set search_path = '' as $$
  insert into privado.registro_de_acessos (membro, acao, alvo, alvo_id, detalhe, endereco)
  values (privado.membro_atual(), p_acao, p_alvo, p_alvo_id, p_detalhe, privado.endereco_cliente())
$$;
comment on function privado.registrar is 'Adds a line to the record of accesses.';

-- An open panel reloads its lists every few seconds. A line for each would hide what matters and outgrow the people.
create function privado.registrar_lista(p jsonb, p_alvo text, p_filtros jsonb, p_quantas integer default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_busca boolean := nullif(trim(p ->> 'texto'), '') is not null;
  v_detalhe jsonb := jsonb_strip_nulls(p_filtros || jsonb_build_object(
    'busca', nullif(v_busca, false), 'pagina', case when p ->> 'cursor' is not null then 'seguinte' end
  ));
begin
  if p ->> 'cursor' is null and not v_busca and exists (
    select from privado.registro_de_acessos as r
    where r.membro = privado.membro_atual() and r.em > now() - interval '1 hour' and r.acao = 'viu' and r.alvo = p_alvo
      and r.alvo_id is null and r.detalhe - 'quantas' = v_detalhe and r.endereco is not distinct from privado.endereco_cliente()
  ) then
    return;
  end if;
  perform privado.registrar('viu', p_alvo, null, v_detalhe || jsonb_strip_nulls(jsonb_build_object('quantas', p_quantas)));
end $$;
comment on function privado.registrar_lista is
  'Records that the member saw a list. Its first page once an hour per member, address and filters; further pages and searches each time, because they show other people.';

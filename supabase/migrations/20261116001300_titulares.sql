-- Finds the data of one person in all tables (LGPD, art. 18). Only the role encarregado and the owner may use it; the
-- API cannot reach it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'encarregado') then
    create role encarregado nologin noinherit;
  end if;
end $$;
comment on role encarregado is 'Answers the requests of data subjects, by the functions granted to it and nothing else.';
grant usage on schema privado to encarregado;

create table privado.pedidos_titulares (
  id bigint generated always as identity primary key,
  tipo text not null constraint tipo_conhecido check (tipo in ('acesso', 'correcao', 'eliminacao', 'oposicao')),
  titular bytea[] not null,
  linhas jsonb not null,
  feito_por text not null default session_user,
  feito_em timestamptz not null default now()
);
comment on table privado.pedidos_titulares is 'Proof that a request was met, without the data it was about.';
comment on column privado.pedidos_titulares.titular is
  'Keyed hashes of the e-mail, phone and CPF asked for: enough to recognise a person who asks again, and for nothing else.';
comment on column privado.pedidos_titulares.linhas is
  'Table and id of every row it touched, and of an erasure also those that the law keeps, with the reason (motivo). After a backup is restored, erasures and oppositions are repeated from here.';
alter table privado.pedidos_titulares enable row level security;

create table privado.requerimentos (
  id uuid primary key default gen_random_uuid(),
  tipo text not null constraint tipo_conhecido check (tipo in ('acesso', 'correcao', 'eliminacao', 'oposicao')),
  canal text not null constraint canal_conhecido check (canal in ('email', 'telefone', 'whatsapp', 'carta', 'link')),
  nome text constraint nome_valido check (privado.linha_valida(nome, 200)),
  email text constraint email_valido check (privado.email_valido(email)),
  telefone text constraint telefone_numerico check (telefone ~ '^[0-9]{10,13}$'),
  cpf text constraint cpf_valido check (privado.cpf_valido(cpf)),
  titular bytea[] not null,
  recebido_em date not null,
  prazo date not null generated always as (recebido_em + 15) stored,
  escolhas jsonb not null default '{}',
  verificado_em timestamptz,
  verificado_como text[] not null default '{}' constraint verificado_como_conhecido check (verificado_como <@ array['email', 'telefone', 'documento']),
  aberto_por uuid,
  aberto_em timestamptz not null default now(),
  concluido_por uuid,
  concluido_em timestamptz,
  desfecho text constraint desfecho_conhecido check (desfecho in ('atendido', 'nao_confirmado', 'eliminado')),
  recibo jsonb,
  constraint aberto_por_alguem check (canal = 'link' or aberto_por is not null),
  constraint verificado_inteiro check ((verificado_em is null) = (verificado_como = '{}')),
  constraint concluido_inteiro check ((concluido_em is null) = (desfecho is null)),
  constraint aberto_tem_titular check (
    concluido_em is null and nome is not null and num_nonnulls(email, telefone, cpf) > 0
    or concluido_em is not null and num_nonnulls(nome, email, telefone, cpf) = 0
  )
);
comment on table privado.requerimentos is
  'Requests of data subjects as the panel handles them. Who asked is stored only while the request is open; what stays is the proof of the answer.';
comment on column privado.requerimentos.canal is 'link: the person asked by the link of a request of theirs.';
comment on column privado.requerimentos.aberto_por is 'The member; null for canal link.';
comment on column privado.requerimentos.titular is 'As in pedidos_titulares: recognises a person who asks again.';
comment on column privado.requerimentos.prazo is 'Last day for the answer (LGPD, art. 19): respostaAoTitular in domain/privacidade/prazos.ts.';
comment on column privado.requerimentos.escolhas is
  'By id of a row: true where the officer said that it belongs to somebody else, false where it is the person''s own.';
comment on column privado.requerimentos.verificado_como is 'How the officer confirmed who asks, the last way last: a registered e-mail, a registered telephone, a document, which proves the CPF. Only rows with a confirmed key are the applicant''s.';
comment on column privado.requerimentos.desfecho is
  'atendido; nao_confirmado: who asked could not be confirmed; eliminado: the data were erased by another request.';
comment on column privado.requerimentos.recibo is 'What an erasure did, as counts per table and reason; no personal data.';
alter table privado.requerimentos enable row level security;

-- People who came by telephone, WhatsApp, e-mail or in person, entered by a member. Such a row is a source like a form's: the
-- inbox is projected from it, and search, union, export, erasure and retention need no second way.
insert into privado.limites (alvo, maximo, janela) values ('parecidas', 30, '1 minute');

create table privado.registros (
  id uuid primary key,
  membro uuid not null constraint registros_membro references privado.equipe (id),
  canal text not null constraint canal_conhecido check (canal in ('telefone', 'whatsapp', 'presencial', 'email', 'evento', 'indicacao')),
  nome text not null constraint nome_valido check (privado.linha_valida(nome, 120)),
  telefone text constraint telefone_valido check (privado.telefone_valido(telefone)),
  email text constraint email_valido check (privado.email_valido(email)),
  cnpj text constraint cnpj_valido check (privado.cnpj_valido(cnpj)),
  loja text constraint loja_valida check (privado.linha_valida(loja, 200)),
  cidade text constraint cidade_valida check (privado.linha_valida(cidade, 120)),
  uf text,
  texto text constraint texto_valido check (privado.mensagem_valida(texto, 2000)),
  espera text not null constraint espera_conhecida check (espera in ('resolvida', 'comeca', 'nenhuma')),
  em timestamptz not null,
  criado_em timestamptz not null default now(),
  constraint alcancavel check (telefone is not null or email is not null),
  constraint quando_plausivel check (em between criado_em - interval '7 days' and criado_em + interval '1 minute')
);
comment on table privado.registros is
  'People entered by a member, one row per contact: a source of the inbox like the tables of the forms, without consent to news and without a link.';
comment on column privado.registros.id is 'The command that wrote it.';
comment on column privado.registros.canal is 'How the person came: CHEGADAS in domain/atendimento/chegadas.ts has the words.';
comment on column privado.registros.loja is 'Pharmacy as the member typed it; with a CNPJ alone the register has the name.';
comment on column privado.registros.texto is 'What the person said, in the words of the member.';
comment on column privado.registros.espera is 'resolvida: settled in the contact itself; comeca: waits for an answer since em; nenhuma: only kept.';
comment on column privado.registros.em is 'When the person came; criado_em is when the member entered it.';
create index registros_membro on privado.registros (membro);
alter table privado.registros enable row level security;

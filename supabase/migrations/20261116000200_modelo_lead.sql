-- Columns and rules of every lead. The lead tables copy them, with their comments, by `like ... including all`.
-- PostgreSQL parses and plans each constraint again for every insert, so a constraint is short: a cheap expression that
-- accepts what nearly everybody types, and the function, which is the rule, for the rest.
create table privado.modelo_lead (
  id uuid primary key default gen_random_uuid(),
  nome text not null constraint nome_valido check (
    octet_length(nome) <= 120 and nome !~ '[^ -~À-ÿ]|^[ =+@-]|^$| $|  ' or privado.linha_valida(nome, 120)
  ),
  email text not null constraint email_valido check (
    octet_length(email) <= 254 and email ~ '^[a-z0-9][a-z0-9._-]*@([a-z0-9-]+\.)+[a-z]{2,}$' or privado.email_valido(email)
  ),
  telefone text not null constraint telefone_valido check (privado.telefone_valido(telefone)),
  telefone_e164 text not null generated always as ('+55' || telefone) stored,
  consentimento_versao text not null
    constraint consentimento_versao_valida check (consentimento_versao ~ '^[A-Za-z0-9._-]{1,40}$'),
  consentimento_em timestamptz not null default now(),
  finalidade text not null default 'atendimento'
    constraint finalidade_conhecida check (finalidade = any ('{atendimento,comunicacoes,conta}')),
  aceita_novidades boolean not null default false,
  origem jsonb not null default '{}' constraint origem_valida check (privado.origem_valida(origem)),
  isca text constraint isca_curta check (length(isca) <= 500),
  preenchido_ms integer constraint preenchido_ms_positivo check (preenchido_ms >= 0),
  -- The site always sends preenchido_ms: a row without it did not come from a form.
  suspeito boolean not null generated always as (
    coalesce(isca, '') <> '' or coalesce(preenchido_ms, 0) < 1500
  ) stored,
  criado_em timestamptz not null default now()
);
alter table privado.modelo_lead enable row level security;

comment on table privado.modelo_lead is 'Pattern of the lead tables; holds no rows.';
comment on column privado.modelo_lead.id is 'Made by the visitor''s browser, once per form: a repeated send meets it (409).';
comment on column privado.modelo_lead.telefone is 'National digits: area code and number.';
comment on column privado.modelo_lead.consentimento_versao is 'Version of the consent and privacy text that was shown.';
comment on column privado.modelo_lead.consentimento_em is 'Set by the server; proof of consent (LGPD, art. 8).';
comment on column privado.modelo_lead.finalidade is 'What the data may be used for.';
comment on column privado.modelo_lead.aceita_novidades is
  'Marketing messages: a consent of its own, off unless ticked. Ticked by the sender of the form: it proves the consent of the address''s owner only once that address was confirmed.';
comment on column privado.modelo_lead.origem is 'Campaign parameters, referrer, landing page and the path of the free tool that the visit used.';
comment on column privado.modelo_lead.isca is 'Honeypot: a field people do not see. Filled in, it points to a robot.';
comment on column privado.modelo_lead.preenchido_ms is 'Time between showing the form and sending it.';
comment on column privado.modelo_lead.suspeito is
  'Honeypot filled in, or sent within 1.5 seconds, or without saying after how long. Kept and looked at, never dropped.';
comment on column privado.modelo_lead.criado_em is 'Set by the server, never from outside.';

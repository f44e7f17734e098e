-- The inbox is filled after the commit of a form, from the rows that its insert leaves in the outbox. A lead costs no more
-- than without the panel, and a failure here delays no e-mail.
create table privado.emails_recusados (
  chave text primary key,
  erro text not null,
  em timestamptz not null default now(),
  destinatario bytea
);
comment on table privado.emails_recusados is 'Messages that the mail server of the recipient refused for good, written by the service.';
comment on column privado.emails_recusados.chave is 'As in emails_enviados.';
comment on column privado.emails_recusados.erro is 'The code of the refusal, without an address.';
comment on column privado.emails_recusados.destinatario is
  'As in emails_enviados: a member may have written another address than that of the row, which null stands for.';
create index emails_recusados_linha on privado.emails_recusados (substring(chave from '[0-9a-f-]{36}$'));
create index emails_enviados_linha on privado.emails_enviados (substring(chave from '[0-9a-f-]{36}$'));
alter table privado.emails_recusados enable row level security;

create type privado.dados_entrada as (
  nome text, email text, telefone text, cpf text, cnpj text, loja text, cidade text, uf text, origem text, situacao text,
  resumo text, suspeita boolean, assunto text, nota smallint, valor_centavos integer, em timestamptz,
  criada_em timestamptz, campanha text, fonte text, pede_resposta boolean, aceita_novidades boolean, consentimento_em timestamptz,
  consentimento_versao text
);
comment on type privado.dados_entrada is
  'A row of any source. assunto: as in privado.esperas, which decides pede_resposta: whether such a row waits for an answer; null where a member decided. em: the last change of an order. aceita_novidades: null where the source does not ask.';

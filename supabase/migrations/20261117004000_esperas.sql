-- Who waits for an answer, and what ends a wait. Each request keeps the promise made to it, and the person shows the earliest one.
set lock_timeout = '2s';

create table privado.esperas (
  assunto text primary key,
  espera boolean not null
);
comment on table privado.esperas is
  'Which subjects wait for an answer; gestao changes it. A change applies to rows that arrive later.';
comment on column privado.esperas.assunto is 'As privado.assunto_de names it; ASSUNTOS in domain/atendimento/assuntos.ts has the words.';
alter table privado.esperas enable row level security;
-- Payments are followed in Pagamentos, finished diagnostics in a section of Hoje.
insert into privado.esperas (assunto, espera) values
  ('contato', true), ('plenitude', true), ('edificacao', true), ('despertar', true), ('mentoria_imersao', true), ('live', true),
  ('edenapp_compra', false), ('edenapp_gratis', false), ('livro', false), ('diagnostico', false);

alter table privado.entradas add column espera_desde timestamptz, add column prazo timestamptz;
comment on column privado.entradas.espera_desde is
  'Since when this request waits by its subject or by a message that was added to it; null when it never did. The history says whether the wait has ended.';
comment on column privado.entradas.prazo is 'Until when an answer to this request was promised.';

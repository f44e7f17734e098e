-- The next steps of a member for their calendar, by a secret address: 32 random bytes made in the browser, of which only the
-- SHA-256 is stored. It opens this list and nothing else.
create table privado.agendas (
  membro uuid primary key constraint agendas_membro references privado.equipe (id) on delete cascade,
  hash bytea not null constraint agendas_hash unique constraint hash_inteiro check (length(hash) = 32),
  mostrar_texto boolean not null default false,
  criada_em timestamptz not null default now(),
  usada_em timestamptz
);
comment on table privado.agendas is 'The secret address of a member''s calendar.';
comment on column privado.agendas.mostrar_texto is 'The member chose to see the words of the step in the calendar, which a third party stores.';
alter table privado.agendas enable row level security;

insert into privado.limites (alvo, maximo, janela) values ('agenda', 60, '1 hour');

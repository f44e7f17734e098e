-- Anybody can write anybody's e-mail into a form: what that person receives of it is limited, from all addresses together.
insert into privado.limites (alvo, maximo, janela) values
  ('recibo', 3, '1 day'),
  ('acesso', 2, '1 day'),
  ('lembrete', 4, '1 day');

create table privado.recibos (
  chave text primary key,
  alvo text not null references privado.limites (alvo),
  destinatario bytea not null,
  permitido boolean not null,
  criado_em timestamptz not null default now()
);
comment on table privado.recibos is
  'Which mails of an open form may go to their recipient, decided once for each; kept for a day.';
comment on column privado.recibos.chave is 'The mail''s key in emails_enviados.';
comment on column privado.recibos.alvo is 'The limit it counts for: recibo; acesso for the access to a free account; lembrete for an order not paid.';
comment on column privado.recibos.destinatario is 'Keyed hash of the mailbox, never the address.';
comment on column privado.recibos.permitido is 'False: past the limit, not sent.';
create index recibos_destinatario on privado.recibos (alvo, destinatario);
create index recibos_criado_em on privado.recibos (criado_em);
alter table privado.recibos enable row level security;

create function privado.caixa_postal(p_email text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case when dominio in ('gmail.com', 'googlemail.com') then replace(usuario, '.', '') else usuario end || '@' || dominio
  from (
    select split_part(split_part(lower(p_email), '@', 1), '+', 1) as usuario, split_part(lower(p_email), '@', 2) as dominio
  ) as partes
$$;
comment on function privado.caixa_postal is
  'The mailbox behind an address: ana+1@ and ana@ are one, and Gmail ignores dots.';
revoke execute on function privado.caixa_postal(text) from public;

-- In a transaction of its own, ended before the mail server is asked: two mails to one person wait for each other only here.
create function privado.permitir_recibo(p_alvo text, p_chave text, p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  limite privado.limites;
  v_destinatario bytea := privado.hash_consulta(privado.caixa_postal(p_email));
  v_permitido boolean;
begin
  select * into strict limite from privado.limites where alvo = p_alvo;
  perform pg_advisory_xact_lock(hashtextextended(p_alvo || encode(v_destinatario, 'hex'), 0));
  select permitido into v_permitido from privado.recibos where chave = p_chave;
  if not found then
    select count(*) < limite.maximo into v_permitido from privado.recibos
    where alvo = p_alvo and destinatario = v_destinatario and permitido and criado_em > now() - limite.janela;
    insert into privado.recibos (chave, alvo, destinatario, permitido) values (p_chave, p_alvo, v_destinatario, v_permitido);
  end if;
  return v_permitido;
end $$;
comment on function privado.permitir_recibo is
  'Whether this mail of an open form may be sent to this recipient. Asked again for the same mail it answers the same and counts nothing.';
revoke execute on function privado.permitir_recibo(text, text, text) from public;

create function privado.limpar_recibos() returns void language sql set search_path = '' as $$
  delete from privado.recibos as r using privado.limites as l where l.alvo = r.alvo and r.criado_em < now() - l.janela;
$$;
comment on function privado.limpar_recibos is 'Forgets recipients once they no longer count; the service runs it every hour.';
revoke execute on function privado.limpar_recibos() from public;

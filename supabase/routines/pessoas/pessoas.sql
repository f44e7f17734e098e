create or replace function privado.para_busca(valor text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return replace(lower(extensions.unaccent('extensions.unaccent', valor)), '''', '');
end $$;
comment on function privado.para_busca is
  'Without accents, capitals and apostrophes (davila finds D''Ávila): with the locale C, trigrams contain only ASCII letters.';

create or replace function privado.chave_email(valor text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  v_local text := split_part(lower(valor), '@', 1);
  v_dominio text := split_part(lower(valor), '@', 2);
begin
  if v_dominio in ('gmail.com', 'googlemail.com') then
    return replace(split_part(v_local, '+', 1), '.', '') || '@gmail.com';
  end if;
  return v_local || '@' || v_dominio;
end $$;
comment on function privado.chave_email is 'One key per mailbox: Gmail ignores dots and what follows a plus sign.';

create or replace function privado.protocolo(p_id uuid) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  v_bits bigint := ('x' || lpad(left(replace(p_id::text, '-', ''), 10), 16, '0'))::bit(64)::bigint;
  v_codigo text := '';
begin
  for i in 0..7 loop
    v_codigo := v_codigo || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((v_bits >> (35 - 5 * i)) & 31)::integer + 1, 1);
  end loop;
  return 'ED-' || left(v_codigo, 4) || '-' || right(v_codigo, 4);
end $$;
comment on function privado.protocolo is 'The same number as domain/protocolo.ts, from the first 40 bits of the id.';

-- No table: its rows are part of the rules. A constraint and a generated column cannot read it; a test compares them with it.
create or replace view privado.estados (estado, ordem, fechado, pede_motivo) as values
  ('semente', 1, false, false), ('broto', 2, false, false), ('muda', 3, false, false),
  ('arvore', 4, true, false), ('folha', 5, true, true);
comment on view privado.estados is 'The states of a person in the order of the funnel. A test compares it with ESTADOS of domain/painel/valores.ts.';
comment on column privado.estados.fechado is 'The conversation ended, so no answer is awaited.';
comment on column privado.estados.pede_motivo is 'Lost: it needs a reason, and nothing is expected any more.';

create or replace function privado.contar_prazo() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.prazo is null or new.espera_desde is null then
    new.prazo_total := null;
  elsif tg_op = 'INSERT' and new.prazo_total is not null then
    return new;
  elsif tg_op = 'INSERT' or new.prazo is distinct from old.prazo or new.espera_desde is distinct from old.espera_desde then
    new.prazo_total := privado.tempo_util(new.espera_desde, new.prazo);
  end if;
  return new;
end $$;
comment on function privado.contar_prazo is 'Counts prazo_total when a wait begins, so that lists need not; an insert that knows it saves the count.';

create or replace function privado.anunciar_mudanca() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(7305813);
  if tg_op = 'DELETE' then
    insert into privado.novidades (pessoa_id, nova) values (old.id, false);
  elsif tg_op = 'INSERT' then
    insert into privado.novidades (pessoa_id, nova) values (new.id, not new.suspeita);
  else
    insert into privado.novidades (pessoa_id, nova)
    values (new.id, not new.suspeita and new.ultima_entrada_em > old.ultima_entrada_em);
  end if;
  return null;
end $$;
comment on function privado.anunciar_mudanca is 'Numbers a change at its commit; the lock lasts from there to the end of the commit.';

create or replace trigger contar_prazo before insert or update of espera_desde, prazo on privado.pessoas
  for each row execute function privado.contar_prazo();

create constraint trigger anunciar_mudanca after insert or update or delete on privado.pessoas
  deferrable initially deferred for each row execute function privado.anunciar_mudanca();

-- One free account per CPF and per e-mail: the service looks for another one before it opens it.
create index cadastros_app_free_cpf on public.cadastros_app (cpf) where tipo = 'free';
create index cadastros_app_free_email on public.cadastros_app (email) where tipo = 'free';

create function privado.travar_conta_gratuita(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_chave bigint;
begin
  for v_chave in
    select hashtextextended(pessoa.valor, 0) from public.cadastros_app as c, unnest(array[c.cpf, c.email]) as pessoa (valor)
    where c.id = p_id and c.tipo = 'free' order by 1
  loop
    perform pg_advisory_xact_lock(v_chave);
  end loop;
end $$;
comment on function privado.travar_conta_gratuita is
  'Until the transaction ends no other free account of this CPF or this e-mail is opened.';
revoke execute on function privado.travar_conta_gratuita(uuid) from public;

create function privado.conta_gratuita_repetida(p_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.cadastros_app as c join public.cadastros_app as outra on outra.cpf = c.cpf or outra.email = c.email
    where c.id = p_id and c.tipo = 'free' and outra.id <> c.id and outra.tipo = 'free'
      and outra.conta_situacao in ('ativa', 'dispensada')
  )
$$;
comment on function privado.conta_gratuita_repetida is
  'Whether this free sign-up''s CPF or e-mail already has a free account, or one that the team opens.';
revoke execute on function privado.conta_gratuita_repetida(uuid) from public;

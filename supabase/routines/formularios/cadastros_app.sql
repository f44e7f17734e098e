create or replace function privado.enfileirar_conta() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar(
    'criar_conta', 'conta:' || new.id, json_build_object('id', new.id), null,
    case new.tipo when 'free' then -5 end::smallint
  );
  return null;
end $$;
comment on function privado.enfileirar_conta is 'The account follows the sign-up as a job of the same transaction.';

create or replace function privado.plano_do_pedido() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.plano := coalesce((select p.plano from public.pedidos as p where p.id = new.pedido_id), new.plano);
  return new;
end $$;
comment on function privado.plano_do_pedido is 'The plan of a paid sign-up is that of its order: the buyer may have paid by another method than the device knows.';

create or replace function privado.plano_do_cadastro() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.cadastros_app set plano = new.plano where pedido_id = new.id;
  return null;
end $$;
comment on function privado.plano_do_cadastro is 'A sign-up made before the payment follows another method chosen since.';

create or replace function public.situacao_conta(p_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select conta_situacao from public.cadastros_app where id = p_id
$$;
comment on function public.situacao_conta is 'The state of the account of one sign-up, for a visitor who has its id; nothing else about it.';
grant execute on function public.situacao_conta(uuid) to anon, authenticated, service_role;

create or replace function privado.travar_conta_gratuita(p_id uuid) returns void
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

create or replace function privado.conta_gratuita_repetida(p_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.cadastros_app as c join public.cadastros_app as outra on outra.cpf = c.cpf or outra.email = c.email
    where c.id = p_id and c.tipo = 'free' and outra.id <> c.id and outra.tipo = 'free'
      and outra.conta_situacao in ('ativa', 'dispensada')
  )
$$;
comment on function privado.conta_gratuita_repetida is
  'Whether this free sign-up''s CPF or e-mail already has a free account, or one that the team opens.';

create policy "Visitors sign up for an account still to be created" on public.cadastros_app
  for insert to anon, authenticated
  with check (
    criado_em = now() and consentimento_em = now() and conta_situacao = 'pendente'
    and num_nonnulls(conta_referencia, conta_em, encerrada_em) = 0
  );

create or replace trigger plano_do_pedido before insert or update of pedido_id on public.cadastros_app
  for each row when (new.pedido_id is not null and new.plano <> 'free') execute function privado.plano_do_pedido();

create or replace trigger plano_do_cadastro after update of plano on public.pedidos
  for each row when (new.plano is distinct from old.plano) execute function privado.plano_do_cadastro();

create or replace trigger receber after insert on public.cadastros_app referencing new table as novas
  for each statement execute function privado.receber_lead();

create or replace trigger enfileirar_conta after insert on public.cadastros_app
  for each row execute function privado.enfileirar_conta();

create or replace trigger conta_aberta after update of conta_situacao on public.cadastros_app
  for each row when (new.conta_situacao = 'ativa' and (
    old.conta_situacao in ('dispensada', 'em_revisao') or old.conta_situacao = 'pendente' and new.tipo = 'paid'
  ))
  execute function privado.enfileirar_conta();
comment on trigger conta_aberta on public.cadastros_app is
  'A person opened an account that the job may not open: the job sends its e-mail. After the job itself it changes nothing.';

create or replace trigger esquecer_tarefas after delete on public.cadastros_app referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();

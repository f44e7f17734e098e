create table public.cadastros_app (
  like privado.modelo_lead including all,
  sobrenome text not null constraint sobrenome_valido check (privado.linha_valida(sobrenome, 120)),
  cpf text not null constraint cpf_valido check (privado.cpf_valido(cpf)),
  tipo text not null constraint tipo_conhecido check (tipo in ('free', 'paid')),
  plano text not null constraint plano_conhecido check (plano in ('free', 'parcelado', 'avista')),
  -- A row sent again violates its primary key and cadastros_app_pedido_unico. PostgreSQL reports the index created
  -- first, and a restored dump creates this one before the primary key. Being deferrable, it is checked last, so the
  -- error always names the primary key, by which the site knows that the row is already stored.
  pedido_id uuid constraint cadastros_app_pedido references public.pedidos (id)
    constraint cadastros_app_pedido_unico unique deferrable initially immediate,
  cnpj text constraint cnpj_valido check (privado.cnpj_valido(cnpj)),
  razao_social text constraint razao_social_valida check (privado.linha_valida(razao_social, 200)),
  endereco text constraint endereco_valido check (privado.linha_valida(endereco, 200)),
  numero text constraint numero_valido check (privado.linha_valida(numero, 20)),
  complemento text constraint complemento_valido check (complemento = '' or privado.linha_valida(complemento, 120)),
  bairro text constraint bairro_valido check (privado.linha_valida(bairro, 120)),
  cidade text constraint cidade_valida check (privado.linha_valida(cidade, 120)),
  estado text constraint estado_conhecido check (
    estado in (
      'AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA', 'PB', 'PR', 'PE', 'PI',
      'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'
    )
  ),
  cep text constraint cep_valido check (privado.cep_valido(cep)),
  conta_situacao text not null default 'pendente' constraint conta_situacao_conhecida check (
    conta_situacao in ('pendente', 'ativa', 'dispensada', 'em_revisao')
  ),
  conta_referencia text,
  conta_em timestamptz,
  encerrada_em date constraint encerrada_de_contrato check (encerrada_em is null or tipo = 'paid'),
  constraint dados_da_empresa check (
    case tipo
      when 'free' then plano = 'free' and num_nonnulls(
        pedido_id, cnpj, razao_social, endereco, numero, complemento, bairro, cidade, estado, cep
      ) = 0
      else plano <> 'free' and num_nulls(cnpj, razao_social, endereco, numero, bairro, cidade, estado) = 0
    end
  )
);
comment on table public.cadastros_app is 'Sign-ups of the EdenApp: what the account is created from.';
comment on column public.cadastros_app.pedido_id is
  'Paid sign-ups: the order, whose plan they have and which opens one account only. Null where no payment service was there: never active by itself.';
comment on column public.cadastros_app.conta_situacao is
  'Written by the service: ativa once the account exists; dispensada where no account API is configured; em_revisao where a person decides.';
comment on column public.cadastros_app.conta_referencia is 'The account''s id at the account API.';
comment on column public.cadastros_app.encerrada_em is
  'Last day of the contract, entered by gestao: the row is kept for prazos.contrato from then on. Null while it lasts.';
comment on constraint cadastros_app_pedido_unico on public.cadastros_app is
  'One sign-up per order. Checked at the end of the statement, after the primary key; the site reads this name in an error.';
create index cadastros_app_criado_em on public.cadastros_app (criado_em);
-- One free account per CPF and per e-mail: the service looks for another one before it opens it.
create index cadastros_app_free_cpf on public.cadastros_app (cpf) where tipo = 'free';
create index cadastros_app_free_email on public.cadastros_app (email) where tipo = 'free';

alter table public.cadastros_app enable row level security;
grant insert (
  id, nome, sobrenome, email, telefone, cpf, tipo, plano, pedido_id, cnpj, razao_social, endereco, numero, complemento,
  bairro, cidade, estado, cep, consentimento_versao, finalidade, aceita_novidades, origem, isca, preenchido_ms
) on public.cadastros_app to anon, authenticated;
grant select, insert, update, delete on public.cadastros_app to service_role;

create policy "Visitors sign up for an account still to be created" on public.cadastros_app
  for insert to anon, authenticated
  with check (
    criado_em = now() and consentimento_em = now() and conta_situacao = 'pendente'
    and num_nonnulls(conta_referencia, conta_em, encerrada_em) = 0
  );

create function privado.enfileirar_conta() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar(
    'criar_conta', 'conta:' || new.id, json_build_object('id', new.id), null,
    case new.tipo when 'free' then -5 end::smallint
  );
  return null;
end $$;
comment on function privado.enfileirar_conta is 'The account follows the sign-up as a job of the same transaction.';

create function privado.plano_do_pedido() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.plano := coalesce((select p.plano from public.pedidos as p where p.id = new.pedido_id), new.plano);
  return new;
end $$;
comment on function privado.plano_do_pedido is 'The plan of a paid sign-up is that of its order: the buyer may have paid by another method than the device knows.';
create trigger plano_do_pedido before insert or update of pedido_id on public.cadastros_app
  for each row when (new.pedido_id is not null and new.plano <> 'free') execute function privado.plano_do_pedido();

create function privado.plano_do_cadastro() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.cadastros_app set plano = new.plano where pedido_id = new.id;
  return null;
end $$;
comment on function privado.plano_do_cadastro is 'A sign-up made before the payment follows another method chosen since.';
create trigger plano_do_cadastro after update of plano on public.pedidos
  for each row when (new.plano is distinct from old.plano) execute function privado.plano_do_cadastro();

create trigger receber after insert on public.cadastros_app referencing new table as novas
  for each statement execute function privado.receber_lead();
create trigger enfileirar_conta after insert on public.cadastros_app
  for each row execute function privado.enfileirar_conta();
create trigger conta_aberta after update of conta_situacao on public.cadastros_app
  for each row when (new.conta_situacao = 'ativa' and (
    old.conta_situacao in ('dispensada', 'em_revisao') or old.conta_situacao = 'pendente' and new.tipo = 'paid'
  ))
  execute function privado.enfileirar_conta();
comment on trigger conta_aberta on public.cadastros_app is
  'A person opened an account that the job may not open: the job sends its e-mail. After the job itself it changes nothing.';
create trigger esquecer_tarefas after delete on public.cadastros_app referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();

create function public.situacao_conta(p_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select conta_situacao from public.cadastros_app where id = p_id
$$;
comment on function public.situacao_conta is 'The state of the account of one sign-up, for a visitor who has its id; nothing else about it.';
grant execute on function public.situacao_conta(uuid) to anon, authenticated, service_role;

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

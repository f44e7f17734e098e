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

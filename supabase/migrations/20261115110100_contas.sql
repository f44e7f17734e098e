-- A paid sign-up may come from a site without the payment service: it has no order, and its account waits for people.
alter table public.cadastros_app drop constraint dados_da_empresa;
alter table public.cadastros_app add constraint dados_da_empresa check (
  case tipo
    when 'free' then plano = 'free' and num_nonnulls(
      pedido_id, cnpj, razao_social, endereco, numero, complemento, bairro, cidade, estado, cep
    ) = 0
    else plano <> 'free' and num_nulls(cnpj, razao_social, endereco, numero, bairro, cidade, estado) = 0
  end
);
alter table public.cadastros_app drop constraint conta_situacao_conhecida;
alter table public.cadastros_app add constraint conta_situacao_conhecida check (
  conta_situacao in ('pendente', 'ativa', 'dispensada', 'em_revisao')
);
comment on column public.cadastros_app.pedido_id is
  'Paid sign-ups: the order, which opens one account only. Null where no payment service was there: never active by itself.';
comment on column public.cadastros_app.conta_situacao is
  'Written by the service: ativa once the account exists; dispensada where no account API is configured; em_revisao where a person decides.';

create function privado.enfileirar_conta() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(
    identifier => 'criar_conta',
    payload => json_build_object('id', new.id),
    max_attempts => 12,
    job_key => 'conta:' || new.id
  );
  return null;
end $$;
comment on function privado.enfileirar_conta is 'The account follows the sign-up as a job of the same transaction.';
revoke execute on function privado.enfileirar_conta() from public;

create trigger c_enfileirar_conta after insert on public.cadastros_app
  for each row execute function privado.enfileirar_conta();

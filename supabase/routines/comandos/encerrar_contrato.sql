-- The account API reports no end of a contract, so gestao enters it; the period of the sign-up starts there.
create or replace function painel.encerrar_contrato(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_em date := (p ->> 'em')::date;
  v_pessoa privado.pessoas := privado.travar_na_versao(p);
  v_cadastro public.cadastros_app;
  v_resposta jsonb;
begin
  select c.* into v_cadastro from public.cadastros_app as c where c.id = (p ->> 'cadastro')::uuid and exists (
    select from privado.entradas as e where e.tabela = 'cadastros_app' and e.id = c.id and e.pessoa_id = any (privado.grupo(v_pessoa.id))
  ) for update;
  if not found then
    raise exception 'Este cadastro não está mais aqui.' using errcode = 'PT404';
  end if;
  if not privado.contrato_vale(v_cadastro) then
    raise exception 'Este cadastro não tem contrato.' using errcode = 'PT422';
  end if;
  if v_em not between (v_cadastro.criado_em at time zone 'America/Sao_Paulo')::date and (now() at time zone 'America/Sao_Paulo')::date then
    raise exception 'O último dia do contrato fica entre o dia do cadastro e hoje.' using errcode = 'PT422';
  end if;
  update public.cadastros_app set encerrada_em = v_em where id = v_cadastro.id;
  v_resposta := privado.mudar_pessoa(v_comando, v_pessoa, '{}');
  update privado.comandos set antes = antes || jsonb_build_object('cadastro', v_cadastro.id, 'encerrada_em', v_cadastro.encerrada_em)
  where id = v_comando.id;
  return v_resposta;
end $$;
comment on function painel.encerrar_contrato is
  'Writes the last day of the contract of a sign-up, or takes it away: em is null when the contract goes on after all.';

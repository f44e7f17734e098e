create or replace function privado.mes_atual() returns date language sql stable set search_path = ''
return date_trunc('month', now() at time zone 'America/Sao_Paulo')::date;
comment on function privado.mes_atual is 'The first day of this month in São Paulo.';

create or replace function privado.previsto(p privado.pessoas) returns jsonb language sql stable set search_path = ''
return case when p.valor_previsto_centavos is not null
  then jsonb_build_object('valor_centavos', p.valor_previsto_centavos, 'para', p.previsto_para) end;
comment on function privado.previsto is 'Expected value and month of a person, as lists show them; null without.';

create or replace function painel.prever_venda(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
begin
  v_pessoa := privado.travar_na_versao(p);
  if v_pessoa.estado <> 'muda' then
    raise exception 'Só quem está em Proposta tem valor previsto.' using errcode = 'PT422';
  end if;
  return privado.mudar_pessoa(v_comando, v_pessoa, jsonb_build_object(
    'valor_previsto_centavos', p #> '{previsto,valor_centavos}', 'previsto_para', p #> '{previsto,para}'
  ));
end $$;
comment on function painel.prever_venda is 'What the proposal to a person should bring and in which month; without previsto nothing is expected.';

create or replace function privado.previsto_do_mes() returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('vendas', count(*), 'centavos', coalesce(sum(p.valor_previsto_centavos), 0))
    from privado.pessoas as p
    where p.estado = 'muda' and p.previsto_para <= privado.mes_atual() and p.principal_id is null and p.apagada_em is null and not p.suspeita
  );
end $$;
comment on function privado.previsto_do_mes is 'Proposals expected up to the end of this month, also those whose month has passed.';

create or replace function painel.meta(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_mes date := privado.mes_atual();
  v_recebido jsonb := privado.resumo_das_cobrancas() -> 'recebido';
begin
  return jsonb_build_object(
    'mes', v_mes,
    'meta', (
      select jsonb_build_object('centavos', m.centavos, 'vendas', m.vendas, 'versao', m.versao) from privado.metas as m where m.mes = v_mes
    ),
    'recebido', jsonb_build_object('vendas', v_recebido -> 'quantas', 'centavos', v_recebido -> 'valor_centavos'),
    'previsto', privado.previsto_do_mes(),
    'dias_uteis', (
      select count(*) from generate_series((now() at time zone 'America/Sao_Paulo')::date + 1, v_mes + interval '1 month' - interval '1 day', interval '1 day') as d
      where privado.faixas_do_dia(d::date) <> '[]'
    )
  );
end $$;
comment on function painel.meta is 'This month in São Paulo: its goal, if any, what came in, what is expected, and how many working days are left after today.';

create or replace function painel.gravar_meta(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_mes date := (p ->> 'mes')::date;
  v_antes integer;
begin
  lock table privado.metas in share row exclusive mode;
  select m.versao into v_antes from privado.metas as m where m.mes = v_mes;
  if v_antes is distinct from (p ->> 'versao')::integer then
    raise exception 'Um colega mudou a meta depois que você a abriu. Confira antes de gravar.' using errcode = 'PT409';
  end if;
  if num_nonnulls(p ->> 'centavos', p ->> 'vendas') = 0 then
    delete from privado.metas as m where m.mes = v_mes;
  else
    insert into privado.metas (mes, centavos, vendas, por)
    values (v_mes, (p ->> 'centavos')::bigint, (p ->> 'vendas')::integer, v_comando.membro)
    on conflict (mes) do update set centavos = excluded.centavos, vendas = excluded.vendas, por = excluded.por, em = now(),
      versao = metas.versao + 1;
  end if;
  return privado.concluir(v_comando, 'meta', null, jsonb_build_object('mes', v_mes), '{"gravado": true}');
end $$;
comment on function painel.gravar_meta is 'Replaces the goal of a month that was on screen; without money and sales the month has none.';

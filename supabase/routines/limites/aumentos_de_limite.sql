create or replace function privado.limite_aumentado(p_alvo text) returns integer
language sql stable set search_path = '' as $$
  select max(a.maximo) from privado.aumentos_de_limite as a
  where a.ate > now() and (
    a.alvo = p_alvo or p_alvo = 'acompanhar_recibo' or p_alvo = 'checkout' and a.alvo in ('leadlive', 'cadastros_app')
  )
$$;
comment on function privado.limite_aumentado is
  'The raised limit of a form, or null. What follows a form by itself is raised with it: the link of its receipt, and the checkout.';

create or replace function painel.limites(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('agora', now(), 'limites', (
    select jsonb_agg(jsonb_build_object(
      'formulario', l.alvo, 'maximo', l.maximo, 'minutos', extract(epoch from l.janela)::integer / 60,
      'aumento', case when a.ate > now() then jsonb_build_object(
        'id', a.id, 'maximo', a.maximo, 'ate', a.ate, 'por', privado.autor(a.membro)
      ) end
    ) order by l.alvo)
    from privado.limites as l left join privado.aumentos_de_limite as a on a.alvo = l.alvo
    where l.alvo in ('contato', 'leadlive', 'inscricoes', 'cadastros_app', 'diagnosticos_respostas')
  ));
end $$;
comment on function painel.limites is 'The limit of each form, and its raise while it counts.';

create or replace function privado.travar_aumento(p_formulario text, p_na_tela uuid) returns privado.limites
language plpgsql set search_path = '' as $$
declare
  v_limite privado.limites;
begin
  select * into v_limite from privado.limites where alvo = p_formulario for no key update;
  if p_na_tela is distinct from (
    select a.id from privado.aumentos_de_limite as a where a.alvo = p_formulario and a.ate > now()
  ) then
    raise exception 'Um colega mudou este limite, ou ele acabou de voltar ao normal. Confira antes de mudar.' using errcode = 'PT409';
  end if;
  return v_limite;
end $$;
comment on function privado.travar_aumento is 'Locks the limit of a form, whose raise must still be the one that was on screen.';

create or replace function painel.aumentar_limite(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_maximo integer;
  v_ate timestamptz;
  v_normal privado.limites;
begin
  v_maximo := (p ->> 'maximo')::integer;
  v_ate := (p ->> 'ate')::timestamptz;
  v_normal := privado.travar_aumento(p ->> 'formulario', (p ->> 'na_tela')::uuid);
  if v_maximo <= v_normal.maximo or v_maximo > 2000 then
    raise exception 'Escolha mais que % e no máximo 2.000 envios.', v_normal.maximo using errcode = 'PT422';
  end if;
  if v_ate <= now() or v_ate > now() + interval '24 hours' then
    raise exception 'Escolha uma hora dentro das próximas 24 horas.' using errcode = 'PT422';
  end if;
  insert into privado.aumentos_de_limite (alvo, id, maximo, ate, membro)
  values (v_normal.alvo, v_comando.id, v_maximo, v_ate, v_comando.membro)
  on conflict (alvo) do update set id = excluded.id, maximo = excluded.maximo, desde = excluded.desde, ate = excluded.ate,
    membro = excluded.membro;
  return privado.concluir(v_comando, 'limite', null, jsonb_build_object(
    'formulario', v_normal.alvo, 'maximo', v_maximo, 'vale_ate', v_ate
  ), '{"gravado": true}');
end $$;
comment on function painel.aumentar_limite is 'Raises the limit of a form until an hour within a day, or replaces the raise that was on screen.';

create or replace function painel.encerrar_aumento(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_normal privado.limites;
begin
  v_normal := privado.travar_aumento(p ->> 'formulario', (p ->> 'na_tela')::uuid);
  delete from privado.aumentos_de_limite where alvo = v_normal.alvo;
  return privado.concluir(v_comando, 'limite', null, jsonb_build_object('formulario', v_normal.alvo), '{"gravado": true}');
end $$;
comment on function painel.encerrar_aumento is 'Returns a form to its normal limit before the hour.';

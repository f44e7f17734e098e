-- Opening hours and holidays as gestao reads and changes them.
create or replace function painel.horario(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_ano integer := extract(year from now() at time zone 'America/Sao_Paulo');
begin
  return jsonb_build_object(
    'horario', (select jsonb_build_object('prazo_minutos', h.prazo_minutos, 'dias', h.dias) from privado.horario as h),
    'prazo_no_site', (select h.prazo_no_site from privado.horario as h),
    'publicando', exists (
      select from privado.construcoes as c join privado.horario as h on h.revisao = c.revisao where c.pronta_em is null
    ),
    'esperas', (select jsonb_object_agg(s.assunto, s.espera) from privado.esperas as s),
    'feriados', (
      select jsonb_agg(jsonb_build_object(
        'dia', d.dia, 'nome', coalesce(f.nome, n.nome), 'faixas', coalesce(f.faixas, '[]'), 'nacional', n.dia is not null
      ) order by d.dia)
      from (
        select dia from privado.feriados where dia >= make_date(v_ano, 1, 1)
        union
        select dia from generate_series(v_ano, v_ano + 1) as ano, privado.feriados_nacionais(ano)
      ) as d
      left join privado.feriados as f on f.dia = d.dia
      left join lateral (select * from privado.feriados_nacionais(extract(year from d.dia)::integer) as x where x.dia = d.dia) as n on true
    )
  );
end $$;
comment on function painel.horario is 'Opening hours, who waits, whether the site still says another promise, and the holidays from this year on, with the national ones of this and the next year.';

create or replace function painel.gravar_horario(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_antes privado.horario;
begin
  if not privado.dias_validos(p #> '{horario,dias}') or exists (
    select from jsonb_array_elements(p -> 'feriados') as f where not privado.faixas_validas(f -> 'faixas')
  ) then
    raise exception 'Confira os horários: cada um abre antes de fechar, sem se sobrepor, e a semana tem ao menos um.'
      using errcode = 'PT422';
  end if;
  perform privado.conferir_linha(trim(f ->> 'nome'), 80, 'o nome do dia') from jsonb_array_elements(p -> 'feriados') as f;
  select * into v_antes from privado.horario for update;
  update privado.horario set prazo_minutos = (p #>> '{horario,prazo_minutos}')::integer, dias = p #> '{horario,dias}'
  where (prazo_minutos, dias) is distinct from ((p #>> '{horario,prazo_minutos}')::integer, p #> '{horario,dias}');
  if found then
    update privado.horario set prazo_no_site = least(v_antes.prazo_no_site, v_antes.prazo_minutos), revisao = privado.pedir_construcao('site');
  end if;
  update privado.esperas as s set espera = (p -> 'esperas' ->> s.assunto)::boolean where p -> 'esperas' ? s.assunto;
  delete from privado.feriados where dia >= date_trunc('year', now() at time zone 'America/Sao_Paulo');
  -- A national holiday needs no row unless the group works on it.
  insert into privado.feriados (dia, nome, faixas)
  select distinct on (f.dia) f.dia, trim(f.nome), f.faixas from jsonb_to_recordset(p -> 'feriados') as f (dia date, nome text, faixas jsonb)
  where f.faixas <> '[]' or not exists (
    select from privado.feriados_nacionais(extract(year from f.dia)::integer) as n where n.dia = f.dia
  )
  on conflict (dia) do update set nome = excluded.nome, faixas = excluded.faixas;
  return privado.concluir(v_comando, 'horario', null, null, '{"gravado": true}');
end $$;
comment on function painel.gravar_horario is 'Replaces promise, opening hours, who waits, and the holidays from this year on. Promises already made keep their moment; another promise or week asks for a build of the site.';

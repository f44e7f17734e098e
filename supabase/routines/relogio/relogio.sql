-- Easter by the anonymous Gregorian algorithm, valid for every year of the Gregorian calendar.
create or replace function privado.pascoa(p_ano integer) returns date
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  a integer := p_ano % 19;
  b integer := p_ano / 100;
  c integer := p_ano % 100;
  h integer := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l integer := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m integer := (a + 11 * h + 22 * l) / 451;
  n integer := h + l - 7 * m + 114;
begin
  return make_date(p_ano, n / 31, n % 31 + 1);
end $$;
comment on function privado.pascoa is 'Easter Sunday of a year.';

create or replace function privado.feriados_nacionais(p_ano integer) returns table (dia date, nome text)
language plpgsql immutable strict parallel safe rows 10 set search_path = '' as $$
begin
  return query select make_date(p_ano, f.mes, f.dia_do_mes), f.titulo from (values
    (1, 1, 'Confraternização Universal'), (4, 21, 'Tiradentes'), (5, 1, 'Dia do Trabalho'),
    (9, 7, 'Independência do Brasil'), (10, 12, 'Nossa Senhora Aparecida'), (11, 2, 'Finados'),
    (11, 15, 'Proclamação da República'), (11, 20, 'Consciência Negra'), (12, 25, 'Natal')
  ) as f (mes, dia_do_mes, titulo)
  union all
  -- In 2000 and 2079 the two fall on one day.
  select s.dia, 'Sexta-feira Santa' from (select privado.pascoa(p_ano) - 2 as dia) as s
  where s.dia <> make_date(p_ano, 4, 21);
end $$;
comment on function privado.feriados_nacionais is 'The national holidays of a year by federal law; Carnaval and Corpus Christi are none.';

-- PL/pgSQL, also where SQL would do: it keeps its plans, and the clock of a list calls these functions for every row.
create or replace function privado.nacional(p_dia date) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  v_mes integer := extract(month from p_dia);
begin
  if v_mes * 100 + extract(day from p_dia) in (101, 421, 501, 907, 1012, 1102, 1115, 1120, 1225) then
    return true;
  end if;
  return v_mes in (3, 4) and p_dia = privado.pascoa(extract(year from p_dia)::integer) - 2;
end $$;
comment on function privado.nacional is 'Whether a day is one of privado.feriados_nacionais.';

create or replace function privado.faixas_do_dia(p_dia date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_faixas jsonb;
begin
  select f.faixas into v_faixas from privado.feriados as f where f.dia = p_dia;
  if not found then
    if privado.nacional(p_dia) then
      return '[]';
    end if;
    select h.dias -> extract(dow from p_dia)::integer into v_faixas from privado.horario as h;
  end if;
  return v_faixas;
end $$;
comment on function privado.faixas_do_dia is 'Ranges of working time on a day.';

create or replace function privado.segundos_no_dia(p_dia date, p_de timestamp, p_ate timestamp) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  v_faixas jsonb := privado.faixas_do_dia(p_dia);
  v_soma interval := '0';
  v_abre timestamp;
  v_fecha timestamp;
begin
  for i in 0..jsonb_array_length(v_faixas) - 1 loop
    v_abre := greatest(p_de, p_dia + (v_faixas -> i ->> 'abre')::time);
    v_fecha := least(p_ate, p_dia + (v_faixas -> i ->> 'fecha')::time);
    if v_fecha > v_abre then
      v_soma := v_soma + (v_fecha - v_abre);
    end if;
  end loop;
  return extract(epoch from v_soma);
end $$;
comment on function privado.segundos_no_dia is 'Working seconds of one day between two local times.';

create or replace function privado.segundos_das_faixas(p_faixas jsonb) returns numeric
language plpgsql immutable set search_path = '' as $$
declare
  v_soma interval := '0';
begin
  for i in 0..jsonb_array_length(p_faixas) - 1 loop
    v_soma := v_soma + ((p_faixas -> i ->> 'fecha')::time - (p_faixas -> i ->> 'abre')::time);
  end loop;
  return extract(epoch from v_soma);
end $$;
comment on function privado.segundos_das_faixas is 'Length of a list of ranges.';

-- Counts weekdays and then corrects the holidays: a person who has waited for years costs no more than one of last week. The
-- generic plan, because planning for the dates of each row takes longer than reading the holidays.
create or replace function privado.segundos_entre(p_de date, p_ate date) returns numeric
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_dias jsonb;
  v_semana numeric[] := array_fill(0::numeric, array[7]);
  v_soma numeric := 0;
  v_dia date;
  v_faixas jsonb;
begin
  -- Most waits: a few days are counted one by one in less time than the holidays are read.
  if p_ate - p_de < 5 then
    for i in 0..p_ate - p_de loop
      v_soma := v_soma + privado.segundos_das_faixas(privado.faixas_do_dia(p_de + i));
    end loop;
    return v_soma;
  end if;
  select h.dias into v_dias from privado.horario as h;
  for i in 0..6 loop
    v_semana[i + 1] := privado.segundos_das_faixas(v_dias -> i);
    v_soma := v_soma + v_semana[i + 1] * ((p_ate - p_de - (i - extract(dow from p_de)::integer + 7) % 7 + 7) / 7);
  end loop;
  for v_dia, v_faixas in
    select f.dia, f.faixas from privado.feriados as f where f.dia between p_de and p_ate
    union all
    select n.dia, '[]' from generate_series(extract(year from p_de)::integer, extract(year from p_ate)::integer) as ano,
      privado.feriados_nacionais(ano) as n
    where n.dia between p_de and p_ate and not exists (select from privado.feriados as f where f.dia = n.dia)
  loop
    v_soma := v_soma + privado.segundos_das_faixas(v_faixas) - v_semana[extract(dow from v_dia)::integer + 1];
  end loop;
  return v_soma;
end $$;
comment on function privado.segundos_entre is 'Working seconds of whole days, both included; the second is not before the first.';

create or replace function privado.tempo_util(p_de timestamptz, p_ate timestamptz) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  v_de timestamp := least(p_de, p_ate) at time zone 'America/Sao_Paulo';
  v_ate timestamp := greatest(p_de, p_ate) at time zone 'America/Sao_Paulo';
  v_segundos numeric := privado.segundos_no_dia(v_de::date, v_de, v_ate);
begin
  if v_ate::date > v_de::date then
    v_segundos := v_segundos + privado.segundos_no_dia(v_ate::date, v_de, v_ate);
    if v_ate::date > v_de::date + 1 then
      v_segundos := v_segundos + privado.segundos_entre(v_de::date + 1, v_ate::date - 1);
    end if;
  end if;
  return floor(v_segundos) * case when p_de > p_ate then -1 else 1 end;
end $$;
comment on function privado.tempo_util is 'Working seconds from one moment to another, rounded down; negative when the second is earlier.';

create or replace function privado.somar_util(p_inicio timestamptz, p_minutos integer) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_inicio timestamp := p_inicio at time zone 'America/Sao_Paulo';
  v_resta interval := make_interval(mins => p_minutos);
  v_dia date := v_inicio::date;
  v_faixas jsonb;
  v_abre timestamp;
  v_fecha timestamp;
begin
  while v_dia <= v_inicio::date + 800 loop
    v_faixas := privado.faixas_do_dia(v_dia);
    for i in 0..jsonb_array_length(v_faixas) - 1 loop
      v_abre := greatest(v_dia + (v_faixas -> i ->> 'abre')::time, v_inicio);
      v_fecha := v_dia + (v_faixas -> i ->> 'fecha')::time;
      continue when v_fecha <= v_abre;
      if v_fecha - v_abre >= v_resta then
        return (v_abre + v_resta) at time zone 'America/Sao_Paulo';
      end if;
      v_resta := v_resta - (v_fecha - v_abre);
    end loop;
    v_dia := v_dia + 1;
  end loop;
  return p_inicio + make_interval(mins => p_minutos);
end $$;
comment on function privado.somar_util is
  'The moment at which so many working minutes have passed. Two years without working time count as plain time: filling the inbox must not fail.';

create or replace function privado.minutos_prometidos() returns integer
language plpgsql stable set search_path = '' as $$
begin
  return (select least(h.prazo_minutos, h.prazo_no_site) from privado.horario as h);
end $$;
comment on function privado.minutos_prometidos is 'Working minutes of a promise made now: never more than a page of the site may still say.';

create or replace function privado.prazo_de(p_desde timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return privado.somar_util(p_desde, privado.minutos_prometidos());
end $$;
comment on function privado.prazo_de is 'Until when an answer is promised to a person who waits since this moment.';

create or replace function privado.expediente(p_agora timestamptz) returns privado.momento
language plpgsql stable set search_path = '' as $$
declare
  m privado.momento := (p_agora, false, null);
  v_agora timestamp := p_agora at time zone 'America/Sao_Paulo';
  v_dia date := v_agora::date;
  v_faixas jsonb;
begin
  while v_dia <= v_agora::date + 800 loop
    v_faixas := privado.faixas_do_dia(v_dia);
    for i in 0..jsonb_array_length(v_faixas) - 1 loop
      if v_agora < v_dia + (v_faixas -> i ->> 'fecha')::time then
        m.correndo := v_agora >= v_dia + (v_faixas -> i ->> 'abre')::time;
        m.muda_em := (v_dia + (v_faixas -> i ->> case when m.correndo then 'fecha' else 'abre' end)::time) at time zone 'America/Sao_Paulo';
        return m;
      end if;
    end loop;
    v_dia := v_dia + 1;
  end loop;
  return m;
end $$;
comment on function privado.expediente is 'The working hours around a moment, computed once for all rows of a page.';

create or replace function privado.relogio(p_prazo timestamptz, p_total bigint, m privado.momento) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if p_prazo is null then
    return null;
  end if;
  return jsonb_build_object('prazo', p_prazo, 'restante', privado.tempo_util(m.agora, p_prazo), 'total', p_total,
    'correndo', m.correndo, 'muda_em', m.muda_em);
end $$;
comment on function privado.relogio is 'The reply clock as relogioSchema in domain/atendimento/relogio.ts describes it; null when the person does not wait.';

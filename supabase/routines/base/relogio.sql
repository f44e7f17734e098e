-- Working time of the reply clock: opening hours, holidays and the arithmetic on them. Times of day are local in São Paulo,
-- which has had no daylight saving time since 2019.
create or replace function privado.faixas_validas(p_faixas jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_faixa jsonb;
  v_anterior text := '';
begin
  if jsonb_typeof(p_faixas) is distinct from 'array' or jsonb_array_length(p_faixas) > 4 then
    return false;
  end if;
  for v_faixa in select * from jsonb_array_elements(p_faixas) loop
    if coalesce(v_faixa ->> 'abre', '') !~ '^([01]\d|2[0-3]):[0-5]\d$'
      or coalesce(v_faixa ->> 'fecha', '') !~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
      or v_faixa ->> 'abre' <= v_anterior or v_faixa ->> 'fecha' <= v_faixa ->> 'abre' then
      return false;
    end if;
    v_anterior := v_faixa ->> 'fecha';
  end loop;
  return true;
end $$;
comment on function privado.faixas_validas is
  'Whether a JSON list of {abre, fecha} has at most four ranges, in order, apart from each other, each HH:MM and not empty.';

create or replace function privado.dias_validos(p_dias jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(p_dias) = 'array' and jsonb_array_length(p_dias) = 7
    and (select bool_and(privado.faixas_validas(d)) and bool_or(d <> '[]') from jsonb_array_elements(p_dias) as d)
$$;
comment on function privado.dias_validos is 'Whether a JSON list has valid ranges for seven days, and at least one range: otherwise no promise would ever end.';

create or replace function privado.faixa_do_protocolo(p_texto text, out de uuid, out ate uuid)
language plpgsql immutable strict set search_path = '' as $$
declare
  v_codigo text := translate(upper(substring(p_texto from '^\s*(?:[eE][dD][\s-]*)?([0-9A-Za-z]{4}[\s-]*[0-9A-Za-z]{4})\s*$')), 'OIL -', '011');
  v_bits bigint := 0;
begin
  if v_codigo !~ '^[0-9A-HJKMNP-TV-Z]{8}$' or v_codigo is null then
    return;
  end if;
  for i in 1..8 loop
    v_bits := v_bits * 32 + position(substr(v_codigo, i, 1) in '0123456789ABCDEFGHJKMNPQRSTVWXYZ') - 1;
  end loop;
  de := rpad(lpad(to_hex(v_bits), 10, '0'), 32, '0')::uuid;
  ate := rpad(lpad(to_hex(v_bits), 10, '0'), 32, 'f')::uuid;
end $$;
comment on function privado.faixa_do_protocolo is 'The ids with this protocol number, a range of the primary key; null when the text is none. ED may be left out: a name of eight letters is looked up too, and found by nobody. O is read as 0, I and L as 1.';

create or replace function privado.para_like(p_texto text) returns text
language sql immutable strict set search_path = '' return replace(replace(replace(p_texto, '\', '\\'), '%', '\%'), '_', '\_');
comment on function privado.para_like is 'A text that LIKE takes literally.';

create or replace function privado.achar_chave(p_texto text, p_papel text) returns table (pessoa_id uuid, campo text, valor text)
language plpgsql stable rows 2 set search_path = '' as $$
declare
  v_digitos text := regexp_replace(p_texto, '[^0-9]', '', 'g');
  v_documento text := upper(regexp_replace(p_texto, '[^0-9A-Za-z]', '', 'g'));
  v_faixa record;
begin
  v_faixa := privado.faixa_do_protocolo(p_texto);
  if v_faixa.de is not null then
    return query select e.pessoa_id, 'protocolo', privado.protocolo_de(e.tabela, e.id) from privado.entradas as e
      where e.id between v_faixa.de and v_faixa.ate limit 20;
  end if;
  if p_texto like '%_@_%' then
    return query select k.pessoa_id, 'email', lower(trim(p_texto)) from privado.chaves_pessoa as k
      where k.tipo = 'email' and k.valor = privado.chave_email(trim(p_texto))
      union all
      (select c.pessoa_id, 'email', c.valor from privado.canais as c
      where c.tabela is null and c.chave = privado.chave_email(trim(p_texto)) limit 20);
  end if;
  if length(v_digitos) = 11 and p_papel in ('atendimento', 'gestao') then
    return query select k.pessoa_id, 'cpf', k.valor from privado.chaves_pessoa as k where k.tipo = 'cpf' and k.valor = v_digitos;
  end if;
  if v_documento ~ '^[0-9A-Z]{12}[0-9]{2}$' then
    return query select e.pessoa_id, 'cnpj', e.cnpj from privado.entradas as e where e.cnpj = v_documento limit 100;
  end if;
  if p_texto ~ '^[0-9 ().+-]+$' and length(v_digitos) between 10 and 14 then
    return query select e.pessoa_id, 'telefone', d.telefone from privado.entradas as e, privado.ler_entrada(e.tabela, e.id) as d
      where e.telefone = privado.chave_telefone(v_digitos) limit 100;
    return query select c.pessoa_id, 'telefone', c.valor from privado.canais as c
      where c.tabela is null and c.chave = privado.chave_telefone(v_digitos) limit 20;
  end if;
end $$;
comment on function privado.achar_chave is 'People found by a whole protocol, e-mail, CPF (for roles that may see it), CNPJ or telephone.';

-- One word walks the list in its order when it is frequent and uses the trigrams when it is rare: the planner decides.
-- Several words use the trigrams, which start from the rarest; walking could read the whole list. They are not needed when
-- enough names start with the text, because those are shown first.
create or replace function privado.achar_palavras(p_texto text, p_limite integer) returns setof uuid
language plpgsql stable rows 30 set search_path = '' as $$
declare
  v_texto text := privado.para_busca(trim(regexp_replace(p_texto, '\s+', ' ', 'g')));
  v_palavras text[];
  v_onde text := 'p.principal_id is null and p.apagada_em is null and not p.suspeita';
  v_palavra text;
  v_achadas integer;
begin
  if v_texto ~ '^[0-9 ()./+-]+$' then
    v_texto := regexp_replace(v_texto, '[^0-9]', '', 'g');
    -- Telephones come first, also where more CNPJs have these digits than are asked for.
    if length(v_texto) >= 3 then
      return query execute format($q$
        select p.id from privado.pessoas as p where %s and p.busca like %L and position(%L in p.telefone) > 0 order by p.ordem, p.id limit %s
      $q$, v_onde, '%' || v_texto || '%', v_texto, p_limite);
    end if;
  end if;
  return query execute format($q$
    select i.id from (
      select p.id, p.ordem from privado.pessoas as p where %s and left(p.busca, 60) like %L limit 300
    ) as i order by i.ordem, i.id limit %s
  $q$, v_onde, privado.para_like(left(v_texto, 60)) || '%', p_limite);
  get diagnostics v_achadas = row_count;
  v_palavras := array(select w from unnest(string_to_array(v_texto, ' ')) as w where length(w) >= 3 limit 6);
  foreach v_palavra in array v_palavras loop
    v_onde := v_onde || format(' and p.busca like %L', '%' || privado.para_like(v_palavra) || '%');
  end loop;
  if cardinality(v_palavras) = 1 then
    return query execute format('select p.id from privado.pessoas as p where %s order by p.ordem, p.id limit %s', v_onde, p_limite);
  elsif v_palavras <> '{}' and v_achadas < p_limite then
    return query execute format('select p.id from privado.pessoas as p where %s limit 300', v_onde);
  end if;
end $$;
comment on function privado.achar_palavras is 'People whose data start with the text or contain all its words of three letters or more, but for suspects.';

create or replace function privado.achado_em_numeros(p_pessoa uuid, p_digitos text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_ids uuid[] := privado.grupo(p_pessoa);
begin
  return coalesce(
    (select jsonb_build_object('campo', 'telefone', 'valor', min(c.valor)) from privado.canais as c
      where c.pessoa_id = any (v_ids) and c.tipo = 'telefone' and position(p_digitos in c.valor) > 0 having count(*) > 0),
    (select jsonb_build_object('campo', 'cnpj', 'valor', min(e.cnpj)) from privado.entradas as e
      where e.pessoa_id = any (v_ids) and position(p_digitos in e.cnpj) > 0 having count(*) > 0)
  );
end $$;
comment on function privado.achado_em_numeros is 'The telephone, else the CNPJ, of a person and of those united with them that contains these digits.';

create or replace function privado.achado(p privado.pessoas, p_texto text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_loja text := (privado.lugar_da_pessoa(p)).loja;
  v_texto text := privado.para_busca(trim(p_texto));
  v_digitos text := regexp_replace(p_texto, '[^0-9]', '', 'g');
  v_numero boolean := v_texto ~ '^[0-9 ()./+-]+$';
  -- A number is one word however it is grouped, as it is looked for.
  v_palavras text[] := case when v_numero then array['%' || v_digitos || '%'] else array(
    select '%' || privado.para_like(w) || '%' from unnest(string_to_array(v_texto, ' ')) as w where length(w) >= 3
  ) end;
begin
  return case
    when not v_numero and privado.para_busca(p.nome) like all (v_palavras)
      then jsonb_build_object('campo', 'nome', 'valor', p.nome)
    when length(v_digitos) >= 3 and position(v_digitos in p.telefone) > 0
      then jsonb_build_object('campo', 'telefone', 'valor', p.telefone)
    when p.email like all (v_palavras) then jsonb_build_object('campo', 'email', 'valor', p.email)
    when privado.para_busca(v_loja) like all (v_palavras) then jsonb_build_object('campo', 'loja', 'valor', v_loja)
    when v_numero and length(v_digitos) >= 3 then coalesce(
      privado.achado_em_numeros(p.id, v_digitos), jsonb_build_object('campo', 'texto', 'valor', p.nome))
    else jsonb_build_object('campo', 'texto', 'valor', p.nome)
  end;
end $$;
comment on function privado.achado is 'Which part of a person matched. A town, or words of several parts, are "texto".';

create or replace function painel.buscar(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_texto text := left(trim(p ->> 'texto'), 200);
  v_inicio text := privado.para_like(privado.para_busca(v_texto));
  -- Part of a number: who has it in the telephone comes before those with it in a CNPJ.
  v_digitos text := case when v_texto ~ '^[0-9 ()./+-]+$' then nullif(regexp_replace(v_texto, '[^0-9]', '', 'g'), '') end;
  v_limite integer := least(greatest(coalesce((p ->> 'limite')::integer, 50), 1), 100);
  v_momento privado.momento := privado.expediente(now());
  v_pessoas jsonb;
begin
  with chave as materialized (
    select k.pessoa_id as id, k.campo, k.valor from privado.achar_chave(v_texto, v_eu.papel) as k
  ), achada as (
    select 0 as posto, k.id, k.campo, k.valor from chave as k
    union all
    -- A whole mailbox that is known needs no search by its letters, which all addresses of its provider share.
    select 1, w.id, null, null from privado.achar_palavras(v_texto, v_limite) as w (id)
    where not exists (select from chave as k where k.campo = 'email')
  ), unica as (
    select distinct on (r.id) r as linha, a.campo, a.valor, case
      when a.posto = 0 then 0 when r.busca like v_inicio || '%' or position(v_digitos in r.telefone) > 0 then 1 when r.busca like '% ' || v_inicio || '%' then 2 else 3
    end as posto
    from achada as a join privado.pessoas as q on q.id = a.id
    join privado.pessoas as r on r.id = coalesce(q.principal_id, q.id)
    where r.apagada_em is null order by r.id, a.posto
  ), melhor as (
    select * from unica order by posto, (linha).ordem, (linha).id limit v_limite
  )
  select coalesce(jsonb_agg(privado.linha_pessoa(m.linha, v_momento) || jsonb_build_object('achado',
    case when m.campo is null then privado.achado(m.linha, v_texto) else jsonb_build_object('campo', m.campo, 'valor', m.valor) end
  ) order by m.posto, (m.linha).ordem, (m.linha).id), '[]') into v_pessoas from melhor as m;
  -- The words themselves are personal data and are not recorded.
  perform privado.registrar('buscou', 'busca', null, jsonb_build_object(
    'campos', (select coalesce(jsonb_agg(distinct a -> 'achado' -> 'campo'), '[]') from jsonb_array_elements(v_pessoas) as a),
    'quantas', jsonb_array_length(v_pessoas)
  ));
  return jsonb_build_object('pessoas', v_pessoas);
end $$;
comment on function painel.buscar is 'People by name, telephone fragment, e-mail, CNPJ, CPF or protocol: whole keys first, then names that start with the text.';

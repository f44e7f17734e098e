-- The rules of domain/conteudo/formas.ts, without the words that only the editor shows; a test compares the two.
create or replace function privado.forma_do_texto(p_chave text) returns jsonb
language sql immutable strict parallel safe set search_path = ''
return (case p_chave
  when 'aviso' then '{"tipo":"grupo","juntos":["texto","inicio","fim"],"ordem":["inicio","fim"],"campos":{"texto":{"tipo":"texto_curto","max":90,"opcional":true},"pagina":{"tipo":"texto_curto","max":60,"padrao":"^/[a-z0-9-]*$","opcional":true},"inicio":{"tipo":"data_hora","opcional":true},"fim":{"tipo":"data_hora","opcional":true}}}'
  when 'telefone' then '{"tipo":"grupo","campos":{"numero":{"tipo":"telefone","opcional":true}}}'
  when 'whatsapp' then '{"tipo":"grupo","campos":{"numero":{"tipo":"telefone"}}}'
  when 'endereco' then '{"tipo":"grupo","campos":{"rua":{"tipo":"texto_curto","max":80},"bairro":{"tipo":"texto_curto","max":40},"cidade":{"tipo":"texto_curto","max":40},"estado":{"tipo":"texto_curto","max":2,"padrao":"^[A-Z]{2}$"},"cep":{"tipo":"texto_curto","max":9,"padrao":"^[0-9]{5}-[0-9]{3}$"}}}'
  when 'redes' then '{"tipo":"grupo","campos":{"instagram":{"tipo":"url","hosts":["instagram.com"],"opcional":true},"linkedin":{"tipo":"url","hosts":["linkedin.com"],"opcional":true},"youtube":{"tipo":"url","hosts":["youtube.com"],"opcional":true},"tiktok":{"tipo":"url","hosts":["tiktok.com"],"opcional":true}}}'
  when 'faq' then '{"tipo":"grupo","campos":{"como-entrar":{"tipo":"lista","min":1,"max":3,"item":{"tipo":"texto_longo","max":320}},"quem-participa":{"tipo":"lista","min":1,"max":3,"item":{"tipo":"texto_longo","max":320}},"como-funciona-o-app":{"tipo":"lista","min":1,"max":3,"item":{"tipo":"texto_longo","max":320}},"como-licenciar":{"tipo":"lista","min":1,"max":3,"item":{"tipo":"texto_longo","max":320}}}}'
  when 'lideres' then '{"tipo":"grupo","campos":{"executiva":{"tipo":"grupo","campos":{"nome":{"tipo":"texto_curto","max":40},"cargo":{"tipo":"texto_curto","max":40},"bio":{"tipo":"texto_longo","max":140},"foto":{"tipo":"imagem","opcional":true},"instagram":{"tipo":"url","hosts":["instagram.com"],"opcional":true},"linkedin":{"tipo":"url","hosts":["linkedin.com"],"opcional":true}}},"operacoes":{"tipo":"grupo","campos":{"nome":{"tipo":"texto_curto","max":40},"cargo":{"tipo":"texto_curto","max":40},"bio":{"tipo":"texto_longo","max":140},"foto":{"tipo":"imagem","opcional":true},"instagram":{"tipo":"url","hosts":["instagram.com"],"opcional":true},"linkedin":{"tipo":"url","hosts":["linkedin.com"],"opcional":true}}},"tecnologia":{"tipo":"grupo","campos":{"nome":{"tipo":"texto_curto","max":40},"cargo":{"tipo":"texto_curto","max":40},"bio":{"tipo":"texto_longo","max":140},"foto":{"tipo":"imagem","opcional":true},"instagram":{"tipo":"url","hosts":["instagram.com"],"opcional":true},"linkedin":{"tipo":"url","hosts":["linkedin.com"],"opcional":true}}},"marketing":{"tipo":"grupo","campos":{"nome":{"tipo":"texto_curto","max":40},"cargo":{"tipo":"texto_curto","max":40},"bio":{"tipo":"texto_longo","max":140},"foto":{"tipo":"imagem","opcional":true},"instagram":{"tipo":"url","hosts":["instagram.com"],"opcional":true},"linkedin":{"tipo":"url","hosts":["linkedin.com"],"opcional":true}}},"comunidade":{"tipo":"grupo","campos":{"nome":{"tipo":"texto_curto","max":40},"cargo":{"tipo":"texto_curto","max":40},"bio":{"tipo":"texto_longo","max":140},"foto":{"tipo":"imagem","opcional":true},"instagram":{"tipo":"url","hosts":["instagram.com"],"opcional":true},"linkedin":{"tipo":"url","hosts":["linkedin.com"],"opcional":true}}},"comercial":{"tipo":"grupo","campos":{"nome":{"tipo":"texto_curto","max":40},"cargo":{"tipo":"texto_curto","max":40},"bio":{"tipo":"texto_longo","max":140},"foto":{"tipo":"imagem","opcional":true},"instagram":{"tipo":"url","hosts":["instagram.com"],"opcional":true},"linkedin":{"tipo":"url","hosts":["linkedin.com"],"opcional":true}}}}}'
  when 'videos' then '{"tipo":"grupo","campos":{"edenapp":{"tipo":"texto_curto","max":11,"padrao":"^[A-Za-z0-9_-]{11}$"}}}'
  when 'live' then '{"tipo":"grupo","juntos":["inicio","local"],"campos":{"inicio":{"tipo":"data_hora","opcional":true},"local":{"tipo":"texto_curto","max":80,"opcional":true}}}'
  when 'imersao' then '{"tipo":"grupo","juntos":["inicio","local"],"campos":{"inicio":{"tipo":"data_hora","opcional":true},"local":{"tipo":"texto_curto","max":80,"opcional":true}}}'
  when 'mentoria' then '{"tipo":"grupo","juntos":["inicio","local"],"campos":{"inicio":{"tipo":"data_hora","opcional":true},"local":{"tipo":"texto_curto","max":80,"opcional":true}}}'
end)::jsonb;
comment on function privado.forma_do_texto is 'What a value of this key looks like; null for an unknown key.';

create or replace function privado.data_hora_valida(p_valor text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  if p_valor !~ '^20[2-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]$' then
    return false;
  end if;
  return substr(p_valor, 9, 2)::integer <= extract(day from
    make_date(substr(p_valor, 1, 4)::integer, substr(p_valor, 6, 2)::integer, 1) + interval '1 month - 1 day');
end $$;
comment on function privado.data_hora_valida is 'A day of the calendar with hour and minute, as 2027-03-12T19:30.';

create or replace function privado.url_valida(p_valor text, p_hosts jsonb) returns boolean
language sql immutable strict parallel safe set search_path = ''
return length(p_valor) <= 200 and p_valor ~ '^https://[a-z0-9.-]+(/[!#-;=?-~]*)?$' and exists (
  select from jsonb_array_elements_text(p_hosts) as h
  where substring(p_valor from '^https://([^/]+)') = h or substring(p_valor from '^https://([^/]+)') like '%.' || h
);
comment on function privado.url_valida is 'An https address on one of these hosts or below it.';

create or replace function privado.folha_valida(p_campo jsonb, p_valor text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  v_max integer := (p_campo ->> 'max')::integer;
begin
  return case
    when p_campo ->> 'tipo' = 'telefone' then privado.telefone_valido(p_valor)
    when p_campo ->> 'tipo' = 'url' then privado.url_valida(p_valor, p_campo -> 'hosts')
    when p_campo ->> 'tipo' = 'data_hora' then privado.data_hora_valida(p_valor)
    when p_campo ->> 'tipo' = 'imagem' then p_valor ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    when p_campo ? 'padrao' then length(p_valor) <= v_max and p_valor ~ (p_campo ->> 'padrao')
    else privado.linha_valida(p_valor, v_max) and p_valor !~ '[<>]'
  end;
end $$;
comment on function privado.folha_valida is 'Whether a text fits a field that contains no other fields.';

create or replace function privado.campo_valido(p_campo jsonb, p_valor jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_tipo text := coalesce(jsonb_typeof(p_valor), 'ausente');
  v_nome text;
  v_campo jsonb;
begin
  if p_campo ->> 'tipo' = 'lista' then
    return v_tipo = 'array' and jsonb_array_length(p_valor) between (p_campo ->> 'min')::integer and (p_campo ->> 'max')::integer
      and not exists (select from jsonb_array_elements(p_valor) as item where not privado.campo_valido(p_campo -> 'item', item));
  end if;
  if p_campo ->> 'tipo' <> 'grupo' then
    return case v_tipo
      when 'string' then privado.folha_valida(p_campo, p_valor #>> '{}')
      when 'null' then p_campo ? 'opcional'
      else false
    end;
  end if;
  if v_tipo <> 'object' or (select count(*) from jsonb_object_keys(p_valor)) <> (select count(*) from jsonb_object_keys(p_campo -> 'campos')) then
    return false;
  end if;
  for v_nome, v_campo in select c.key, c.value from jsonb_each(p_campo -> 'campos') as c loop
    if not privado.campo_valido(v_campo, p_valor -> v_nome) then
      return false;
    end if;
  end loop;
  return (select count(distinct p_valor ->> nome is null) <= 1 from jsonb_array_elements_text(p_campo -> 'juntos') as nome)
    and coalesce(p_valor ->> (p_campo #>> '{ordem,0}') < p_valor ->> (p_campo #>> '{ordem,1}') collate "C", true);
end $$;
comment on function privado.campo_valido is 'Whether a value fits a field, with all fields inside it and nothing else.';

create or replace function privado.texto_valido(p_chave text, p_valor jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(privado.campo_valido(privado.forma_do_texto(p_chave), p_valor), false);
comment on function privado.texto_valido is 'Whether the site can show this value of this key; the schemas of domain/conteudo/ decide alike.';

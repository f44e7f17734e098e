create or replace function privado.publicado(p_chave text) returns privado.publicacoes
language sql stable set search_path = '' as $$
  select x.* from privado.publicacoes as x where x.chave = p_chave and x.desfeita_em is null order by x.ordem desc limit 1
$$;
comment on function privado.publicado is 'The publication of a key that is on the site; a row of nulls for the committed value.';

create or replace function privado.pedir_construcao(p_alvo text) returns bigint
language plpgsql set search_path = '' as $$
declare
  v_revisao bigint;
begin
  insert into privado.construcoes (alvo) values (p_alvo) returning revisao into v_revisao;
  perform privado.enfileirar('publicar_conteudo', 'publicar_conteudo:' || p_alvo, json_build_object('alvo', p_alvo));
  return v_revisao;
end $$;
comment on function privado.pedir_construcao is 'Asks for a build with the texts of this transaction; returns its revision.';

create or replace function privado.exportar_conteudo(p_alvo text) returns jsonb
language sql stable set search_path = '' as $$
  with valor as (
    select t.chave, case when p_alvo = 'previa' then coalesce(t.rascunho, (privado.publicado(t.chave)).valor)
      else (privado.publicado(t.chave)).valor end as valor
    from privado.textos as t
  )
  select jsonb_build_object(
    'revisao', coalesce((select max(c.revisao) from privado.construcoes as c where c.alvo = p_alvo), 0),
    'textos', coalesce((select jsonb_object_agg(v.chave, v.valor) from valor as v where v.valor is not null), '{}')
      || (select jsonb_build_object('expediente', jsonb_build_object('prazo_minutos', h.prazo_minutos, 'dias', h.dias)) from privado.horario as h),
    'fotos', coalesce((
      select jsonb_agg(distinct f.id order by f.id) from valor as v, jsonb_path_query(v.valor, '$.*.foto') as foto, privado.fotos as f
      where f.id::text = foto #>> '{}'
    ), '[]')
  )
$$;
comment on function privado.exportar_conteudo is
  'The approved values for a build of the site, for the preview with every draft over them, and the promise and hours of privado.horario as expediente.';

create or replace function privado.construcao_pronta(p_alvo text, p_revisao bigint) returns void
language plpgsql set search_path = '' as $$
begin
  update privado.construcoes set pronta_em = now() where alvo = p_alvo and revisao <= p_revisao and pronta_em is null;
  update privado.horario set prazo_no_site = null where p_alvo = 'site' and revisao <= p_revisao;
end $$;
comment on function privado.construcao_pronta is
  'Notes that a build with the texts of this revision is served; earlier ones are contained in it. A longer promise that it states applies from now on.';

create or replace function privado.limpar_conteudo() returns void language sql set search_path = '' as $$
  delete from privado.construcoes as c where c.pedida_em < now() - interval '90 days'
    and c.revisao < (select max(x.revisao) from privado.construcoes as x where x.alvo = c.alvo);
  delete from privado.fotos as f where f.criada_em < now() - interval '7 days'
    and not exists (select from privado.textos as t where t.rascunho::text like '%' || f.id || '%')
    and not exists (select from privado.publicacoes as x where x.valor::text like '%' || f.id || '%');
$$;
comment on function privado.limpar_conteudo is 'Deletes old builds, and pictures that no draft and no publication names after a week.';

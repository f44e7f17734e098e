-- Who a row belongs to, and what is known of a person from all their rows. The functions are PL/pgSQL, whose plans are cached
-- for the session.
create or replace function privado.raiz(p_pessoa uuid) returns uuid language plpgsql stable strict set search_path = '' as $$
begin
  return (select coalesce(p.principal_id, p.id) from privado.pessoas as p where p.id = p_pessoa);
end $$;
comment on function privado.raiz is 'The person under whom this one is shown.';

create or replace function privado.grupo(p_raiz uuid) returns uuid[] language plpgsql stable strict set search_path = '' as $$
begin
  return array[p_raiz] || array(select p.id from privado.pessoas as p where p.principal_id = p_raiz);
end $$;
comment on function privado.grupo is 'A person and the people united under them.';

-- A row may show that a CPF and a mailbox without a CPF belong together after both became people. They are then united as
-- a member would, so that the result does not depend on the order of the rows, unless a member separated them before.
create or replace function privado.unir_sozinho(p_uma uuid, p_outra uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_raizes uuid[];
begin
  select array_agg(r.id order by r.criada_em, r.id) into v_raizes from privado.pessoas as r
  where r.id in (privado.raiz(p_uma), privado.raiz(p_outra));
  if cardinality(v_raizes) < 2 or exists (
    select from privado.sugestoes_recusadas as s
    where s.pessoa_a = any (privado.grupo(v_raizes[1]) || privado.grupo(v_raizes[2]))
      and s.pessoa_b = any (privado.grupo(v_raizes[1]) || privado.grupo(v_raizes[2]))
  ) then
    return;
  end if;
  perform privado.ligar(v_raizes[2], v_raizes[1], '{}', null, null);
end $$;
comment on function privado.unir_sozinho is 'Unites two people that one row proved to be the same; the older is shown.';

create or replace function privado.reconhecer(d privado.dados_entrada) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_email text := privado.chave_email(d.email);
  v_do_cpf uuid;
  v_do_email uuid;
  v_cpfs text[];
begin
  select k.pessoa_id into v_do_cpf from privado.chaves_pessoa as k where k.tipo = 'cpf' and k.valor = d.cpf;
  select k.pessoa_id into v_do_email from privado.chaves_pessoa as k
  where k.tipo = 'email' and k.valor = v_email and not k.compartilhada;
  if v_do_email is not null and v_do_email is distinct from v_do_cpf and d.cpf is not null then
    select array_agg(k.valor) into v_cpfs from privado.chaves_pessoa as k where k.pessoa_id = v_do_email and k.tipo = 'cpf';
    if v_cpfs is not null and not d.cpf = any (v_cpfs) then
      update privado.chaves_pessoa set compartilhada = true where tipo = 'email' and valor = v_email;
      v_do_email := null;
    elsif v_do_cpf is not null then
      perform privado.unir_sozinho(v_do_cpf, v_do_email);
    end if;
  end if;
  return coalesce(v_do_cpf, v_do_email);
end $$;
comment on function privado.reconhecer is
  'The person of a row: by CPF, else by mailbox unless the CPFs differ; null for a new one. Never by telephone, name or CNPJ.';

create or replace function privado.ganhar_chaves(p_pessoa uuid, d privado.dados_entrada) returns void
language plpgsql set search_path = '' as $$
begin
  insert into privado.chaves_pessoa (tipo, valor, pessoa_id)
  select k.tipo, k.valor, p_pessoa from (values ('cpf', d.cpf), ('email', privado.chave_email(d.email))) as k (tipo, valor)
  where k.valor is not null
  on conflict do nothing;
end $$;
comment on function privado.ganhar_chaves is 'Gives a person the keys of a row, unless another person has them.';

create or replace function privado.largar_chaves(p_pessoa uuid) returns void
language plpgsql set search_path = '' as $$
begin
  delete from privado.chaves_pessoa as k where k.pessoa_id = p_pessoa and not exists (
    select from privado.entradas as e, privado.ler_entrada(e.tabela, e.id) as d
    where e.pessoa_id = p_pessoa and k.valor in (d.cpf, privado.chave_email(d.email))
  );
end $$;
comment on function privado.largar_chaves is 'Takes from a person the keys that are on none of their rows any more, after a correction or deletion.';

-- Names follow the same order. Reads the twenty newest rows and, where there are more, the ten oldest and the paid orders:
-- a person with thousands of rows does not make each one dearer, and many new rows do not push out what was known. One plan
-- for all people: to plan costs a quarter of the call.
create or replace function privado.refazer_pessoa(p_raiz uuid) returns void
language plpgsql set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_ids uuid[] := privado.grupo(p_raiz);
  v_escolhas jsonb;
  v_lojas jsonb;
  v_nome text;
  v_canais jsonb;
  v record;
  v_lugar record;
begin
  select p.escolhas, p.lojas_da_equipe into v_escolhas, v_lojas from privado.pessoas as p where p.id = p_raiz;
  v_nome := (
    select q.nome_da_equipe from privado.pessoas as q
    where q.id = any (v_ids) and q.id::text = coalesce(v_escolhas ->> 'nome', p_raiz::text)
  );
  v_canais := privado.primeiros_canais(v_ids, v_escolhas);
  with nova as materialized (
    select e.* from privado.entradas as e where e.pessoa_id = any (v_ids)
    order by e.suspeita and e.liberada_em is null, e.criada_em desc, e.id desc limit 20
  ), antiga as (
    (select e.* from privado.entradas as e where e.pessoa_id = any (v_ids) and (not e.suspeita or e.liberada_em is not null)
    order by e.criada_em, e.id limit 10)
    union
    (select e.* from privado.entradas as e where e.pessoa_id = any (v_ids) and e.tabela = 'pedidos' and e.situacao = 'pago'
    order by e.criada_em, e.id limit 5)
  ), lida as (
    select * from nova
    union all
    select a.* from antiga as a where (select count(*) from nova) = 20
      and not exists (select from nova as n where n.id = a.id and n.tabela = a.tabela)
  ), recente as (
    select e.pessoa_id, e.id, e.origem, e.resumo, e.catalogo, e.suspeita and e.liberada_em is null as suspeita, e.criada_em as quando,
      e.tabela = 'pedidos' and e.situacao = 'pago' as pago, d.nome, d.email, d.telefone, d.cnpj, d.loja, d.cidade, d.uf, d.nota,
      d.aceita_novidades, case when d.aceita_novidades then d.consentimento_em end as aceita_em,
      case when d.aceita_novidades then d.consentimento_versao end as aceita_versao
    from lida as e, privado.ler_entrada(e.tabela, e.id) as d
    where d.criada_em is not null
  ), atual as (
    select r.cnpj from recente as r where r.cnpj is not null order by r.quando desc, r.id desc limit 1
  ), marcada as (
    -- A member entered it: of the CNPJ that is shown it comes before the visitor's, and before the register.
    select r.*, a.cnpj as atual, privado.de_membro(r.origem) and r.cnpj is not distinct from a.cnpj as da_equipe
    from recente as r left join atual as a on true
  )
  select
    (array_agg(r.nome order by (r.pessoa_id::text = v_escolhas ->> 'nome') is true desc, r.suspeita, r.origem = 'diagnostico',
      r.pago desc, r.quando, r.id))[1] as nome,
    (array_agg(r.loja order by r.da_equipe desc, r.quando desc) filter (where r.loja is not null))[1] as loja,
    (array_agg(r.cidade order by r.da_equipe desc, r.quando desc) filter (where r.cidade is not null))[1] as cidade,
    (array_agg(r.uf order by r.da_equipe desc, r.quando desc) filter (where r.uf is not null))[1] as uf,
    min(r.atual) as cnpj,
    array_remove(array[case when bool_or(r.da_equipe and r.loja is not null) or v_lojas ? coalesce(min(r.atual), '') then 'loja' end,
      case when bool_or(r.da_equipe and r.cidade is not null) then 'cidade' end], null) as da_equipe,
    (array_agg(r.nota order by r.quando desc) filter (where r.nota is not null))[1] as nota,
    coalesce((array_agg(r.aceita_novidades order by r.suspeita, r.quando desc, r.id desc) filter (where r.aceita_novidades is not null))[1],
      false) as aceita_novidades,
    (array_agg(r.aceita_em order by r.suspeita, r.quando desc, r.id desc) filter (where r.aceita_novidades is not null))[1] as aceita_em,
    (array_agg(r.aceita_versao order by r.suspeita, r.quando desc, r.id desc) filter (where r.aceita_novidades is not null))[1] as aceita_versao,
    (array_agg(r.origem order by r.suspeita, r.quando desc, r.id desc))[1] as origem,
    (array_agg(r.resumo order by r.suspeita, r.quando desc, r.id desc))[1] as resumo,
    (array_agg(r.catalogo order by r.suspeita, r.quando desc, r.id desc))[1] as catalogo,
    coalesce(max(r.quando) filter (where not r.suspeita), max(r.quando)) as ultima,
    string_agg(distinct concat_ws(' ', r.nome, r.loja, r.cidade, r.email, r.telefone, r.cnpj), ' ') as palavras
  into v from marcada as r;
  if v.ultima is null then
    return;
  end if;
  select l.cidade, l.uf into v_lugar from privado.lugar_da_loja(v.cnpj, null, v.cidade, v.uf, v.da_equipe) as l;
  update privado.pessoas as p set nome = coalesce(v_nome, v.nome), email = v_canais ->> 'email', telefone = v_canais ->> 'telefone',
    loja = coalesce(v_lojas ->> coalesce(v.cnpj, ''), v.loja), cidade = v.cidade, uf = v.uf, cnpj = v.cnpj, da_equipe = v.da_equipe, nota = v.nota, origem = v.origem, resumo = v.resumo, catalogo = v.catalogo,
    aceita_novidades = v.aceita_novidades, novidades_em = v.aceita_em, novidades_versao = v.aceita_versao,
    lugar_cidade = v_lugar.cidade, lugar_uf = v_lugar.uf,
    ultima_entrada_em = greatest(v.ultima, (
      select max(h.em) from privado.historico as h where h.pessoa_id = any (v_ids)
        and (h.tipo = 'mensagem' or h.tipo = 'email_recebido' and h.dados ->> 'espera' = 'comeca')
    )),
    suspeita = not exists (
      select from privado.entradas as e where e.pessoa_id = any (v_ids) and (not e.suspeita or e.liberada_em is not null)
    ),
    origens = (select array_agg(distinct e.origem order by e.origem) from privado.entradas as e where e.pessoa_id = any (v_ids)),
    busca = left(privado.para_busca(concat_ws(' ', coalesce(v_nome, v.nome), privado.palavras_da_equipe(v_ids, v_lojas),
      privado.palavras_do_registro(v.cnpj), v.palavras)), 2000), mudanca = nextval('privado.mudancas')
  where p.id = p_raiz;
end $$;
comment on function privado.refazer_pessoa is
  'What lists show of a person, from the rows of all people united under them. Name, e-mail and telephone: what a member typed or chose, then by facts, then by age; the rest from the newest row.';

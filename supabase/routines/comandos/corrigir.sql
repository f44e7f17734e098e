-- What members know better than a form: the right name, telephone or e-mail of a person, and the name of a pharmacy. The rows
-- that visitors sent stay as they came. Also the name and town of a CNPJ in our copy of the public register.
create or replace function privado.de_membro(p_origem text) returns boolean
language sql immutable parallel safe set search_path = '' return p_origem in ('diagnostico', 'direto');
comment on function privado.de_membro is 'Whether members entered the pharmacy of a row of this origin: the list of stores, and people added by hand.';

create or replace function privado.canal_falhou(c privado.canais) returns boolean
language sql immutable set search_path = ''
return privado.confianca(c.pago_em, c.respondeu_em, c.abriu_em, c.falhou_em) = 'falhou';
comment on function privado.canal_falhou is 'Whether a channel is known not to reach the person: not offered for a contact, and no reason for a suggestion.';

create or replace function privado.lugar_da_loja(p_cnpj text, p_loja text, p_cidade text, p_uf text, p_da_equipe text[],
  out loja text, out cidade text, out uf text, out receita text[])
language plpgsql stable set search_path = '' as $$
declare
  v record;
begin
  loja := p_loja;
  cidade := p_cidade;
  uf := p_uf;
  receita := '{}';
  if p_cnpj is null or p_da_equipe @> array['loja', 'cidade'] then
    return;
  end if;
  select coalesce(f.nome_fantasia, f.razao_social) as nome, coalesce(m.nome, f.municipio) as cidade, f.uf into v
  from privado.farmacias as f left join privado.municipios as m on m.ibge = f.ibge where f.cnpj = p_cnpj;
  if v.nome is not null and not 'loja' = any (p_da_equipe) then
    loja := v.nome;
    receita := receita || 'loja'::text;
  end if;
  if v.cidade is not null and not 'cidade' = any (p_da_equipe) then
    cidade := v.cidade;
    uf := v.uf;
    receita := receita || 'cidade'::text;
  end if;
end $$;
comment on function privado.lugar_da_loja is
  'Name and town of a pharmacy: what a member entered, else those of the public register, named in receita, else what the visitor typed.';

create or replace function privado.lugar_da_pessoa(p privado.pessoas, out loja text, out cidade text, out uf text, out receita text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  select l.* into loja, cidade, uf, receita from privado.lugar_da_loja(p.cnpj, p.loja, p.cidade, p.uf, p.da_equipe) as l;
end $$;
comment on function privado.lugar_da_pessoa is 'Pharmacy and town of a person as lists show them. With the rights of its owner: the export calls it while the member fetches rows.';

create or replace function privado.palavras_do_registro(p_cnpj text) returns text
language plpgsql stable strict set search_path = '' as $$
begin
  return (
    select concat_ws(' ', f.nome_fantasia, f.razao_social, coalesce(m.nome, f.municipio))
    from privado.farmacias as f left join privado.municipios as m on m.ibge = f.ibge where f.cnpj = p_cnpj
  );
end $$;
comment on function privado.palavras_do_registro is 'What the search finds a person by because of their CNPJ.';

create or replace function privado.palavras_da_equipe(p_ids uuid[], p_lojas jsonb) returns text
language plpgsql stable set search_path = '' as $$
begin
  return nullif(concat_ws(' ',
    (select string_agg(c.valor, ' ' order by c.desde) from privado.canais as c where c.pessoa_id = any (p_ids) and c.tabela is null),
    (select string_agg(l.value, ' ') from jsonb_each_text(p_lojas) as l)), '');
end $$;
comment on function privado.palavras_da_equipe is 'What the search finds a person by because a member typed it.';

create or replace function privado.lembrar_registro(p_depois text) returns text
language plpgsql set search_path = '' as $$
declare
  v_pessoa uuid;
  v_ultimo text;
begin
  perform privado.travar_caixa();
  select max(x.cnpj) into v_ultimo from (
    select distinct p.cnpj from privado.pessoas as p where p.cnpj > p_depois order by p.cnpj limit 200
  ) as x;
  for v_pessoa in
    select p.id from privado.pessoas as p
    where p.cnpj > p_depois and p.cnpj <= v_ultimo and p.principal_id is null
      and position(privado.para_busca(privado.palavras_do_registro(p.cnpj)) in p.busca) = 0 order by p.cnpj, p.id
  loop
    perform privado.refazer_pessoa(v_pessoa);
  end loop;
  return v_ultimo;
end $$;
comment on function privado.lembrar_registro is
  'After a load of the register: makes people findable by their pharmacy''s new name and town, 200 CNPJs after p_depois at a time. Returns the last CNPJ; null at the end.';

create or replace function privado.telefone_da_cobranca(p public.pedidos, q privado.pessoas) returns text
language plpgsql stable set search_path = '' as $$
begin
  if q.telefone is not null and (q.escolhas ? 'telefone' or exists (
    select from privado.canais as c where c.pessoa_id = any (privado.grupo(q.id)) and c.tipo = 'telefone'
      and c.chave = privado.chave_telefone(p.telefone) and privado.canal_falhou(c)
  )) then
    return q.telefone;
  end if;
  return p.telefone;
end $$;
comment on function privado.telefone_da_cobranca is
  'The number to call about an order: the buyer''s, unless it failed or a member said which one is the person''s.';

create or replace function privado.valor_corrigido(p_campo text, p_valor text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_valor text := case p_campo
    when 'telefone' then regexp_replace(regexp_replace(p_valor, '[^0-9]', '', 'g'), '^0*(?:55(?=0*[0-9]{10,11}$))?0*', '')
    when 'email' then lower(trim(p_valor)) else privado.linha_digitada(p_valor) end;
begin
  if coalesce(v_valor, '') = '' or p_campo = 'loja' and not privado.linha_valida(v_valor, 120) then
    raise exception 'Confira o que você escreveu.' using errcode = 'PT422';
  end if;
  if p_campo <> 'loja' then
    perform privado.conferir_pessoa(jsonb_build_object(p_campo, v_valor));
  end if;
  return v_valor;
end $$;
comment on function privado.valor_corrigido is 'A typed value as it is stored, by the rules of the forms; PT422 when it cannot be one.';

create or replace function privado.corrigir_canal(p_pessoa privado.pessoas, p jsonb, p_valor text, p_comando uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_tipo text := p ->> 'campo';
  v_ids uuid[] := privado.grupo(p_pessoa.id);
  v_chave text := case p ->> 'campo' when 'email' then privado.chave_email(p_valor) else privado.chave_telefone(p_valor) end;
  v_velho record;
  v_antes privado.canais;
  v_id uuid;
begin
  select * into v_velho from privado.canais_em_ordem(v_ids, p_pessoa.escolhas) as c
  where c.tipo = v_tipo and c.id = coalesce((p ->> 'canal')::uuid, c.id) order by c.lugar limit 1;
  if v_velho.valor = p_valor and v_velho.lugar = 1 and v_velho.confianca <> 'falhou' then
    raise exception 'É o mesmo que já está aqui.' using errcode = 'PT422';
  end if;
  -- With the row that brought the old one: the line goes when that row is deleted.
  perform privado.anotar_historico(p_pessoa.id, 'corrigida', jsonb_build_object(
    'campo', v_tipo, 'de', v_velho.valor, 'para', p_valor,
    'antigo_errado', coalesce((p ->> 'antigo_errado')::boolean and v_velho.chave <> v_chave, false)
  ) || jsonb_strip_nulls(jsonb_build_object('entrada', (select c.entrada_id from privado.canais as c where c.id = v_velho.id))), p_comando);
  select * into v_antes from privado.canais where pessoa_id = p_pessoa.id and tipo = v_tipo and chave = v_chave;
  insert into privado.canais as c (pessoa_id, tipo, chave, valor, desde, suspeita)
  values (p_pessoa.id, v_tipo, v_chave, p_valor, now(), false)
  on conflict on constraint canais_um_por_chave do update set valor = excluded.valor,
    tabela = case when c.valor = excluded.valor then c.tabela end,
    entrada_id = case when c.valor = excluded.valor then c.entrada_id end
  returning id into v_id;
  perform privado.refazer_canais(id) from unnest(v_ids) as id;
  return jsonb_build_object('canal', v_id, 'canal_antes', case when v_antes.id is not null then to_jsonb(v_antes) end);
end $$;
comment on function privado.corrigir_canal is
  'Adds the channel that a member typed to the person shown, with its line of the timeline; returns what privado.descorrigir needs.';

create or replace function privado.separar_caixa(p_pessoa uuid, p_outra uuid, p_chave text, p_membro uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_outra uuid := (privado.abrir_pessoa(p_outra)).id;
  v_chave text;
begin
  if v_outra = p_pessoa then
    raise exception 'Estas pessoas estão unidas. Separe antes.' using errcode = 'PT409';
  end if;
  update privado.chaves_pessoa set compartilhada = true
  where tipo = 'email' and valor = p_chave and not compartilhada returning valor into v_chave;
  if exists (
    select from privado.sugestoes_recusadas where pessoa_a = least(p_pessoa, v_outra) and pessoa_b = greatest(p_pessoa, v_outra)
  ) then
    return jsonb_build_object('caixa', v_chave);
  end if;
  perform privado.recusar_par(p_pessoa, v_outra, p_membro);
  return jsonb_build_object('caixa', v_chave, 'outra', v_outra);
end $$;
comment on function privado.separar_caixa is
  'Two people use one mailbox: it unites no rows from then on, and the pair is not suggested. Returns what privado.descorrigir needs.';

create or replace function painel.corrigir_pessoa(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_campo text := p ->> 'campo';
  v_valor text;
  v_antes privado.pessoas;
  v_depois privado.pessoas;
  v_volta jsonb := '{}';
  v_resposta jsonb;
begin
  if p ->> 'outra' is not null then
    perform privado.travar_caixa();
  end if;
  v_antes := privado.travar_na_versao(p);
  v_valor := privado.valor_corrigido(v_campo, p ->> 'valor');
  if v_campo in ('email', 'telefone') then
    v_volta := privado.corrigir_canal(v_antes, p, v_valor, v_comando.id);
    if v_campo = 'email' and p ->> 'outra' is not null then
      v_volta := v_volta || privado.separar_caixa(v_antes.id, (p ->> 'outra')::uuid, privado.chave_email(v_valor), v_comando.membro);
    end if;
    update privado.pessoas set escolhas = escolhas || jsonb_build_object(v_campo, v_volta -> 'canal') where id = v_antes.id;
  else
    perform privado.anotar_historico(v_antes.id, 'corrigida', jsonb_build_object('campo', v_campo, 'para', v_valor, 'antigo_errado', false,
      'de', case v_campo when 'nome' then v_antes.nome else
        (select l.loja from privado.lugar_da_loja(p ->> 'cnpj', v_antes.lojas_da_equipe ->> coalesce(p ->> 'cnpj', ''), null, null,
          case when v_antes.lojas_da_equipe ? coalesce(p ->> 'cnpj', '') then '{loja}'::text[] else '{}' end) as l) end), v_comando.id);
    update privado.pessoas set nome_da_equipe = case v_campo when 'nome' then v_valor else nome_da_equipe end,
      escolhas = case v_campo when 'nome' then escolhas - 'nome' else escolhas end,
      lojas_da_equipe = case v_campo when 'loja' then lojas_da_equipe || jsonb_build_object(coalesce(p ->> 'cnpj', ''), v_valor)
        else lojas_da_equipe end
    where id = v_antes.id;
  end if;
  perform privado.refazer_pessoa(v_antes.id);
  select * into v_depois from privado.pessoas where id = v_antes.id;
  -- Only what changed, so that the record of accesses names it.
  v_resposta := privado.mudar_pessoa(v_comando, v_antes, (
    select coalesce(jsonb_object_agg(c.key, c.value), '{}') from jsonb_each(to_jsonb(v_depois)) as c
    where c.key in ('nome', 'nome_da_equipe', 'email', 'telefone', 'escolhas', 'lojas_da_equipe')
      and c.value is distinct from to_jsonb(v_antes) -> c.key
  ));
  update privado.comandos set antes = antes || v_volta where id = v_comando.id;
  return v_resposta;
end $$;
comment on function painel.corrigir_pessoa is
  'A member types the right name, telephone or e-mail of a person, or the name of a pharmacy: it comes first from then on, whatever rows arrive. outra: the mailbox is also that person''s.';

create or replace function privado.descorrigir(p_pessoa privado.pessoas, p_antes jsonb) returns privado.pessoas
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
  v_canal privado.canais := jsonb_populate_record(null::privado.canais, nullif(p_antes -> 'canal_antes', 'null'));
begin
  if v_canal.id is null then
    delete from privado.canais where id = (p_antes ->> 'canal')::uuid;
  else
    update privado.canais set valor = v_canal.valor, tabela = v_canal.tabela, entrada_id = v_canal.entrada_id where id = v_canal.id;
  end if;
  update privado.chaves_pessoa set compartilhada = false where tipo = 'email' and valor = p_antes ->> 'caixa';
  delete from privado.sugestoes_recusadas where pessoa_a = least(p_pessoa.id, (p_antes ->> 'outra')::uuid)
    and pessoa_b = greatest(p_pessoa.id, (p_antes ->> 'outra')::uuid);
  perform privado.refazer_canais(id) from unnest(privado.grupo(p_pessoa.id)) as id;
  perform privado.refazer_pessoa(p_pessoa.id);
  select * into v_pessoa from privado.pessoas where id = p_pessoa.id;
  return v_pessoa;
end $$;
comment on function privado.descorrigir is 'Undoes a correction, after its line and columns: the channel it made, and what it said about the mailbox.';

create or replace function privado.esquecer_correcoes(p_pessoa uuid, p_campos text[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_tipos text[];
begin
  with apagado as (
    delete from privado.canais where pessoa_id = p_pessoa and tabela is null and tipo = any (p_campos) returning tipo
  )
  select array_agg(a.tipo) into v_tipos from apagado as a;
  update privado.pessoas set escolhas = escolhas - coalesce(v_tipos, '{}'),
    nome_da_equipe = case when 'nome' = any (p_campos) then null else nome_da_equipe end,
    lojas_da_equipe = case when 'loja' = any (p_campos) then '{}' else lojas_da_equipe end
  where id = p_pessoa and (v_tipos is not null or nome_da_equipe is not null or lojas_da_equipe <> '{}');
  if found then
    perform privado.refazer_canais(p_pessoa);
    perform privado.refazer_pessoa(privado.raiz(p_pessoa));
  end if;
end $$;
comment on function privado.esquecer_correcoes is 'Forgets what members typed about a person: it was erased, or the data subject corrected it.';

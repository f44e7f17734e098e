-- From source rows to entries and people.
create or replace function privado.mudar_estado_sozinho(p_pessoa uuid, p_para text, p_em timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_de text;
  v_mudancas jsonb := privado.passar_para(p_para, p_em => p_em);
begin
  select p.estado into v_de from privado.pessoas as p where p.id = p_pessoa for update;
  if v_de = p_para then
    return;
  end if;
  update privado.pessoas as p set (estado, motivo, estado_desde, valor_previsto_centavos, previsto_para) = (
    select v.estado, v.motivo, v.estado_desde, v.valor_previsto_centavos, v.previsto_para from jsonb_populate_record(p, v_mudancas) as v
  ) where p.id = p_pessoa;
  insert into privado.historico (pessoa_id, em, tipo, dados)
  values (p_pessoa, p_em, 'estado', jsonb_build_object('de', v_de, 'para', p_para, 'motivo', null));
end $$;
comment on function privado.mudar_estado_sozinho is
  'A change of state that the product makes by itself. The wait stays: a payment answers no question that the person asked.';

create or replace function privado.espera_resposta(d privado.dados_entrada) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return d.pede_resposta and not d.suspeita and d.criada_em > now() - interval '30 days';
end $$;
comment on function privado.espera_resposta is 'Whether a new row starts the reply clock. Rows older than 30 days are history only.';

-- One insert with everything, because each update of a person writes all their index entries again.
create or replace function privado.nova_pessoa(d privado.dados_entrada) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid;
  v_desde timestamptz := case when privado.espera_resposta(d) then d.criada_em end;
  v_da_equipe text[] := case when privado.de_membro(d.origem) then array_remove(array[case when d.loja is not null then 'loja' end,
    case when d.cidade is not null then 'cidade' end], null) else '{}' end;
  v_lugar record;
begin
  select l.cidade, l.uf into v_lugar from privado.lugar_da_loja(d.cnpj, null, d.cidade, d.uf, v_da_equipe) as l;
  insert into privado.pessoas (nome, email, telefone, loja, cidade, uf, cnpj, da_equipe, nota, origem, origens, resumo, catalogo, suspeita, busca,
    espera_desde, prazo, prazo_total, estado_desde, ultima_entrada_em, criada_em, mudanca, primeira_origem, campanha, fonte,
    lugar_cidade, lugar_uf, aceita_novidades, novidades_em, novidades_versao)
  values (d.nome, d.email, d.telefone, d.loja, d.cidade, d.uf, d.cnpj, v_da_equipe, d.nota, d.origem, array[d.origem], coalesce(d.resumo, ''),
    d.catalogo, d.suspeita, left(privado.para_busca(concat_ws(' ', d.nome, privado.palavras_do_registro(d.cnpj), d.nome, d.loja, d.cidade,
      d.email, d.telefone, d.cnpj)), 2000),
    v_desde, privado.prazo_de(v_desde), case when v_desde is not null then privado.minutos_prometidos() * 60 end,
    d.criada_em, d.criada_em, d.criada_em, nextval('privado.mudancas'), d.origem, d.campanha, d.fonte,
    v_lugar.cidade, v_lugar.uf, coalesce(d.aceita_novidades, false),
    case when d.aceita_novidades then d.consentimento_em end, case when d.aceita_novidades then d.consentimento_versao end)
  returning id into v_id;
  return v_id;
end $$;
comment on function privado.nova_pessoa is 'A person with one row, as privado.refazer_pessoa and privado.receber would leave them.';

-- What the team did after the row was written is kept: a rebuild neither reopens a conversation nor starts its clock again.
create or replace function privado.receber(p_pessoa uuid, d privado.dados_entrada) returns void
language plpgsql set search_path = '' as $$
declare
  v_respondida boolean := not d.pede_resposta or d.suspeita or exists (
    select from privado.historico as h
    where h.pessoa_id = any (privado.grupo(p_pessoa)) and h.em >= d.criada_em
      and privado.fim_da_espera(h)
  );
  v_pessoa privado.pessoas;
begin
  update privado.pessoas set versao = versao + 1,
    espera_desde = case when v_respondida or not privado.espera_resposta(d) then espera_desde else coalesce(espera_desde, d.criada_em) end,
    prazo = case when v_respondida or not privado.espera_resposta(d) then prazo else coalesce(prazo, privado.prazo_de(d.criada_em)) end
  where id = p_pessoa returning * into v_pessoa;
  if not v_respondida and not v_pessoa.aberta and d.criada_em > v_pessoa.estado_desde then
    perform privado.mudar_estado_sozinho(p_pessoa, 'semente', d.criada_em);
  end if;
end $$;
comment on function privado.receber is
  'A new entry that waits for an answer starts the reply clock of a person who does not wait, and reopens a conversation that was won or lost.';

create or replace function privado.contar_pedido(p_pessoa uuid, p_id uuid, p_antes text, d privado.dados_entrada) returns void
language plpgsql set search_path = '' as $$
begin
  if d.situacao in ('pendente', p_antes) or p_antes is null and exists (
    select from privado.historico as h where h.pessoa_id = any (privado.grupo(p_pessoa)) and h.tipo = 'pedido'
      and h.dados ->> 'pedido' = p_id::text and h.dados ->> 'situacao' = d.situacao
  ) then
    return;
  end if;
  insert into privado.historico (pessoa_id, em, tipo, dados) values (p_pessoa, d.em, 'pedido',
    jsonb_build_object('pedido', p_id, 'situacao', d.situacao, 'valor_centavos', d.valor_centavos, 'entrou_centavos', case d.situacao
      when 'pago' then (select privado.entrou_centavos(p) from public.pedidos as p where p.id = p_id) end));
  if d.situacao = 'pago' then
    perform privado.reabrir_compra(p_id), privado.parar_compra(p_pessoa, p_id);
    -- A microsecond later, so that the timeline shows the state after the order.
    perform privado.mudar_estado_sozinho(p_pessoa, 'arvore', d.em + interval '1 microsecond');
  end if;
  update privado.pessoas set versao = versao + 1 where id = p_pessoa;
end $$;
comment on function privado.contar_pedido is 'Writes what happened to an order into the history, once; a paid one makes its person arvore, ends the wait of its own purchase and reopens its link.';

create or replace function privado.projetar(p_tabela text, p_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  d privado.dados_entrada := privado.ler_entrada(p_tabela, p_id);
  v_antes privado.entradas;
  v_pessoa uuid;
  v_nova boolean;
  v_pagou boolean;
  v_desde timestamptz;
begin
  -- Deleted before its turn.
  if d.criada_em is null then
    return;
  end if;
  d.catalogo := privado.catalogo_de(p_tabela, p_id);
  select * into v_antes from privado.entradas where id = p_id and tabela = p_tabela;
  v_pessoa := coalesce(v_antes.pessoa_id, privado.reconhecer(d));
  v_nova := v_pessoa is null;
  if v_nova then
    v_pessoa := privado.nova_pessoa(d);
  end if;
  v_desde := case when privado.espera_resposta(d) then d.criada_em end;
  insert into privado.entradas (tabela, id, pessoa_id, origem, situacao, resumo, catalogo, cnpj, telefone, suspeita, criada_em,
    espera_desde, prazo)
  values (p_tabela, p_id, v_pessoa, d.origem, d.situacao, coalesce(d.resumo, ''), d.catalogo, d.cnpj,
    privado.chave_telefone(d.telefone), d.suspeita, d.criada_em, v_desde, privado.prazo_de(v_desde))
  on conflict (id, tabela) do update set situacao = excluded.situacao, resumo = excluded.resumo, catalogo = excluded.catalogo,
    cnpj = excluded.cnpj,
    telefone = excluded.telefone, suspeita = excluded.suspeita;
  -- A payment adds a fact to the channels that the order brought; any other change may have taken one away.
  v_pagou := v_antes.situacao <> 'pago' and d.situacao = 'pago' and v_antes.telefone is not distinct from privado.chave_telefone(d.telefone)
    and not exists (
      select from privado.historico as h
      where h.pessoa_id = any (privado.grupo(privado.raiz(v_pessoa))) and h.tipo = 'correcao' and h.dados ->> 'entrada' = p_id::text
    );
  if v_antes.id is not null then
    perform privado.largar_chaves(v_pessoa);
  end if;
  if v_antes.id is not null and v_pagou is not true then
    perform privado.refazer_canais(v_pessoa);
  else
    if not v_nova then
      perform from privado.pessoas where id = privado.raiz(v_pessoa) for no key update;
    end if;
    perform privado.somar_canais(v_pessoa, p_tabela, p_id, d);
  end if;
  perform privado.ganhar_chaves(v_pessoa, d);
  v_pessoa := privado.raiz(v_pessoa);
  if not v_nova then
    perform privado.refazer_pessoa(v_pessoa);
    if v_antes.id is null then
      perform privado.receber(v_pessoa, d);
    end if;
  end if;
  if p_tabela = 'pedidos' then
    perform privado.contar_pedido(v_pessoa, p_id, v_antes.situacao, d);
  end if;
  if v_antes.id is null and v_desde > now() - interval '10 minutes' and p_tabela = any (privado.tabelas_acompanhadas()) then
    perform privado.avisar_entrada(v_pessoa, p_id, v_desde);
  end if;
end $$;
comment on function privado.projetar is 'Brings one row into the inbox, or up to date there; a second run changes nothing.';

create or replace function privado.projetar_linhas(p_linhas json) returns text[]
language plpgsql set search_path = '' as $$
declare
  v_linha json;
  v_erros text[];
begin
  -- One service at a time, so that two rows of one new person meet.
  perform privado.travar_caixa();
  for v_linha in select json_array_elements(p_linhas) loop
    begin
      perform privado.projetar(v_linha ->> 'tabela', (v_linha ->> 'id')::uuid);
      v_erros := array_append(v_erros, '');
    exception when others then
      v_erros := array_append(v_erros, sqlstate);
    end;
  end loop;
  return v_erros;
end $$;
comment on function privado.projetar_linhas is
  'Projects rows in one transaction and returns for each the SQLSTATE of its failure, empty for none. At most 60 rows: with more than 64 subtransactions other sessions become slow.';

-- What the service writes, and corrections; a visitor's insert has a job of its own, with which its row is projected.
create or replace function privado.anunciar_linha() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar('projetar', 'projetar:' || tg_table_name || ':' || new.id,
    json_build_object('tabela', tg_table_name, 'id', new.id));
  return null;
end $$;
comment on function privado.anunciar_linha is 'A row that changed is projected again.';

create or replace function privado.anunciar_loja() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar('projetar', 'projetar:diagnosticos_respostas:' || r.id,
    json_build_object('tabela', 'diagnosticos_respostas', 'id', r.id))
  from public.diagnosticos_respostas as r where r.loja_id = new.id;
  return null;
end $$;
comment on function privado.anunciar_loja is 'The diagnostics of a store whose data was corrected are projected again.';

-- Each root once, before it is deleted: its history, e-mails and notices would go with it.
create or replace function privado.herdar(r privado.pessoas) returns void
language plpgsql set search_path = '' as $$
declare
  v_desde timestamptz := (select min(h.em) from privado.historico as h where h.pessoa_id = r.id and h.tipo = 'uniao');
  v_herdeira uuid := (
    select u.id from privado.pessoas as u where u.principal_id = r.id
      and exists (select from privado.entradas as e where e.pessoa_id = u.id) order by u.criada_em, u.id limit 1
  );
begin
  if v_herdeira is null then
    return;
  end if;
  update privado.pessoas as u set principal_id = null, dono = r.dono, estado = r.estado, motivo = r.motivo, estado_desde = r.estado_desde,
    valor_previsto_centavos = r.valor_previsto_centavos, previsto_para = r.previsto_para, passo_texto = r.passo_texto,
    passo_em = r.passo_em, passo_id = r.passo_id, espera_desde = r.espera_desde, prazo = r.prazo,
    primeira_resposta_em = r.primeira_resposta_em, primeira_resposta_s = r.primeira_resposta_s,
    primeira_resposta_por = r.primeira_resposta_por, versao = greatest(u.versao, r.versao) + 1,
    -- A choice of what the root had goes with it.
    escolhas = u.escolhas || (
      select coalesce(jsonb_object_agg(c.key, c.value), '{}') from jsonb_each_text(r.escolhas) as c
      where c.value <> r.id::text and not exists (select from privado.canais as k where k.pessoa_id = r.id and k.id::text = c.value)
    )
  where u.id = v_herdeira;
  update privado.pessoas set principal_id = v_herdeira where principal_id = r.id;
  update privado.historico as h set pessoa_id = v_herdeira where h.pessoa_id = r.id and h.em >= v_desde
    and not (h.tipo = 'uniao' and h.dados ->> 'pessoa' = v_herdeira::text);
  update privado.emails_recebidos set pessoa_id = v_herdeira where pessoa_id = r.id and recebido_em >= v_desde;
  update privado.avisos set pessoa_id = v_herdeira where pessoa_id = r.id and criado_em >= v_desde;
  perform privado.parar_espera(v_herdeira);
end $$;
comment on function privado.herdar is
  'A person shown lost the last row: the oldest united person with rows is shown instead, with what the team decided and what was said since the first union.';

create or replace function privado.esquecer_pessoas(p_pessoas uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_refazer uuid[];
  v_id uuid;
begin
  select array_agg(p.id) || array_agg(p.principal_id) into v_refazer from privado.pessoas as p
  where p.id = any (p_pessoas) or p.principal_id = any (p_pessoas);
  perform privado.herdar(p) from privado.pessoas as p where p.id = any (p_pessoas) and p.principal_id is null
    and not exists (select from privado.entradas as e where e.pessoa_id = p.id);
  delete from privado.pessoas as p where p.id = any (p_pessoas)
    and not exists (select from privado.entradas as e where e.pessoa_id = p.id);
  perform privado.largar_chaves(p.id), privado.refazer_canais(p.id) from privado.pessoas as p where p.id = any (p_pessoas);
  for v_id in select p.id from privado.pessoas as p where p.id = any (v_refazer) order by p.id loop
    perform privado.refazer_pessoa(v_id);
  end loop;
  perform privado.parar_espera(p.id) from privado.pessoas as p where p.id = any (v_refazer) and p.principal_id is null;
end $$;
comment on function privado.esquecer_pessoas is
  'After entries were removed: deletes people who have none left, with their history unless a united person inherits it; updates the others, whose wait for what is gone ends.';

create or replace function privado.travar_pessoas_de(p_linhas jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if p_linhas = '[]' then
    return;
  end if;
  perform privado.travar_caixa();
  perform from privado.pessoas as p where p.id in (
    select privado.raiz(coalesce(e.pessoa_id, m.pessoa_id)) from jsonb_to_recordset(p_linhas) as l (tabela text, id uuid)
    left join privado.entradas as e on e.id = l.id and e.tabela = l.tabela
    left join privado.emails_recebidos as m on m.id = l.id and l.tabela = 'emails_recebidos'
  ) order by p.id for update;
end $$;
comment on function privado.travar_pessoas_de is 'Locks the people of rows that are about to be deleted, as a command of a member locks the person before the order.';

create or replace function privado.esquecer_entradas() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_pessoas uuid[];
begin
  if not exists (select from privado.entradas as e join antigas as a on a.id = e.id where e.tabela = tg_table_name) then
    return null;
  end if;
  perform privado.travar_caixa();
  with removida as (
    delete from privado.entradas where tabela = tg_table_name and id in (select a.id from antigas as a) returning pessoa_id
  )
  select array_agg(distinct pessoa_id) into v_pessoas from removida;
  -- A line was written to whoever was shown then.
  delete from privado.historico where pessoa_id in (select unnest(privado.grupo(privado.raiz(p.id))) from unnest(v_pessoas) as p (id))
    and dados ->> 'entrada' in (select a.id::text from antigas as a);
  perform privado.esquecer_pessoas(v_pessoas);
  return null;
end $$;
comment on function privado.esquecer_entradas is
  'A deleted row takes along its entry, what the visitor did by its link, and its person when that was the last one.';

create or replace function privado.refazer_caixa() returns integer
language plpgsql set search_path = '' as $$
declare
  v_orfas uuid[];
  v_linhas integer;
begin
  perform privado.travar_caixa();
  with orfa as (
    delete from privado.entradas as e where (privado.ler_entrada(e.tabela, e.id)).criada_em is null returning e.pessoa_id
  )
  select array_agg(distinct pessoa_id) into v_orfas from orfa;
  perform privado.esquecer_pessoas(v_orfas);
  perform privado.refazer_cobrancas();
  -- A microsecond apart, so that the queue keeps the order: a person begins with the oldest row.
  insert into privado.saida (chave, tarefa, dados, prioridade, executar_em)
  select 'projetar:' || f.tabela || ':' || f.id, 'projetar', jsonb_build_object('tabela', f.tabela, 'id', f.id), 1,
    now() + row_number() over (order by f.criado_em, f.id) * interval '1 microsecond'
  from (
    select 'contato' as tabela, t.id, t.criado_em from public.contato as t
    union all select 'leadlive', t.id, t.criado_em from public.leadlive as t
    union all select 'inscricoes', t.id, t.criado_em from public.inscricoes as t
    union all select 'cadastros_app', t.id, t.criado_em from public.cadastros_app as t
    union all select 'pedidos', t.id, t.criado_em from public.pedidos as t
    union all select 'diagnosticos_respostas', t.id, t.criado_em from public.diagnosticos_respostas as t
    union all select 'registros', t.id, t.em from privado.registros as t
    union all select 'emails_recebidos', t.id, t.recebido_em from privado.emails_recebidos as t where t.caminho = 'nenhum'
  ) as f order by f.criado_em, f.id
  on conflict (chave) do nothing;
  get diagnostics v_linhas = row_count;
  return v_linhas;
end $$;
comment on function privado.refazer_caixa is
  'Rebuild: removes entries without a row, adds missing rows of privado.cobrancas and enqueues every row again, behind new ones. What the team wrote and decided stays. Returns the number of rows.';

create or replace trigger z_anunciar after insert or update of situacao, forma_pagamento, nome, email, telefone, cpf on public.pedidos
  for each row execute function privado.anunciar_linha();

create or replace trigger z_anunciar after update of nome, sobrenome, email, telefone, aceita_novidades on public.contato
  for each row execute function privado.anunciar_linha();

create or replace trigger z_anunciar after update of nome, email, telefone, aceita_novidades on public.leadlive
  for each row execute function privado.anunciar_linha();

create or replace trigger z_anunciar after update of nome, email, telefone, aceita_novidades on public.inscricoes
  for each row execute function privado.anunciar_linha();

create or replace trigger z_anunciar after update of nome, sobrenome, email, telefone, cpf, conta_situacao, aceita_novidades on public.cadastros_app
  for each row execute function privado.anunciar_linha();

create or replace trigger z_anunciar after update of cpf, cnpj, nome, responsavel, telefone, cidade, uf on public.diagnosticos_lojas
  for each row execute function privado.anunciar_loja();

create or replace trigger esquecer_entradas after delete on public.contato referencing old table as antigas
  for each statement execute function privado.esquecer_entradas();

create or replace trigger esquecer_entradas after delete on public.leadlive referencing old table as antigas
  for each statement execute function privado.esquecer_entradas();

create or replace trigger esquecer_entradas after delete on public.inscricoes referencing old table as antigas
  for each statement execute function privado.esquecer_entradas();

create or replace trigger esquecer_entradas after delete on public.cadastros_app referencing old table as antigas
  for each statement execute function privado.esquecer_entradas();

create or replace trigger esquecer_entradas after delete on public.pedidos referencing old table as antigas
  for each statement execute function privado.esquecer_entradas();

create or replace trigger esquecer_entradas after delete on public.diagnosticos_respostas referencing old table as antigas
  for each statement execute function privado.esquecer_entradas();

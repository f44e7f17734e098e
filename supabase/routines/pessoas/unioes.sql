-- Uniting and separating people. A union is a pointer: no row of the other person is rewritten, and what the union changed
-- on the person shown is kept with it, so that separating restores both.
create or replace function privado.ligar(p_de uuid, p_para uuid, p_escolhas jsonb, p_autor uuid, p_comando uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_de privado.pessoas;
  v_para privado.pessoas;
  v_escolhida privado.pessoas;
  v_prevista privado.pessoas;
  v_depois privado.pessoas;
begin
  perform from privado.pessoas where id in (p_de, p_para) order by id for update;
  select * into v_de from privado.pessoas where id = p_de;
  select * into v_para from privado.pessoas where id = p_para;
  v_escolhida := case when p_escolhas ->> 'estado' = p_de::text then v_de else v_para end;
  v_prevista := case when v_escolhida.valor_previsto_centavos is not null then v_escolhida
    when v_de.valor_previsto_centavos is not null then v_de else v_para end;
  update privado.pessoas set principal_id = p_para, versao = versao + 1, mudanca = nextval('privado.mudancas')
  where id = p_de or principal_id = p_de;
  update privado.pessoas set
    -- The chosen person may have an own choice: it is what the member saw.
    escolhas = v_para.escolhas || (
      select coalesce(jsonb_object_agg(c.key, coalesce(case c.value when p_de::text then v_de.escolhas ->> c.key
        when p_para::text then v_para.escolhas ->> c.key end, c.value)), '{}') from jsonb_each_text(p_escolhas) as c
      where c.key in ('nome', 'email', 'telefone')
    ),
    dono = case when p_escolhas ->> 'dono' = p_de::text then v_de.dono when p_escolhas ? 'dono' then v_para.dono
      else coalesce(v_para.dono, v_de.dono) end,
    estado = v_escolhida.estado, motivo = v_escolhida.motivo, estado_desde = v_escolhida.estado_desde,
    valor_previsto_centavos = case when v_escolhida.motivo is null then v_prevista.valor_previsto_centavos end,
    previsto_para = case when v_escolhida.motivo is null then v_prevista.previsto_para end,
    passo_texto = case when v_para.passo_em is null then v_de.passo_texto else v_para.passo_texto end,
    passo_em = coalesce(v_para.passo_em, v_de.passo_em),
    passo_id = case when v_para.passo_em is null then v_de.passo_id else v_para.passo_id end,
    espera_desde = least(v_para.espera_desde, v_de.espera_desde), prazo = least(v_para.prazo, v_de.prazo),
    primeira_resposta_em = least(v_para.primeira_resposta_em, v_de.primeira_resposta_em),
    primeira_resposta_s = case when v_para.primeira_resposta_em <= v_de.primeira_resposta_em or v_de.primeira_resposta_em is null
      then v_para.primeira_resposta_s else v_de.primeira_resposta_s end,
    primeira_resposta_por = case when v_para.primeira_resposta_em <= v_de.primeira_resposta_em or v_de.primeira_resposta_em is null
      then v_para.primeira_resposta_por else v_de.primeira_resposta_por end,
    versao = versao + 1, mudanca = nextval('privado.mudancas')
  where id = p_para;
  perform privado.refazer_pessoa(p_para);
  select * into v_depois from privado.pessoas where id = p_para;
  insert into privado.historico (pessoa_id, autor, tipo, dados, comando) values (p_para, p_autor, 'uniao', jsonb_build_object(
    'pessoa', p_de, 'antes', privado.decidido(v_para), 'depois', privado.decidido(v_depois)
  ), p_comando);
end $$;
comment on function privado.ligar is 'Shows one person, and those united with it, under another. Both must be shown by themselves. Belonging together decides the timeline only. What is not chosen: name, e-mail and telephone by facts and then age, the owner that there is, the state of p_para. The expected value is that of the person whose state it is, else the one there is.';

create or replace function privado.decidido(p privado.pessoas) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_build_object('escolhas', p.escolhas, 'dono', p.dono, 'estado', p.estado, 'motivo', p.motivo,
    'estado_desde', p.estado_desde, 'valor_previsto_centavos', p.valor_previsto_centavos, 'previsto_para', p.previsto_para,
    'passo_texto', p.passo_texto, 'passo_em', p.passo_em, 'passo_id', p.passo_id, 'espera_desde', p.espera_desde,
    'prazo', p.prazo, 'primeira_resposta_em', p.primeira_resposta_em, 'primeira_resposta_s', p.primeira_resposta_s,
    'primeira_resposta_por', p.primeira_resposta_por);
end $$;
comment on function privado.decidido is 'The columns of a person that a union may change, apart from facts of the rows.';

create or replace function privado.levar_linhas(p_de uuid[], p_para uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  update privado.historico as h set pessoa_id = e.pessoa_id from privado.entradas as e
  where e.pessoa_id = any (p_para) and h.pessoa_id = any (p_de)
    and h.tipo in ('mensagem', 'correcao', 'desistencia', 'eliminacao', 'recebido', 'pedido')
    and coalesce(h.dados ->> 'entrada', h.dados ->> 'pedido') = e.id::text;
end $$;
comment on function privado.levar_linhas is
  'What happened to a row follows it: lines in the history of p_de that name a row of p_para, and are no decision of the team, go to its person.';

create or replace function privado.colunas_de(p_coluna text) returns text
language sql immutable set search_path = ''
return case when p_coluna in ('estado', 'estado_desde', 'motivo', 'valor_previsto_centavos', 'previsto_para') then 'estado'
  when p_coluna in ('espera_desde', 'prazo') then 'espera'
  when p_coluna like 'passo%' then 'passo' when p_coluna like 'primeira%' then 'resposta' else p_coluna end;
comment on function privado.colunas_de is 'The group of a column of privado.decidido: columns of one group mean nothing apart.';

create or replace function privado.antes_da_uniao(p_raiz privado.pessoas, p_uniao jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_agora jsonb := privado.decidido(p_raiz);
  v_depois jsonb := privado.decidido(jsonb_populate_record(p_raiz, p_uniao -> 'depois'));
begin
  return (
    select coalesce(jsonb_object_agg(a.key, a.value), '{}') from jsonb_each(p_uniao -> 'antes') as a
    where not exists (
      select from jsonb_each(v_agora) as n
      where privado.colunas_de(n.key) = privado.colunas_de(a.key) and n.value <> v_depois -> n.key
    )
  );
end $$;
comment on function privado.antes_da_uniao is
  'What the person shown gets back when a union ends: the columns before it, of those groups in which nothing changed since. p_uniao: dados of the line.';

create or replace function privado.caminho_da_uniao(p_pessoa uuid) returns table (pessoa uuid, desde timestamptz, dados jsonb)
language plpgsql stable rows 2 set search_path = '' as $$
declare
  v_grupo uuid[] := privado.grupo(privado.raiz(p_pessoa));
begin
  pessoa := p_pessoa;
  desde := '-infinity';
  loop
    select h.pessoa_id, h.em, h.dados into pessoa, desde, dados from privado.historico as h
    where h.pessoa_id = any (v_grupo) and h.tipo = 'uniao' and h.dados ->> 'pessoa' = pessoa::text and h.em > desde
    order by h.em desc limit 1;
    exit when not found;
    return next;
  end loop;
end $$;
comment on function privado.caminho_da_uniao is
  'Under whom a united person was shown, since when, with what the union changed: first the one it was united with, last the one shown.';

create or replace function privado.devolver(p_pessoa uuid, p_uniao jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_agora privado.pessoas;
  v_antes jsonb;
  v_volta privado.pessoas;
begin
  select * into v_agora from privado.pessoas where id = p_pessoa;
  v_antes := privado.antes_da_uniao(v_agora, p_uniao);
  v_volta := jsonb_populate_record(v_agora, v_antes);
  -- Who left the team meanwhile gets nobody back.
  update privado.pessoas set escolhas = v_volta.escolhas, dono = case when privado.atende(v_volta.dono) then v_volta.dono end, estado = v_volta.estado, motivo = v_volta.motivo,
    estado_desde = v_volta.estado_desde, valor_previsto_centavos = v_volta.valor_previsto_centavos,
    previsto_para = v_volta.previsto_para, passo_texto = v_volta.passo_texto, passo_em = v_volta.passo_em, passo_id = v_volta.passo_id,
    espera_desde = v_volta.espera_desde, prazo = v_volta.prazo, primeira_resposta_em = v_volta.primeira_resposta_em,
    primeira_resposta_s = v_volta.primeira_resposta_s, primeira_resposta_por = v_volta.primeira_resposta_por
  where id = p_pessoa;
  return v_antes;
end $$;
comment on function privado.devolver is 'Gives back to a person what a union changed and nobody since; returns those columns.';

create or replace function privado.repartir_espera(p_pessoa uuid, p_raiz uuid, p_desde timestamptz, p_resposta timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  update privado.entradas set espera_desde = null, prazo = null
  where pessoa_id = any (privado.grupo(p_pessoa)) and espera_desde <= p_resposta;
  update privado.pessoas as p set espera_desde = w.desde, prazo = w.prazo
  from unnest(array[p_pessoa, p_raiz]) as i (id), privado.espera_que_resta(i.id, p_desde) as w
  where p.id = i.id and p.prazo is null and w.prazo is not null;
end $$;
comment on function privado.repartir_espera is
  'After a separation: an answer to the united person, the last at p_resposta, was given to both, and what came since the union waits with whom it came from.';

create or replace function privado.desligar(p_pessoa uuid, p_autor uuid, p_comando uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_raiz privado.pessoas;
  v_pessoa privado.pessoas;
  v_grupo uuid[];
  v_uniao record;
  v_resposta timestamptz;
  v_espera boolean;
  v_fica boolean;
  v_antes jsonb;
begin
  perform from privado.pessoas where id = any (privado.grupo(privado.raiz(p_pessoa))) order by id for update;
  select * into v_pessoa from privado.pessoas where id = p_pessoa;
  select * into v_raiz from privado.pessoas where id = v_pessoa.principal_id;
  if v_raiz.id is null then
    raise exception 'Esta pessoa não está unida a outra.' using errcode = 'PT409';
  end if;
  -- Those who were united with the person before return to it.
  v_grupo := array(
    select p.id from privado.pessoas as p where p.principal_id = v_raiz.id
      and (p.id = p_pessoa or exists (select from privado.caminho_da_uniao(p.id) as c where c.pessoa = p_pessoa))
  );
  select * into v_uniao from privado.caminho_da_uniao(p_pessoa) as c order by c.desde limit 1;
  v_resposta := (
    select max(h.em) from privado.caminho_da_uniao(p_pessoa) as c
    join privado.historico as h on h.pessoa_id = c.pessoa and h.em > c.desde where privado.fim_da_espera(h)
  );
  v_espera := v_pessoa.espera_desde = v_raiz.espera_desde
    or exists (select from privado.entradas as e where e.pessoa_id = any (v_grupo) and privado.espera_ainda(e));
  -- The step of the person was shown, and was done or moved there: it stays there.
  v_fica := v_uniao.pessoa is not null and (v_pessoa.passo_id, v_pessoa.passo_texto, v_pessoa.passo_em)
      is distinct from (v_raiz.passo_id, v_raiz.passo_texto, v_raiz.passo_em) and not exists (
    select from privado.caminho_da_uniao(p_pessoa) as c where c.dados #>> '{depois,passo_id}' is distinct from v_pessoa.passo_id::text
  );
  v_antes := privado.devolver(v_uniao.pessoa, v_uniao.dados);
  update privado.pessoas as p set versao = p.versao + 1, mudanca = nextval('privado.mudancas'),
    passo_texto = case when x.volta then null else p.passo_texto end, passo_em = case when x.volta then null else p.passo_em end,
    passo_id = case when x.volta then null else p.passo_id end
  from (select coalesce(v_raiz.passo_id = v_pessoa.passo_id, false) and not v_fica as volta) as x where p.id = v_raiz.id;
  update privado.pessoas as p set principal_id = null, versao = p.versao + 1, mudanca = nextval('privado.mudancas'),
    espera_desde = case when v_resposta is null then p.espera_desde end, prazo = case when v_resposta is null then p.prazo end,
    passo_texto = case when not v_fica then p.passo_texto end, passo_em = case when not v_fica then p.passo_em end,
    passo_id = case when not v_fica then p.passo_id end
  where p.id = p_pessoa;
  update privado.pessoas set principal_id = p_pessoa, mudanca = nextval('privado.mudancas')
  where id = any (v_grupo) and id <> p_pessoa;
  perform privado.levar_linhas(privado.grupo(v_raiz.id), v_grupo);
  if v_espera and not (v_uniao.pessoa = v_raiz.id and v_antes ? 'prazo') is true then
    perform privado.parar_espera(v_raiz.id);
  end if;
  perform privado.repartir_espera(p_pessoa, v_raiz.id, v_uniao.desde, v_resposta);
  -- Contacts of the united person stay in the history of the one it was shown under, and so do the facts they are for a channel.
  perform privado.refazer_canais(id) from unnest(privado.grupo(v_raiz.id) || v_grupo) as id;
  perform privado.refazer_pessoa(v_raiz.id);
  perform privado.refazer_pessoa(p_pessoa);
  insert into privado.historico (pessoa_id, autor, tipo, dados, comando)
  values (v_raiz.id, p_autor, 'separacao', jsonb_build_object('pessoa', p_pessoa), p_comando);
  return v_raiz.id;
end $$;
comment on function privado.desligar is 'Undoes a union and restores both people; returns the one it was shown under.';

create or replace function privado.recusar_par(p_uma uuid, p_outra uuid, p_membro uuid) returns void
language sql set search_path = '' as $$
  insert into privado.sugestoes_recusadas (pessoa_a, pessoa_b, membro)
  values (least(p_uma, p_outra), greatest(p_uma, p_outra), p_membro) on conflict do nothing
$$;
comment on function privado.recusar_par is 'Two different people: not suggested and not united by a later row.';

create or replace function privado.concluir_uniao(c privado.comandos, p_pessoa uuid, p_antes jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  c.pessoa_id := p_pessoa;
  c.antes := p_antes;
  c.versao := (select p.versao from privado.pessoas as p where p.id = p_pessoa);
  return privado.concluir(c, 'pessoa', p_pessoa, null, jsonb_build_object('pessoa', p_pessoa, 'versao', c.versao));
end $$;
comment on function privado.concluir_uniao is 'Ends a command of this file, with what desfazer_uniao needs.';

create or replace function painel.unir(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_de uuid;
  v_para uuid;
begin
  perform privado.travar_caixa();
  v_de := (privado.abrir_pessoa((p ->> 'de')::uuid)).id;
  v_para := (privado.abrir_pessoa((p ->> 'para')::uuid)).id;
  if v_de = v_para then
    raise exception 'Estas pessoas já estão unidas.' using errcode = 'PT409';
  end if;
  delete from privado.sugestoes_recusadas where pessoa_a = least(v_de, v_para) and pessoa_b = greatest(v_de, v_para);
  perform privado.ligar(v_de, v_para, coalesce(p -> 'escolhas', '{}'), v_comando.membro, v_comando.id);
  return privado.concluir_uniao(v_comando, v_para, jsonb_build_object('pessoa', v_de));
end $$;
comment on function painel.unir is 'Two people are the same: de is shown under para, with the chosen name, e-mail, telephone, owner and state.';

create or replace function painel.separar(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pessoa uuid := (p ->> 'pessoa')::uuid;
  v_raiz uuid;
begin
  perform privado.travar_caixa();
  v_raiz := privado.desligar(v_pessoa, v_comando.membro, v_comando.id);
  perform privado.recusar_par(v_pessoa, v_raiz, v_comando.membro);
  return privado.concluir_uniao(v_comando, v_raiz, jsonb_build_object('pessoa', v_pessoa));
end $$;
comment on function painel.separar is 'Takes a united person apart again; the pair is not suggested any more.';

create or replace function painel.separar_entrada(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_entrada privado.entradas;
  d privado.dados_entrada;
  v_nova uuid;
  v_chave text;
  v_espera boolean;
begin
  perform privado.travar_caixa();
  select * into v_entrada from privado.entradas where id = (p ->> 'id')::uuid and tabela = p ->> 'tabela' for update;
  if v_entrada.id is null then
    raise exception 'Este registro não está mais aqui.' using errcode = 'PT404';
  end if;
  if not exists (select from privado.entradas as e where e.pessoa_id = v_entrada.pessoa_id and (e.id, e.tabela) <> (v_entrada.id, v_entrada.tabela)) then
    raise exception 'É o único registro desta pessoa.' using errcode = 'PT409';
  end if;
  d := privado.ler_entrada(v_entrada.tabela, v_entrada.id);
  v_espera := privado.espera_ainda(v_entrada);
  update privado.chaves_pessoa set compartilhada = true
  where tipo = 'email' and valor = privado.chave_email(d.email) and not compartilhada returning valor into v_chave;
  insert into privado.pessoas (nome, suspeita, estado_desde, ultima_entrada_em, criada_em, mudanca, primeira_origem, campanha, fonte,
    espera_desde, prazo)
  values (d.nome, d.suspeita, d.criada_em, d.criada_em, d.criada_em, nextval('privado.mudancas'), d.origem, d.campanha, d.fonte,
    case when v_espera then v_entrada.espera_desde end, case when v_espera then v_entrada.prazo end)
  returning id into v_nova;
  perform privado.mover_entrada(v_entrada, v_nova);
  if v_espera then
    perform privado.parar_espera(privado.raiz(v_entrada.pessoa_id));
  else
    -- The answer is in the history of whom the row was taken for.
    update privado.entradas set espera_desde = null, prazo = null where id = v_entrada.id and tabela = v_entrada.tabela;
  end if;
  perform privado.recusar_par(v_entrada.pessoa_id, v_nova, v_comando.membro);
  insert into privado.historico (pessoa_id, autor, tipo, dados, comando) values
    (privado.raiz(v_entrada.pessoa_id), v_comando.membro, 'separacao', jsonb_build_object('pessoa', v_nova), v_comando.id);
  return privado.concluir_uniao(v_comando, v_nova, jsonb_build_object(
    'pessoa', v_entrada.pessoa_id, 'tabela', v_entrada.tabela, 'id', v_entrada.id, 'chave', v_chave
  ));
end $$;
comment on function painel.separar_entrada is
  'A row that was taken for somebody else''s becomes a person of its own; its mailbox unites no people from then on.';

create or replace function privado.mover_entrada(p_entrada privado.entradas, p_para uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update privado.entradas set pessoa_id = p_para where id = p_entrada.id and tabela = p_entrada.tabela;
  perform privado.levar_linhas(privado.grupo(privado.raiz(p_entrada.pessoa_id)), array[p_para]);
  perform privado.largar_chaves(p_entrada.pessoa_id);
  perform privado.ganhar_chaves(p_para, privado.ler_entrada(p_entrada.tabela, p_entrada.id));
  perform privado.refazer_canais(p_para);
  update privado.canais as n set abriu_em = a.abriu_em from privado.canais as a
  where n.pessoa_id = p_para and a.pessoa_id = p_entrada.pessoa_id and a.tipo = n.tipo and a.chave = n.chave and n.abriu_em is null;
  perform privado.refazer_canais(p_entrada.pessoa_id);
  update privado.pessoas set versao = versao + 1 where id in (privado.raiz(p_entrada.pessoa_id), privado.raiz(p_para));
  perform privado.refazer_pessoa(privado.raiz(p_entrada.pessoa_id));
  perform privado.refazer_pessoa(privado.raiz(p_para));
end $$;
comment on function privado.mover_entrada is 'Gives an entry, with the lines that name it, to another person and updates both.';

create or replace function painel.recusar_sugestao(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pessoa uuid;
  v_outra uuid;
begin
  v_pessoa := (privado.abrir_pessoa((p ->> 'pessoa')::uuid)).id;
  v_outra := (privado.abrir_pessoa((p ->> 'outra')::uuid)).id;
  if v_pessoa = v_outra then
    raise exception 'Estas pessoas estão unidas. Separe antes.' using errcode = 'PT409';
  end if;
  perform privado.recusar_par(v_pessoa, v_outra, v_comando.membro);
  return privado.concluir_uniao(v_comando, v_pessoa, jsonb_build_object('pessoa', v_outra));
end $$;
comment on function painel.recusar_sugestao is 'Two people are different: the pair is not suggested again.';

create or replace function privado.desfazer_uniao(p_comando privado.comandos) returns privado.pessoas
language plpgsql set search_path = '' as $$
declare
  v_outra uuid := (p_comando.antes ->> 'pessoa')::uuid;
  v_entrada privado.entradas;
  v_pessoa privado.pessoas;
begin
  perform privado.travar_caixa();
  case p_comando.funcao
    when 'unir' then
      perform privado.desligar(v_outra, p_comando.membro, p_comando.id);
    when 'recusar_sugestao' then
      delete from privado.sugestoes_recusadas
      where pessoa_a = least(p_comando.pessoa_id, v_outra) and pessoa_b = greatest(p_comando.pessoa_id, v_outra);
    when 'separar' then
      delete from privado.sugestoes_recusadas
      where pessoa_a = least(p_comando.pessoa_id, v_outra) and pessoa_b = greatest(p_comando.pessoa_id, v_outra);
      perform privado.ligar(v_outra, p_comando.pessoa_id, '{}', p_comando.membro, null);
    when 'separar_entrada' then
      update privado.chaves_pessoa set compartilhada = false where tipo = 'email' and valor = p_comando.antes ->> 'chave';
      select * into v_entrada from privado.entradas
      where id = (p_comando.antes ->> 'id')::uuid and tabela = p_comando.antes ->> 'tabela';
      perform privado.mover_entrada(v_entrada, v_outra);
      update privado.pessoas as p set espera_desde = least(p.espera_desde, n.espera_desde), prazo = least(p.prazo, n.prazo)
      from privado.pessoas as n where n.id = p_comando.pessoa_id and p.id = privado.raiz(v_outra);
      update privado.comandos set pessoa_id = v_outra where id = p_comando.id;
      perform privado.esquecer_pessoas(array[p_comando.pessoa_id]);
  end case;
  delete from privado.historico where comando = p_comando.id;
  select * into v_pessoa from privado.pessoas
  where id = privado.raiz(case p_comando.funcao when 'separar_entrada' then v_outra else p_comando.pessoa_id end);
  return v_pessoa;
end $$;
comment on function privado.desfazer_uniao is 'Undoes a command of this file for painel.desfazer; returns the person to show.';

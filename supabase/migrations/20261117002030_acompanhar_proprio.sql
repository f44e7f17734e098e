-- Anybody gets the link of a form that they sent with somebody else's e-mail or CPF. The page therefore shows facts of its own
-- request: nothing on it changes when another row of the same person arrives, or by what the team does for that one.
drop function privado.codigo_acompanhar(text, uuid, date);
-- 16 bytes of id, 1 of the table, 3 of the last day since 2020, 16 of signature: 48 characters of base64url. In the byte of the
-- table, 128 marks a link that was sent by e-mail; one that a page shows has no mark.
create function privado.codigo_acompanhar(p_tabela text, p_id uuid, p_ate date default (now() at time zone 'America/Sao_Paulo')::date + 90,
  p_por_email boolean default false) returns text
language sql stable set search_path = '' as $$
  select translate(encode(c.corpo || privado.assinar_acompanhar(c.corpo), 'base64'), '+/', '-_')
  from (
    select uuid_send(p_id) || set_byte('\x00', 0, array_position(privado.tabelas_acompanhadas(), p_tabela) + case when p_por_email then 128 else 0 end)
      || substr(int4send(p_ate - date '2020-01-01'), 2, 3) as corpo
  ) as c
$$;
comment on function privado.codigo_acompanhar is 'The part of the link behind the #, for receipts: valid for 90 days. p_por_email: goes into an e-mail and nowhere else.';
revoke execute on function privado.codigo_acompanhar(text, uuid, date, boolean) from public;

drop function privado.abrir_acompanhar(text);
-- Malformed, forged, expired, withdrawn and deleted run the same statements, so that neither the response nor its time
-- tells them apart. The signatures are hashed again before they are compared: the time does not depend on how many bytes of
-- a guess are right.
create function privado.abrir_acompanhar(p_codigo text, out tabela text, out id uuid, out ate date, out por_email boolean)
language plpgsql stable set search_path = '' as $$
declare
  v_forma boolean := coalesce(p_codigo ~ '^[A-Za-z0-9_-]{48}$', false);
  v_bytes bytea := decode(translate(case when v_forma then p_codigo else repeat('A', 48) end, '-_', '+/'), 'base64');
  v_tabela text := coalesce((privado.tabelas_acompanhadas())[get_byte(v_bytes, 16) % 128], 'contato');
  v_id uuid := encode(substr(v_bytes, 1, 16), 'hex')::uuid;
  v_ate date := date '2020-01-01' + get_byte(v_bytes, 17) * 65536 + get_byte(v_bytes, 18) * 256 + get_byte(v_bytes, 19);
  v_assinada boolean := sha256(privado.assinar_acompanhar(substr(v_bytes, 1, 20))) = sha256(substr(v_bytes, 21, 16));
  v_linha privado.dados_entrada := privado.ler_entrada(v_tabela, v_id);
  v_fechada boolean := exists (
    select from privado.entradas as e join privado.pessoas as p on p.id = e.pessoa_id
    where e.id = v_id and e.tabela = v_tabela and (e.retirada_em is not null or p.apagada_em is not null)
  );
begin
  if v_forma and v_assinada and v_ate >= (now() at time zone 'America/Sao_Paulo')::date and v_linha.criada_em is not null and not v_fechada then
    tabela := v_tabela;
    id := v_id;
    ate := v_ate;
    por_email := get_byte(v_bytes, 16) >= 128;
  end if;
end $$;
comment on function privado.abrir_acompanhar is 'The request behind a code, or nulls for every code that opens none.';
revoke execute on function privado.abrir_acompanhar(text) from public;

drop function privado.relogio_acompanhar(privado.dados_entrada, privado.pessoas, timestamptz);
-- Before the projection the promise that it will write, then the one that was written. Never that of another request.
create function privado.espera_de(p_tabela text, p_id uuid, out desde timestamptz, out prazo timestamptz)
language plpgsql stable set search_path = '' as $$
declare
  d privado.dados_entrada;
  e privado.entradas;
begin
  select * into e from privado.entradas as x where x.id = p_id and x.tabela = p_tabela;
  if e.id is null then
    d := privado.ler_entrada(p_tabela, p_id);
    desde := case when privado.espera_resposta(d) then d.criada_em end;
    prazo := privado.prazo_de(desde);
  elsif privado.espera_ainda(e) then
    desde := e.espera_desde;
    prazo := e.prazo;
  end if;
end $$;
comment on function privado.espera_de is 'Since when a request waits for an answer and until when one was promised; nulls when it does not wait.';
revoke execute on function privado.espera_de(text, uuid) from public;

create function privado.promessa(p_tabela text, p_id uuid) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (select w.prazo from privado.espera_de(p_tabela, p_id) as w);
end $$;
comment on function privado.promessa is 'Until when an answer to a request was promised; null when it does not wait. What receipt and follow-up page name.';
revoke execute on function privado.promessa(text, uuid) from public;

create function privado.relogio_acompanhar(p_tabela text, p_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select privado.relogio(w.desde, w.prazo, now()) from privado.espera_de(p_tabela, p_id) as w);
end $$;
comment on function privado.relogio_acompanhar is 'The reply clock of a request, as relogioSchema describes it; null when it does not wait.';
revoke execute on function privado.relogio_acompanhar(text, uuid) from public;

create or replace function privado.acompanhar_json(p_tabela text, p_id uuid, p_ate date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  d privado.dados_entrada := privado.ler_entrada(p_tabela, p_id);
  v_pessoa privado.pessoas := privado.pessoa_acompanhada(p_tabela, p_id);
  v_ids uuid[] := privado.grupo(v_pessoa.id);
  -- When another row of the person arrived: what happened from then on may be about that one.
  v_outra timestamptz := coalesce((
    select case when min(e.criada_em) <= d.criada_em then '-infinity' else min(e.criada_em) end
    from privado.entradas as e where e.pessoa_id = any (v_ids) and (e.id, e.tabela) <> (p_id, p_tabela)
  ), 'infinity');
  v_linha jsonb;
  v_mensagens jsonb;
  v_escreveu timestamptz;
  v_lida_em timestamptz;
  v_resposta privado.historico;
  v_dono uuid;
  v_estado privado.historico;
begin
  execute format('select to_jsonb(t) from public.%I as t where t.id = $1', p_tabela) into v_linha using p_id;
  select coalesce(jsonb_agg(jsonb_build_object('em', h.em, 'texto', h.dados -> 'texto') order by h.em), '[]'), max(h.em)
  into v_mensagens, v_escreveu from privado.historico as h
  where h.pessoa_id = any (v_ids) and h.tipo = 'mensagem' and h.dados ->> 'entrada' = p_id::text;
  select min(r.em) into v_lida_em from privado.registro_de_acessos as r
  where r.alvo_id = any (v_ids) and r.em >= d.criada_em and r.em < v_outra and r.acao = 'viu' and r.alvo = 'pessoa';
  select h.* into v_resposta from privado.historico as h
  where h.pessoa_id = any (v_ids) and h.em >= d.criada_em and privado.e_resposta(h)
    and (h.em < v_outra or h.dados -> 'entradas' ? p_id::text)
  order by h.em limit 1;
  select coalesce(v_resposta.autor, (
    select (h.dados #>> '{para,id}')::uuid from privado.historico as h
    where h.pessoa_id = any (v_ids) and h.tipo = 'dono' and h.em >= d.criada_em and h.em < v_outra order by h.em desc limit 1
  )) into v_dono;
  select h.* into v_estado from privado.historico as h
  where h.pessoa_id = any (v_ids) and h.tipo = 'estado' and h.em > greatest(d.criada_em, v_escreveu) and h.em < v_outra
  order by h.em desc limit 1;
  return jsonb_build_object(
    'protocolo', privado.protocolo(p_id), 'tabela', p_tabela, 'origem', d.origem, 'recebida_em', d.criada_em,
    'nome', case when p_tabela <> 'diagnosticos_respostas' then split_part(d.nome, ' ', 1) end,
    'texto', coalesce(v_linha ->> 'mensagem', ''), 'resumo', privado.catalogo_de(p_tabela, p_id) || jsonb_build_object('texto', coalesce(d.resumo, '')),
    'cnpj', d.cnpj, 'loja', d.loja, 'situacao', d.situacao,
    'telefone', privado.esconder_telefone(d.telefone),
    'email', regexp_replace(d.email, '^(.)[^@]*', '\1•••••••'),
    'mensagens', v_mensagens,
    'etapa', case when v_estado.dados ->> 'para' in ('arvore', 'folha') then 'concluida'
      when v_resposta.id is not null then 'em_conversa' when v_lida_em is not null then 'lida' else 'recebida' end,
    'lida_em', v_lida_em,
    'resposta', case when v_resposta.id is not null then jsonb_build_object('em', v_resposta.em,
      'canal', coalesce(v_resposta.dados ->> 'canal', 'email'), 'segundos', privado.tempo_util(d.criada_em, v_resposta.em)) end,
    'responsavel', (select split_part(e.nome, ' ', 1) from privado.equipe as e where e.id = v_dono and e.ativa),
    'relogio', privado.relogio_acompanhar(p_tabela, p_id),
    'pode_retirar', d.pede_resposta or p_tabela = 'pedidos' and d.situacao = 'pendente',
    'guarda', privado.motivo_de_guarda(p_tabela, d.criada_em, v_linha),
    'eliminacao', (
      select jsonb_build_object('protocolo', privado.protocolo(r.id), 'prazo', r.prazo) from privado.eliminacao_aberta(v_ids, p_id) as r
      where r.id is not null
    ),
    'ate', p_ate, 'agora', now()
  );
end $$;

-- A second opening is written only where the address had been refused since: it is the person's again, and may be the first.
create function privado.abriu_email(p_tabela text, p_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_pessoa uuid := (select privado.raiz(e.pessoa_id) from privado.entradas as e where e.id = p_id and e.tabela = p_tabela);
  v_canal privado.canais;
begin
  select c.* into v_canal from privado.entradas as e join privado.canais as c on c.pessoa_id = e.pessoa_id
  where e.id = p_id and e.tabela = p_tabela and c.tipo = 'email'
    and c.chave = privado.chave_email((privado.ler_entrada(p_tabela, p_id)).email)
    and (c.abriu_em is null or c.abriu_em <= c.falhou_em);
  if not found then
    return;
  end if;
  perform from privado.pessoas where id = v_pessoa for no key update;
  update privado.canais set abriu_em = now() where id = v_canal.id;
  if v_canal.falhou_em is not null then
    perform privado.refazer_pessoa(v_pessoa);
  end if;
end $$;
comment on function privado.abriu_email is 'The visitor opened a link that only the mailbox of this row had.';
revoke execute on function privado.abriu_email(text, uuid) from public;

create or replace function public.acompanhar(p_codigo text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_aberta record;
begin
  perform privado.contar('acompanhar', privado.endereco_cliente());
  select * into v_aberta from privado.abrir_acompanhar(p_codigo);
  if v_aberta.por_email then
    perform privado.abriu_email(v_aberta.tabela, v_aberta.id);
  end if;
  return case when v_aberta.id is not null then privado.acompanhar_json(v_aberta.tabela, v_aberta.id, v_aberta.ate) end;
end $$;

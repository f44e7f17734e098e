create or replace function privado.assunto_de(p_tabela text, p_escolha text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case p_tabela
    when 'inscricoes' then p_escolha
    when 'leadlive' then case p_escolha when 'livro' then 'livro' when 'edenapp' then 'edenapp_compra'
      when 'edenappfree' then 'edenapp_gratis' else 'live' end
    when 'cadastros_app' then case p_escolha when 'free' then 'edenapp_gratis' else 'edenapp_compra' end
    when 'pedidos' then 'edenapp_compra'
    when 'diagnosticos_respostas' then 'diagnostico'
    else p_tabela
  end;
end $$;
comment on function privado.assunto_de is 'Subject of a source row. p_escolha: produto of leadlive, programa of inscricoes, tipo of cadastros_app.';

create or replace function privado.fim_da_espera(h privado.historico) returns boolean
language sql immutable parallel safe set search_path = ''
return privado.e_resposta(h) or h.tipo = 'dispensa' or h.tipo = 'recebido' and h.dados ->> 'espera' = 'encerra'
  or h.tipo = 'estado' and h.autor is not null and h.dados ->> 'para' in ('arvore', 'folha');
comment on function privado.fim_da_espera is
  'Whether a line of the history ends every wait before it: an answer, Ganho or Perdido set by a member, "Não precisa de resposta", or a contact received that settled it.';

create or replace function privado.espera_ainda(e privado.entradas) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return e.espera_desde is not null and e.retirada_em is null and not exists (
    select from privado.historico as h
    where h.pessoa_id = any (privado.grupo(privado.raiz(e.pessoa_id))) and h.em >= e.espera_desde and privado.fim_da_espera(h)
  );
end $$;
comment on function privado.espera_ainda is 'Whether a request still waits for an answer.';

create or replace function privado.reabrir_compra(p_pedido uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update privado.entradas as e set retirada_em = null, espera_desde = null, prazo = null
  from privado.compra_de('pedidos', p_pedido) as c
  where e.retirada_em is not null
    and (e.id = c.inicio_id and e.tabela = c.inicio_tabela or e.id in (p_pedido, c.pedido_id) and e.tabela = 'pedidos');
end $$;
comment on function privado.reabrir_compra is
  'A withdrawn purchase goes on, by a payment or a new session: the link in its e-mails opens again. No wait returns.';

create or replace function privado.parar_compra(p_pessoa uuid, p_pedido uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update privado.entradas as e set espera_desde = null, prazo = null
  where e.espera_desde is not null and e.pessoa_id = any (privado.grupo(p_pessoa)) and (
    e.tabela = 'pedidos' and e.id = p_pedido
    or e.tabela = 'leadlive' and e.id = (select p.lead_id from public.pedidos as p where p.id = p_pedido)
    or e.tabela = 'cadastros_app' and e.id in (select c.id from public.cadastros_app as c where c.pedido_id = p_pedido)
  ) and not exists (
    -- A question of the buyer goes on waiting.
    select from privado.historico as h where h.pessoa_id = any (privado.grupo(p_pessoa)) and h.tipo = 'mensagem'
      and h.dados ->> 'entrada' = e.id::text and h.em >= e.espera_desde
  );
  if found then
    perform privado.parar_espera(p_pessoa);
  end if;
end $$;
comment on function privado.parar_compra is 'A payment ends the wait of the rows of its own purchase and of nothing else.';

create or replace function painel.dispensar_resposta(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
begin
  v_pessoa := privado.travar_na_versao(p);
  if v_pessoa.prazo is null then
    raise exception 'Esta pessoa não espera resposta.' using errcode = 'PT409';
  end if;
  perform privado.anotar_historico(v_pessoa.id, 'dispensa', jsonb_build_object('motivo', p ->> 'motivo'), v_comando.id);
  return privado.mudar_pessoa(v_comando, v_pessoa, '{"espera_desde": null, "prazo": null}');
end $$;
comment on function painel.dispensar_resposta is 'A member decides that no answer is needed: the wait ends without one, and the reply figures do not count it.';

create or replace function privado.email_enviado(p_historico uuid) returns void
language sql set search_path = '' as $$
  update privado.historico set dados = dados || '{"situacao": "enviado"}' where id = p_historico and tipo = 'email'
$$;
comment on function privado.email_enviado is 'The mail server accepted a member''s message.';

-- The message had stopped the clock. Those united under another person wait as that person.
create or replace function privado.email_recusado(p_historico uuid, p_erro text) returns void
language plpgsql set search_path = '' as $$
declare
  v_linha privado.historico;
  v_pessoa uuid;
begin
  perform privado.travar_caixa();
  -- The person before the line, as in every command of a member.
  perform from privado.pessoas where id = (select privado.raiz(h.pessoa_id) from privado.historico as h where h.id = p_historico)
  for update;
  update privado.historico set dados = dados || jsonb_build_object('situacao', 'recusado', 'erro', p_erro)
  where id = p_historico and tipo = 'email' and dados ->> 'situacao' <> 'recusado' returning * into v_linha;
  v_pessoa := privado.raiz(v_linha.pessoa_id);
  -- The reply figures counted it as the first answer, in the transaction that wrote the line.
  update privado.pessoas as p set primeira_resposta_em = null, primeira_resposta_s = null, primeira_resposta_por = null
  where p.id = v_pessoa and p.primeira_resposta_em between v_linha.em - interval '1 minute' and v_linha.em and not exists (
    select from privado.historico as h where h.pessoa_id = any (privado.grupo(v_pessoa)) and privado.e_resposta(h)
  );
  -- Unless the team ended the wait in another way since.
  if not exists (
    select from privado.historico as h where h.pessoa_id = any (privado.grupo(v_pessoa)) and h.em >= v_linha.em and privado.fim_da_espera(h)
  ) then
    update privado.entradas as e set espera_desde = now(), prazo = privado.prazo_de(now())
    where e.pessoa_id = any (privado.grupo(v_pessoa)) and v_linha.dados -> 'entradas' ? e.id::text and privado.espera_ainda(e);
    update privado.pessoas as p set
      espera_desde = coalesce(p.espera_desde, now()),
      prazo = coalesce(p.prazo, privado.prazo_de(now())),
      versao = p.versao + 1
    where p.id = v_pessoa and not p.suspeita;
  end if;
  perform privado.refazer_canais(id) from unnest(privado.grupo(v_pessoa)) as id;
  perform privado.refazer_pessoa(v_pessoa);
end $$;
comment on function privado.email_recusado is
  'The mail server refused the recipient of a member''s message for good: the person waits again, and the address comes last.';

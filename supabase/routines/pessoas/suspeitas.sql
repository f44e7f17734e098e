create or replace function privado.travar_suspeitas(p jsonb) returns setof privado.pessoas
language plpgsql set search_path = '' as $$
declare
  v_ids uuid[] := array(select jsonb_array_elements_text(p -> 'pessoas')::uuid);
begin
  if cardinality(v_ids) > 1000 then
    raise exception 'No máximo 1.000 pessoas de uma vez.' using errcode = 'PT422';
  end if;
  perform privado.travar_caixa();
  return query select * from privado.pessoas where id = any (v_ids) and principal_id is null
    and suspeita and apagada_em is null order by id for update;
end $$;
comment on function privado.travar_suspeitas is 'Locks the people of a command that are suspicious and not deleted.';

create or replace function privado.com_unidas(p_ids uuid[]) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(id), '{}') from privado.pessoas where id = any (p_ids) or principal_id = any (p_ids)
$$;
comment on function privado.com_unidas is 'These people and those united under them.';

create or replace function privado.liberada(p_tabela text, p_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from privado.entradas as e where e.id = p_id and e.tabela = p_tabela and e.liberada_em is not null)
$$;
comment on function privado.liberada is 'Whether a member released this suspicious row. The column suspeito of the row itself never changes.';

create or replace function privado.reabrir_contas(p_cadastros uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  -- Judged again: an account that was held back for another reason as well stays in review.
  update public.cadastros_app set conta_situacao = 'pendente' where id = any (p_cadastros) and conta_situacao = 'em_revisao';
  perform privado.enfileirar('criar_conta', 'conta:' || c.id, json_build_object('id', c.id), null,
    case c.tipo when 'free' then -5 end::smallint)
  from public.cadastros_app as c where c.id = any (p_cadastros) and c.conta_situacao = 'pendente';
end $$;
comment on function privado.reabrir_contas is 'Sign-ups that proved to be no robots: their accounts are opened now.';

create or replace function painel.liberar_suspeitas(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_ids uuid[];
  v_grupo uuid[];
begin
  v_ids := array(select id from privado.travar_suspeitas(p));
  v_grupo := privado.com_unidas(v_ids);
  -- From now on, those whose subject waits.
  update privado.entradas as e set espera_desde = now(), prazo = privado.prazo_de(now())
  where e.pessoa_id = any (v_grupo) and e.suspeita and e.liberada_em is null and (privado.ler_entrada(e.tabela, e.id)).pede_resposta;
  update privado.pessoas as p set suspeita = false, espera_desde = w.desde, prazo = privado.prazo_de(w.desde),
    versao = versao + 1, mudanca = nextval('privado.mudancas')
  from (
    select u.id, case when exists (
      select from privado.entradas as e where e.pessoa_id = any (privado.grupo(u.id)) and e.espera_desde = now()
    ) then now() end as desde from unnest(v_ids) as u (id)
  ) as w where p.id = w.id;
  -- The job runs again and now sends the e-mails it had held back.
  perform privado.enfileirar('lead_recebido', e.tabela || ':' || e.id, json_build_object('tabela', e.tabela, 'id', e.id))
  from privado.entradas as e where e.pessoa_id = any (v_grupo) and e.suspeita and e.liberada_em is null
    and e.tabela in ('contato', 'leadlive', 'inscricoes', 'cadastros_app');
  perform privado.reabrir_contas(array(
    select e.id from privado.entradas as e
    where e.pessoa_id = any (v_grupo) and e.suspeita and e.liberada_em is null and e.tabela = 'cadastros_app'
  ));
  perform privado.desbloquear(v_grupo);
  update privado.entradas set liberada_em = now() where pessoa_id = any (v_grupo) and suspeita and liberada_em is null;
  perform privado.anotar_historico(id, 'liberada', '{}', v_comando.id), privado.registrar('liberar_suspeitas', 'pessoa', id)
  from unnest(v_ids) as id;
  return privado.guardar(v_comando, jsonb_build_object('quantas', cardinality(v_ids)));
end $$;
comment on function painel.liberar_suspeitas is
  'People that are no robots: their e-mails go out, their accounts are opened and their reply clock starts now. It cannot be undone.';

create or replace function painel.apagar_suspeitas(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_ids uuid[];
begin
  v_ids := array(select id from privado.travar_suspeitas(p));
  update privado.pessoas set apagada_em = now(), versao = versao + 1, mudanca = nextval('privado.mudancas')
  where id = any (v_ids);
  perform privado.registrar('apagar_suspeitas', 'pessoa', id) from unnest(v_ids) as id;
  if v_ids <> '{}' then
    perform privado.enfileirar('limpar_registros', 'apagar_suspeitas', '{}', now() + interval '70 seconds');
  end if;
  v_comando.antes := jsonb_build_object('pessoas', to_jsonb(v_ids));
  return privado.guardar(v_comando, jsonb_build_object('quantas', cardinality(v_ids)));
end $$;
comment on function painel.apagar_suspeitas is
  'Hides suspicious people at once. privado.limpar_painel deletes them and their rows after the time for desfazer.';

create or replace function privado.recuperar_suspeitas(p_comando privado.comandos) returns privado.pessoas
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
begin
  perform privado.travar_caixa();
  update privado.pessoas set apagada_em = null, versao = versao + 1, mudanca = nextval('privado.mudancas')
  where id in (select jsonb_array_elements_text(p_comando.antes -> 'pessoas')::uuid) and apagada_em is not null;
  select p.* into v_pessoa from jsonb_array_elements_text(p_comando.antes -> 'pessoas') with ordinality as a (id, ordem)
  join privado.pessoas as p on p.id = a.id::uuid order by a.ordem limit 1;
  if not found then
    raise exception 'Estas pessoas já foram apagadas.' using errcode = 'PT409';
  end if;
  return v_pessoa;
end $$;
comment on function privado.recuperar_suspeitas is 'Undoes apagar_suspeitas; returns the first of its people.';

create or replace function privado.apagar_marcadas() returns integer
language plpgsql set search_path = '' as $$
declare
  v_ids uuid[];
begin
  perform privado.travar_caixa();
  -- A person who has since sent a form that is not suspicious stays.
  update privado.pessoas set apagada_em = null, versao = versao + 1, mudanca = nextval('privado.mudancas')
  where apagada_em is not null and not suspeita;
  v_ids := privado.com_unidas(array(
    select id from privado.pessoas where apagada_em < now() - interval '65 seconds' order by apagada_em limit 1000
  ));
  perform privado.apagar_linhas(coalesce(
    (select jsonb_agg(jsonb_build_object('tabela', tabela, 'id', id)) from privado.entradas where pessoa_id = any (v_ids)), '[]'
  ));
  delete from privado.pessoas where id = any (v_ids);
  return cardinality(v_ids);
end $$;
comment on function privado.apagar_marcadas is 'Deletes the people that apagar_suspeitas hid a minute ago, with their rows; returns how many.';

create or replace function privado.limpar_painel() returns void
language plpgsql set search_path = '' as $$
begin
  perform privado.apagar_marcadas();
  -- A command that waits in a browser is sent for seven days; repeated, it must get its first response.
  delete from privado.comandos where em < now() - privado.prazo('comandos');
  -- A removed store can no longer be brought back: nothing of it stays.
  update privado.comandos set antes = null where funcao = 'remover_loja' and antes is not null and em < now() - interval '65 seconds';
  delete from privado.sessoes_painel where usada_em < now() - interval '4 hours' or criada_em < now() - privado.prazo('sessoes')
    or nivel = 'aal1' and criada_em < now() - interval '10 minutes';
  delete from privado.codigos_painel where enviado_em < now() - privado.prazo('codigos');
  delete from privado.aparelhos_painel where visto_em < now() - privado.prazo('aparelhos');
  delete from privado.fatores_usados where em < now() - interval '2 minutes';
  delete from privado.registro_de_acessos where em < now() - privado.prazo('registroDoPainel');
  -- The id stays: it is the author of what is kept.
  update privado.equipe set nome = 'Quem saiu da equipe', email = id || '@saiu.invalid'
  where desativada_em < now() - privado.prazo('registroDoPainel') and email <> id || '@saiu.invalid';
  perform privado.juntar_contagens();
end $$;
comment on function privado.limpar_painel is
  'Housekeeping with privado.limpar_registros: deleted suspicious people, what undoes the removal of a store, commands after eight days, ended sessions, browsers not seen for thirty, old codes, the record and the names of members who left after two years; joins the counts of a day.';

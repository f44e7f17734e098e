-- Notices of a member. A notice is a row that points at a line of the history: undoing the command removes the line and with
-- it the notice, and erasing the person removes both.
create table privado.avisos (
  membro uuid not null constraint avisos_membro references privado.equipe (id) on delete cascade,
  linha uuid not null constraint avisos_linha references privado.historico (id) on delete cascade,
  tipo text not null constraint tipo_conhecido check (tipo in ('passado')),
  visto_em timestamptz,
  primary key (linha, membro)
);
comment on table privado.avisos is 'What a member should see: a person who was handed to them, until they open that person.';
comment on column privado.avisos.membro is 'The new owner. While they are away, who stands in reads it (privado.cobertos).';
comment on column privado.avisos.linha is 'The line that says who handed the person over, with the note.';
create index avisos_por_ver on privado.avisos (membro) where visto_em is null;
create index avisos_membro on privado.avisos (membro);
alter table privado.avisos enable row level security;

create function privado.passados(p_membro uuid) returns table (pessoa uuid, linha privado.historico)
language plpgsql stable rows 10 set search_path = '' as $$
begin
  return query select distinct on (p.id) p.id, h
  from privado.avisos as a join privado.historico as h on h.id = a.linha
  join privado.pessoas as p on p.id = privado.raiz(h.pessoa_id)
  where a.visto_em is null and a.membro = any (privado.cobertos(p_membro) || p_membro) and p.dono = a.membro and p.apagada_em is null
  order by p.id, h.em desc;
end $$;
comment on function privado.passados is 'People handed to a member, or to somebody whose stand-in they are, who are still theirs and were not opened since.';
revoke execute on function privado.passados(uuid) from public;

create function privado.passado_json(h privado.historico) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('linha', h.id, 'em', h.em, 'de', privado.autor(h.autor), 'recado', h.dados ->> 'recado');
end $$;
comment on function privado.passado_json is 'A hand-over as passadoSchema in domain/painel/contrato-dono.ts describes it; de is null for the round robin.';
revoke execute on function privado.passado_json(privado.historico) from public;

create function painel.avisos(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_membro privado.equipe := privado.exigir('leitura', 'atendimento', 'gestao');
  v_avisos jsonb;
begin
  select coalesce(jsonb_agg(privado.passado_json(v.linha) || jsonb_build_object('pessoa', v.pessoa, 'nome', split_part(x.nome, ' ', 1))
    order by (v.linha).em desc), '[]') into v_avisos
  from privado.passados(v_membro.id) as v join privado.pessoas as x on x.id = v.pessoa;
  if v_avisos <> '[]' then
    perform privado.registrar_lista(p, 'caixa', '{"vista": "passadas"}');
  end if;
  return jsonb_build_object('avisos', v_avisos);
end $$;
comment on function painel.avisos is 'What the member has not seen yet, newest first; people by their first name.';
revoke execute on function painel.avisos(jsonb) from public;
grant execute on function painel.avisos(jsonb) to painel;

create function privado.encerrar_atendimento(p_membro uuid, p_herdeiro uuid) returns void
language plpgsql set search_path = '' as $$
begin
  delete from privado.ausencias where membro = p_membro;
  update privado.ausencias set substituto = nullif(p_herdeiro, membro) where substituto = p_membro;
  delete from privado.presencas where membro = p_membro;
  if p_herdeiro is null then
    delete from privado.avisos where membro = p_membro and visto_em is null;
  else
    update privado.avisos set membro = p_herdeiro where membro = p_membro and visto_em is null;
  end if;
end $$;
comment on function privado.encerrar_atendimento is 'A member no longer attends: no absence, no stand-in, no notice is left to them.';
revoke execute on function privado.encerrar_atendimento(uuid, uuid) from public;

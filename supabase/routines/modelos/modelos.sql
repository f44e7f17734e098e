create or replace function painel.modelos(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('modelos', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'momento', m.momento, 'nome', m.nome, 'canal', m.canal, 'assunto', m.assunto, 'texto', m.texto,
      'origens', m.origens, 'motivos', m.motivos, 'versao', m.versao
    ) order by m.ordem, m.id), '[]') from privado.modelos as m
  ));
end $$;
comment on function painel.modelos is 'The templates, in the order of the team.';

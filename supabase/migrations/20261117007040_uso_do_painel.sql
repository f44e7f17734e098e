-- What one session may read and send in an hour. Far above a day's work, far below copying the list of people.
insert into privado.limites (alvo, maximo, janela) values
  ('painel_pessoas', 300, '1 hour'),
  ('painel_emails', 60, '1 hour');
insert into privado.tarefas (tarefa, tentativas, prioridade) values ('limite_membro', 25, 0);

create function privado.contar_leitura(p_membro uuid, p_pessoa uuid) returns void
language plpgsql set search_path = '' as $$
begin
  -- An open person is read again with every change.
  if not exists (
    select from privado.registro_de_acessos
    where membro = p_membro and em > now() - interval '1 hour' and acao = 'viu' and alvo = 'pessoa' and alvo_id = p_pessoa
  ) then
    perform privado.contar('painel_pessoas', p_membro::text);
  end if;
end $$;
comment on function privado.contar_leitura is 'Counts a person that a member opens, once an hour; past the limit answers 429.';

-- What the service needs to send for the panel: invitations of members, and the outcome of their messages to people.
insert into privado.tarefas (tarefa, tentativas, prioridade) values ('convite_equipe', 25, 0);
insert into privado.limites (alvo, maximo, janela) values
  ('painel_codigo', 30, '10 minutes'),
  ('painel_entrar', 60, '10 minutes'),
  -- Tries of the authenticator's code, per member.
  ('painel_fator', 10, '10 minutes');

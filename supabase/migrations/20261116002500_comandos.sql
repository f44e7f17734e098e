-- What members do with people. Each command runs once: its id is made in the browser, and a repeated one returns the stored
-- response. A command on a version that is no longer current is refused with PT409.
insert into privado.tarefas (tarefa, tentativas, prioridade) values ('email_painel', 25, 0);

-- What a visitor does by the link of a request. Each change is a line in the timeline of the person and a message to the
-- team; it returns the request as it is then, or null for a code that opens none.
insert into privado.tarefas (tarefa, tentativas, prioridade) values ('visitante_mudou', 25, 0);

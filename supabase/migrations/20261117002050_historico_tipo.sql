-- In its own file: the check reads all rows, without a lock that stops writers.
alter table privado.historico validate constraint tipo_conhecido;

set lock_timeout = '2s';
alter table privado.farmacias validate constraint fantasia_sem_cpf_dentro;
alter table privado.farmacias validate constraint razao_sem_cpf_dentro;

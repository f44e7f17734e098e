set lock_timeout = '2s';

alter table privado.farmacias
  add constraint fantasia_sem_cpf_dentro check (privado.sem_cpf(nome_fantasia)) not valid,
  add constraint razao_sem_cpf_dentro check (privado.sem_cpf(razao_social)) not valid;

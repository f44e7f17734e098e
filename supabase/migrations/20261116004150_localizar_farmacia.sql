-- The register is public and anybody can download it, so these limits protect the database's time, not a secret.
insert into privado.limites (alvo, maximo, janela) values
  ('localizar_farmacia', 60, '10 minutes'),
  ('localizar_farmacia_dia', 400, '1 day');

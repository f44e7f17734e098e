-- A visitor follows their own request by a link, without an account. The link carries a signed code behind the #, which
-- browsers send to no server; nothing is stored with the request, so an insert costs the same as without it.
insert into privado.chaves (nome, valor)
values ('acompanhar', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
comment on column privado.chaves.nome is
  'consultas and titulares: keys of hashes. acompanhar: signs the links by which visitors follow a request. resposta: signs the addresses to which they answer. proxy: digest of the secret nginx sends; proxy_anterior: of the one before, while it is being replaced.';
insert into privado.limites (alvo, maximo, janela) values
  ('acompanhar', 120, '10 minutes'),
  ('acompanhar_recibo', 300, '10 minutes'),
  ('acompanhar_mudanca', 30, '10 minutes'),
  -- Changes by one link, from all addresses.
  ('acompanhar_mudanca_link', 20, '1 day');

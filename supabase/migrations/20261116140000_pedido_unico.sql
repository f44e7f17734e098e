-- A row sent again conflicts with its own primary key and with its order. PostgreSQL names the index that was created
-- first, and a restored dump creates them by name, the order's before the key. Deferrable, the order is checked last: a
-- repeated row always names the primary key, by which the site knows that it is already stored.
alter table public.cadastros_app
  drop constraint cadastros_app_pedido_unico,
  add constraint cadastros_app_pedido_unico unique (pedido_id) deferrable initially immediate;
comment on constraint cadastros_app_pedido_unico on public.cadastros_app is
  'One sign-up per order. Checked at the end of the statement, after the primary key; the site reads this name in an error.';

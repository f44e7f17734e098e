-- A purchase leaves up to three kinds of rows: the interest of the live form, its orders and the sign-up. They are one
-- purchase with one number, that of its first row, because it was told first. Rows belong together by ids that a browser
-- names, so a link is followed only between rows of one mailbox. That of an order is also the one that a member wrote for its buyer.
set lock_timeout = '2s';
alter table public.cadastros_app add column lead_id uuid;
comment on column public.cadastros_app.lead_id is
  'Free sign-ups: the EdenApp FREE interest it began with. No foreign key: an interest that was erased meanwhile must not refuse a sign-up.';
grant insert (lead_id) on public.cadastros_app to anon, authenticated;

insert into privado.tarefas (tarefa, tentativas, prioridade) values ('reenviar_convite', 25, 0);

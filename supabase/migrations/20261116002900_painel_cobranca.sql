-- Unfinished payments as the panel lists them. Several orders of one person are one row. What is called for every row is
-- PL/pgSQL: a function in SQL is planned at every call.
alter table privado.equipe add column cobrancas_vistas_em timestamptz;
comment on column privado.equipe.cobrancas_vistas_em is 'When the member last looked at the list of payments; what happened later is new.';
create index cobrancas_novas on privado.cobrancas (motivo_em) where encerrada_em is null and motivo is not null;
create index pedidos_pagos on public.pedidos (pago_em) where pago_em is not null;

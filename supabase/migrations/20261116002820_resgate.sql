-- The steps that follow an unpaid order. Each row of privado.cobrancas has one next step; a trigger enqueues its job in the
-- transaction that sets it, so that a crash loses none. No row stays locked while a message is being sent: a mail server
-- that does not answer must not delay a payment. Locks are taken in one order everywhere: the inbox, the person, the order,
-- its row in privado.cobrancas; several rows of these by their ids.
insert into privado.limites (alvo, maximo, janela) values ('parar', 300, '10 minutes');

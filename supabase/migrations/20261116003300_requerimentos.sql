-- Requests of data subjects in the panel: what they are about, in words and counts. Only encarregado.
alter table privado.pedidos_titulares alter column feito_por set default coalesce(privado.membro_atual()::text, session_user);
comment on column privado.pedidos_titulares.feito_por is 'The id of the member, or the database user at the console.';

-- Suspicious people: released or deleted by a member, many at once.
create index pessoas_apagadas on privado.pessoas (apagada_em) where apagada_em is not null;

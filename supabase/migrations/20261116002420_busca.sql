-- Search. Documents, protocols, mailboxes and whole telephones are looked up; names and fragments use two indexes: one of
-- the beginning of the name, and trigrams, which the locale does not affect because privado.para_busca leaves ASCII.
create index pessoas_inicio on privado.pessoas (left(busca, 60) text_pattern_ops) where principal_id is null and apagada_em is null;
create index pessoas_busca on privado.pessoas using gin (busca extensions.gin_trgm_ops) where principal_id is null and apagada_em is null;

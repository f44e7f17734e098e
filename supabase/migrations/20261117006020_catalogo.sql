-- What a row asked for, as ids of the catalogue: domain/atendimento/resumo.ts makes the words. resumo has only what people wrote.
set lock_timeout = '5s';
alter table privado.entradas add column catalogo jsonb not null default '{}';
comment on column privado.entradas.catalogo is 'Table and catalogue ids of the row, from privado.catalogo_de; the words are made by domain/atendimento/resumo.ts.';
alter table privado.pessoas add column catalogo jsonb not null default '{}';
comment on column privado.pessoas.catalogo is 'As in privado.entradas, of the newest entry.';
alter type privado.dados_entrada add attribute catalogo jsonb;

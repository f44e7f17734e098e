create table privado.copias (
  feita_em timestamptz primary key default now(),
  linhas bigint not null,
  bytes bigint not null
);
comment on table privado.copias is 'One row per complete backup by npm run ops -- backup; the newest is eden_backup_timestamp_seconds.';
comment on column privado.copias.linhas is 'Rows of all tables.';
comment on column privado.copias.bytes is 'Size of the encrypted file.';
alter table privado.copias enable row level security;

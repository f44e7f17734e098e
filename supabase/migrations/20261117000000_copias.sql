create table privado.copias (
  feita_em timestamptz primary key,
  bytes bigint not null
);
comment on table privado.copias is 'One row per backup that is in the other storage, by npm run ops -- backup <folder> --copied; the newest is eden_backup_timestamp_seconds.';
comment on column privado.copias.bytes is 'Size of the encrypted file.';
alter table privado.copias enable row level security;

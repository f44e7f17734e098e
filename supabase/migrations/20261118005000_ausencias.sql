-- Absences of members and who stands in. Nothing is moved: what goes to the stand-in is decided when it is read, so an
-- absence ends by itself at midnight in São Paulo.
create extension if not exists btree_gist with schema extensions;

create table privado.ausencias (
  id uuid primary key,
  membro uuid not null constraint ausencias_membro references privado.equipe (id) on delete cascade,
  de date not null,
  ate date not null,
  substituto uuid constraint ausencias_substituto references privado.equipe (id) on delete set null,
  constraint em_ordem check (ate >= de),
  constraint outro_substitui check (substituto <> membro),
  constraint uma_de_cada_vez exclude using gist (
    membro extensions.gist_uuid_ops with operator(pg_catalog.=), daterange(de, ate, '[]') with operator(pg_catalog.&&)
  )
);
comment on table privado.ausencias is 'Days on which a member is away, both included, and who sees their people meanwhile. Ownership does not change.';
comment on column privado.ausencias.substituto is 'Null, or away too: everybody who attends stands in.';
create index ausencias_substituto on privado.ausencias (substituto) where substituto is not null;
alter table privado.ausencias enable row level security;

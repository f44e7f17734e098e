-- The texts that the team edits: drafts, what was published, pictures, and the builds that bring them to the site.
insert into privado.tarefas (tarefa, tentativas, prioridade) values ('publicar_conteudo', 25, 0), ('texto_pede_aprovacao', 25, 0);

create table privado.textos (
  chave text primary key constraint chave_conhecida check (privado.forma_do_texto(chave) is not null),
  versao integer not null default 0,
  rascunho jsonb constraint rascunho_valido check (rascunho is null or privado.texto_valido(chave, rascunho)),
  situacao text constraint situacao_conhecida check (situacao in ('rascunho', 'em_aprovacao', 'recusado')),
  autor uuid references privado.equipe,
  gravado_em timestamptz,
  motivo text constraint motivo_valido check (privado.linha_valida(motivo, 300)),
  constraint rascunho_inteiro check (
    (rascunho is null) = (situacao is null) and (rascunho is null) = (autor is null) and (rascunho is null) = (gravado_em is null)
  ),
  constraint motivo_da_recusa check ((motivo is not null) = (situacao is not distinct from 'recusado'))
);
comment on table privado.textos is 'The draft of each key of domain/conteudo/. A text is refused unless the site can show it.';
comment on column privado.textos.versao is 'Grows with every change of the draft or of what is published.';
comment on column privado.textos.autor is 'Who changed the draft last; another member approves it.';
create index textos_autor on privado.textos (autor);
alter table privado.textos enable row level security;
insert into privado.textos (chave) values
  ('aviso'), ('telefone'), ('whatsapp'), ('endereco'), ('redes'), ('faq'), ('lideres'), ('videos'), ('live'),
  ('imersao'), ('mentoria');

create table privado.publicacoes (
  id uuid primary key default gen_random_uuid(),
  ordem bigint not null generated always as identity,
  chave text not null references privado.textos,
  valor jsonb not null constraint valor_valido check (privado.texto_valido(chave, valor)),
  autor uuid not null references privado.equipe,
  aprovador uuid not null references privado.equipe,
  em timestamptz not null default now(),
  desfeita_em timestamptz,
  desfeita_por uuid references privado.equipe,
  constraint duas_pessoas check (autor <> aprovador),
  constraint desfeita_por_alguem check ((desfeita_em is null) = (desfeita_por is null))
);
comment on table privado.publicacoes is
  'Every approved value. The newest one of a key that was not undone is on the site; without one the committed value is.';
create unique index publicacoes_ordem on privado.publicacoes (chave, ordem desc);
create index publicacoes_autor on privado.publicacoes (autor);
create index publicacoes_aprovador on privado.publicacoes (aprovador);
create index publicacoes_desfeita_por on privado.publicacoes (desfeita_por);
alter table privado.publicacoes enable row level security;

create table privado.fotos (
  id uuid not null,
  largura integer not null,
  formato text not null constraint formato_conhecido check (formato in ('avif', 'webp')),
  bytes bytea not null constraint foto_pequena check (octet_length(bytes) between 1 and 400000),
  autor uuid not null references privado.equipe,
  criada_em timestamptz not null default now(),
  primary key (id, largura, formato)
);
comment on table privado.fotos is
  'Uploaded portraits, cropped, encoded for the site and without metadata; the uploaded file itself is not kept.';
create index fotos_autor on privado.fotos (autor);
alter table privado.fotos enable row level security;

create table privado.construcoes (
  revisao bigint generated always as identity primary key,
  alvo text not null constraint alvo_conhecido check (alvo in ('site', 'previa')),
  pedida_em timestamptz not null default now(),
  pronta_em timestamptz
);
comment on table privado.construcoes is 'Builds of the site and of the preview that a change asked for.';
create index construcoes_alvo on privado.construcoes (alvo, revisao desc);
alter table privado.construcoes enable row level security;

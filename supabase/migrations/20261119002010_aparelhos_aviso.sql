-- Devices that get Web Push messages, and what is sent to them.
insert into privado.tarefas (tarefa, tentativas, prioridade) values ('avisar_membro', 5, -1);
insert into privado.limites (alvo, maximo, janela) values ('painel_aviso_teste', 10, '10 minutes');

create table privado.aparelhos_aviso (
  id uuid primary key default gen_random_uuid(),
  membro uuid not null constraint aparelhos_aviso_membro references privado.equipe (id) on delete cascade,
  sessao bytea constraint aparelhos_aviso_sessao references privado.sessoes_painel (hash) on delete set null,
  endereco text not null constraint aparelhos_aviso_endereco unique constraint endereco_cifrado check (
    endereco ~ '^https://' and length(endereco) <= 1000
  ),
  p256dh text not null constraint p256dh_inteira check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null constraint auth_inteiro check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  nome text not null constraint nome_valido check (privado.linha_valida(nome, 80)),
  criado_em timestamptz not null default now(),
  usado_em timestamptz not null default now(),
  avisado_em timestamptz,
  pausado_ate timestamptz,
  falhas smallint not null default 0
);
comment on table privado.aparelhos_aviso is
  'Browsers in which a member turned notices on. Ended by their member, by a sign-out there, by leaving all devices, by deactivation, by the push service, and 30 days after the panel was last opened there.';
comment on column privado.aparelhos_aviso.sessao is 'The session in which the panel was last opened there; null after it expired, which does not end the notices.';
comment on column privado.aparelhos_aviso.endereco is 'Address at the push service of the browser. The service accepts only known push services and checks it again before each connection.';
comment on column privado.aparelhos_aviso.p256dh is 'Public key of the device: only the device can read what is sent (RFC 8291).';
comment on column privado.aparelhos_aviso.pausado_ate is 'The push service asked us to wait.';
create index aparelhos_aviso_membro on privado.aparelhos_aviso (membro);
create index aparelhos_aviso_sessao on privado.aparelhos_aviso (sessao) where sessao is not null;
alter table privado.aparelhos_aviso enable row level security;

create table privado.avisos_enviados (
  aviso uuid not null constraint avisos_enviados_aviso references privado.avisos (id) on delete cascade,
  aparelho uuid not null constraint avisos_enviados_aparelho references privado.aparelhos_aviso (id) on delete cascade,
  primary key (aviso, aparelho)
);
comment on table privado.avisos_enviados is 'Which device has which notice, or did not need it because an open panel showed it: a retry sends it to the others only.';
create index avisos_enviados_aparelho on privado.avisos_enviados (aparelho);
alter table privado.avisos_enviados enable row level security;

create unlogged table privado.abas_visiveis (
  aba uuid primary key,
  membro uuid not null constraint abas_visiveis_membro references privado.equipe (id) on delete cascade,
  em timestamptz not null
);
comment on table privado.abas_visiveis is 'Tabs of the panel that were visible and in use a moment ago; they ask every few seconds.';
create index abas_visiveis_membro on privado.abas_visiveis (membro);
alter table privado.abas_visiveis enable row level security;

create type privado.envio_de_aviso as (
  aparelho uuid, endereco text, p256dh text, auth text, avisos uuid[], tipo text, pessoa uuid, linha uuid, nome text, restam_s integer, esperando bigint
);
comment on type privado.envio_de_aviso is 'One message to one device: the notices it stands for; person and first name only of a single person, the line only of a single mention.';

-- When a notice may ring, the alert before a promise ends, and the digest at opening.
insert into privado.tarefas (tarefa, tentativas, prioridade) values ('resumo_do_dia', 25, 0);

create table privado.preferencias_aviso (
  membro uuid primary key constraint preferencias_aviso_membro references privado.equipe (id) on delete cascade,
  desligados text[] not null default '{}' constraint desligados_conhecidos check (
    desligados <@ array['entrada', 'resposta', 'passada', 'mencao', 'prazo']
  ),
  silencio_de time,
  silencio_ate time,
  mostrar_nome boolean not null default false,
  resumo boolean not null default true,
  constraint silencio_inteiro check (num_nulls(silencio_de, silencio_ate) in (0, 2) and silencio_de <> silencio_ate)
);
comment on table privado.preferencias_aviso is 'How a member wants to be told outside the panel; without a row the defaults.';
comment on column privado.preferencias_aviso.desligados is 'Kinds of notices that do not ring. The panel still shows them.';
comment on column privado.preferencias_aviso.silencio_de is 'Time in São Paulo from which nothing rings, until silencio_ate, over midnight if that is earlier.';
comment on column privado.preferencias_aviso.mostrar_nome is 'The first name of the person may be on a locked screen.';
comment on column privado.preferencias_aviso.resumo is 'One e-mail at opening, if anybody waits.';
alter table privado.preferencias_aviso enable row level security;

-- What one session may read and send in an hour. Far above a day's work, far below copying the list of people.
insert into privado.limites (alvo, maximo, janela) values
  ('painel_pessoas', 300, '1 hour'),
  ('painel_listadas', 2000, '1 hour'),
  ('painel_emails', 60, '1 hour');
insert into privado.tarefas (tarefa, tentativas, prioridade) values ('limite_membro', 25, 0);

create unlogged table privado.pessoas_contadas (
  membro uuid not null constraint pessoas_contadas_membro references privado.equipe (id) on delete cascade,
  alvo text not null,
  pessoa_id uuid not null,
  em timestamptz not null default now(),
  primary key (membro, alvo, pessoa_id)
);
comment on table privado.pessoas_contadas is
  'People that a member opened or saw in a list within an hour, so that a list that is read again counts nobody twice. Unlogged: a crash forgets them, nothing else.';
comment on column privado.pessoas_contadas.alvo is 'The limit they count for: painel_pessoas or painel_listadas.';
create index pessoas_contadas_em on privado.pessoas_contadas (em);
alter table privado.pessoas_contadas enable row level security;

create function privado.contar_leitura(p_membro uuid, p_alvo text, p_pessoas uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_novas integer;
begin
  with nova as (
    insert into privado.pessoas_contadas as c (membro, alvo, pessoa_id)
    select p_membro, p_alvo, p.id from (select distinct id from unnest(p_pessoas) as p (id) order by id) as p
    on conflict (membro, alvo, pessoa_id) do update set em = now() where c.em <= now() - interval '1 hour' returning 1
  )
  select count(*) into v_novas from nova;
  if v_novas > 0 then
    perform privado.contar(p_alvo, p_membro::text, v_novas);
  end if;
end $$;
comment on function privado.contar_leitura is 'Counts people whom a member sees, each once an hour; past the limit answers 429 and counts none of them.';

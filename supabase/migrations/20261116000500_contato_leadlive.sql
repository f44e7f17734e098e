create table public.contato (
  like privado.modelo_lead including all,
  sobrenome text not null constraint sobrenome_valido check (privado.linha_valida(sobrenome, 120)),
  mensagem text not null constraint mensagem_valida check (privado.mensagem_valida(mensagem, 4000))
);
comment on table public.contato is 'Messages of the contact form. Visitors insert and never read.';
create index contato_criado_em on public.contato (criado_em);

create table public.leadlive (
  like privado.modelo_lead including all,
  produto text not null constraint produto_conhecido check (
    produto = any ('{livro,edenapp,edenappfree,imersao,mentoria,despertar,edificacao,plenitude}')
  )
);
comment on table public.leadlive is 'Leads of the live form and, with produto livro, of the book form.';
create index leadlive_criado_em on public.leadlive (criado_em);

alter table public.contato enable row level security;
alter table public.leadlive enable row level security;

-- The columns the server writes, such as criado_em, are left out: an insert that names one is refused.
grant insert (
  id, nome, sobrenome, email, telefone, mensagem, consentimento_versao, finalidade, aceita_novidades, origem, isca,
  preenchido_ms
) on public.contato to anon, authenticated;
grant insert (
  id, nome, email, telefone, produto, consentimento_versao, finalidade, aceita_novidades, origem, isca, preenchido_ms
) on public.leadlive to anon, authenticated;
grant select, insert, update, delete on public.contato, public.leadlive to service_role;

-- Second check behind the column grants: a visitor's row has the server's time.
create policy "Visitors send messages dated by the server" on public.contato
  for insert to anon, authenticated with check (criado_em = now() and consentimento_em = now());
create policy "Visitors leave leads dated by the server" on public.leadlive
  for insert to anon, authenticated with check (criado_em = now() and consentimento_em = now());

create trigger receber after insert on public.contato referencing new table as novas
  for each statement execute function privado.receber_lead();
create trigger esquecer_tarefas after delete on public.contato referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();

create trigger receber after insert on public.leadlive referencing new table as novas
  for each statement execute function privado.receber_lead();
create trigger esquecer_tarefas after delete on public.leadlive referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();

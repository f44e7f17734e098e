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

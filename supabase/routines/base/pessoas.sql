-- In PL/pgSQL, which keeps their plans: the constraints below ask for every row that is written.
create or replace function privado.origens() returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array['contato', 'live', 'livro', 'plenitude', 'edificacao', 'mentoria_imersao', 'despertar', 'edenapp', 'diagnostico', 'direto', 'email'];
end $$;
comment on function privado.origens is 'Forms and products by which a person comes, direto for one that a member entered, and email for one who wrote without a form: ORIGENS in domain/painel/valores.ts has the words.';

create or replace function privado.tabelas_acompanhadas() returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array['contato', 'leadlive', 'inscricoes', 'cadastros_app', 'pedidos', 'diagnosticos_respostas'];
end $$;
comment on function privado.tabelas_acompanhadas is 'Sources of the inbox that visitors fill, whose rows have a link; a code names one by its place here.';

create or replace function privado.fontes() returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return privado.tabelas_acompanhadas() || array['registros', 'emails_recebidos'];
end $$;
comment on function privado.fontes is 'All sources of the inbox. What members entered and e-mails have no link.';

-- Called for every row that leaves the outbox, so it must not raise: a malformed job is none of the inbox.
create or replace function privado.linha_da_tarefa(p_tarefa text, p_dados jsonb, out tabela text, out id uuid)
language plpgsql immutable set search_path = '' as $$
begin
  tabela := case when p_tarefa in ('lead_recebido', 'projetar') then p_dados ->> 'tabela'
    when p_tarefa = 'diagnostico_recebido' then 'diagnosticos_respostas' end;
  if tabela = any (privado.fontes())
    and p_dados ->> 'id' ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    id := (p_dados ->> 'id')::uuid;
  end if;
end $$;
comment on function privado.linha_da_tarefa is 'The source row that a job brings into the inbox; no id when it brings none.';

create or replace function privado.travar_caixa() returns void language sql set search_path = '' as $$
  select pg_advisory_xact_lock(7305812)
$$;
comment on function privado.travar_caixa is
  'Waits for the projection. Taken before any row of pessoas is locked by what unites, separates or deletes people.';

-- What a browser sent: shortened, because these names are read in lists.
-- These two and assunto_de are called for every row of a person. PL/pgSQL keeps their plan; a function in SQL with its own
-- search_path is prepared at each call.
create or replace function privado.campanha_da_origem(p_origem jsonb) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return nullif(left(lower(trim(p_origem ->> 'utm_campaign')), 80), '');
end $$;
comment on function privado.campanha_da_origem is 'The campaign of a lead, or null.';

create or replace function privado.fonte_da_origem(p_origem jsonb) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return nullif(left(lower(trim(coalesce(
    nullif(trim(p_origem ->> 'utm_source'), ''), case when p_origem ? 'gclid' then 'google' when p_origem ? 'fbclid' then 'facebook' end,
    substring(p_origem ->> 'landing_page' from '^/(raio-x|ferramentas)(?:/|$)'),
    case when p_origem ? 'ferramenta' then 'ferramentas' when p_origem ? 'praca' then 'raio-x' end,
    substring(p_origem ->> 'referrer' from '^https?://(?:www\.)?([^/:?#]+)')
  ))), 80), '');
end $$;
comment on function privado.fonte_da_origem is
  'Where the visit of a lead came from: its utm_source, the network of its click id, the raio-x or the free tools if it began there, used a tool or opened a town, or the site that linked; null when none is known.';

create or replace function privado.nota_geral(p_versao smallint, p_respostas jsonb) returns smallint
language sql stable strict set search_path = '' as $$
  select round(round(avg(privado.grau_resposta(p.opcoes, p_respostas ->> ('p' || p.id))) * 100, 6))::smallint
  from public.diagnosticos_perguntas as p where p.versao = p_versao
$$;
comment on function privado.nota_geral is 'Overall score of one diagnostic, also of one that a later diagnostic of the store replaced in notas_lojas.';

create or replace function privado.areas_em_ordem(p_versao smallint, p_respostas jsonb) returns jsonb
language sql stable strict set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('area', a.area, 'nota', a.nota)
    order by a.nota, array_position(privado.ordem_das_areas(), a.area)), '[]') from (
    select q.area, round(round(avg(privado.grau_resposta(q.opcoes, p_respostas ->> ('p' || q.id))) * 100, 6)) as nota
    from public.diagnosticos_perguntas as q where q.versao = p_versao and q.area is not null group by q.area
  ) as a where a.nota is not null
$$;
comment on function privado.areas_em_ordem is 'Scores of one diagnostic by area, the weakest first; of equal ones the first of the questionnaire.';

-- By name: a wrong attribute is an error, and one that a source lacks stays null.
create or replace function privado.ler_entrada(p_tabela text, p_id uuid) returns privado.dados_entrada
language plpgsql stable set search_path = '' as $$
declare
  d privado.dados_entrada;
  r record;
begin
  case p_tabela
    when 'contato' then
      select t.* into r from public.contato as t where t.id = p_id;
      d.nome := concat_ws(' ', r.nome, r.sobrenome);
      d.origem := 'contato';
      d.resumo := left(regexp_replace(r.mensagem, '\s+', ' ', 'g'), 140);
      d.suspeita := r.suspeito;
      d.assunto := privado.assunto_de(p_tabela, null);
      d.campanha := privado.campanha_da_origem(r.origem);
      d.fonte := privado.fonte_da_origem(r.origem);
    when 'leadlive' then
      select t.* into r from public.leadlive as t where t.id = p_id;
      d.nome := r.nome;
      d.origem := case r.produto when 'livro' then 'livro' else 'live' end;
      d.suspeita := r.suspeito;
      d.assunto := privado.assunto_de(p_tabela, r.produto);
      d.campanha := privado.campanha_da_origem(r.origem);
      d.fonte := privado.fonte_da_origem(r.origem);
    when 'inscricoes' then
      select t.* into r from public.inscricoes as t where t.id = p_id;
      d.nome := r.nome;
      d.cnpj := coalesce(r.cnpj, r.cnpj_matriz);
      d.origem := r.programa;
      d.resumo := r.faturamento_mensal;
      d.suspeita := r.suspeito;
      d.assunto := privado.assunto_de(p_tabela, r.programa);
      d.campanha := privado.campanha_da_origem(r.origem);
      d.fonte := privado.fonte_da_origem(r.origem);
    when 'cadastros_app' then
      select t.* into r from public.cadastros_app as t where t.id = p_id;
      d.nome := concat_ws(' ', r.nome, r.sobrenome);
      d.cpf := r.cpf;
      d.cnpj := r.cnpj;
      d.loja := r.razao_social;
      d.cidade := r.cidade;
      d.uf := r.estado;
      d.origem := 'edenapp';
      d.situacao := r.conta_situacao;
      d.suspeita := r.suspeito and r.pedido_id is null;
      d.assunto := privado.assunto_de(p_tabela, r.tipo);
      d.campanha := privado.campanha_da_origem(r.origem);
      d.fonte := privado.fonte_da_origem(r.origem);
    when 'pedidos' then
      select t.* into r from public.pedidos as t where t.id = p_id;
      d.nome := r.nome;
      d.cpf := r.cpf;
      d.origem := 'edenapp';
      d.situacao := r.situacao;
      d.suspeita := false;
      d.assunto := privado.assunto_de(p_tabela, null);
      d.valor_centavos := r.valor_centavos;
      d.em := coalesce(case r.situacao when 'pago' then r.pago_em end, r.atualizado_em);
    when 'diagnosticos_respostas' then
      select l.responsavel, null as email, l.telefone, l.cpf, l.cnpj, l.nome, l.cidade, l.uf, t.versao, t.respostas, t.criado_em into r
      from public.diagnosticos_respostas as t join public.diagnosticos_lojas as l on l.id = t.loja_id where t.id = p_id;
      d.nome := coalesce(r.responsavel, 'Farmácia ' || r.cnpj);
      d.cpf := r.cpf;
      d.cnpj := r.cnpj;
      d.loja := r.nome;
      d.cidade := r.cidade;
      d.uf := r.uf;
      d.origem := 'diagnostico';
      d.suspeita := false;
      d.assunto := privado.assunto_de(p_tabela, null);
      d.nota := privado.nota_geral(r.versao, r.respostas);
    when 'registros' then
      select t.nome, t.email, t.telefone, t.cnpj, t.loja, t.cidade, t.uf, t.texto, t.espera, t.em as criado_em into r
      from privado.registros as t where t.id = p_id;
      d.nome := r.nome;
      d.cnpj := r.cnpj;
      d.loja := r.loja;
      d.cidade := r.cidade;
      d.uf := r.uf;
      d.origem := 'direto';
      d.resumo := left(regexp_replace(r.texto, '\s+', ' ', 'g'), 140);
      d.suspeita := false;
      -- The member decided, so no subject does.
      d.pede_resposta := r.espera = 'comeca';
    when 'emails_recebidos' then
      -- A sender that failed authentication has no address here: it would join, or later attract, the person whose it is.
      select t.nome, t.remetente, t.assunto, t.texto, t.suspeito, t.spam_em, t.recebido_em as criado_em, null::text as telefone,
        case when t.autenticacao <> 'falhou' and privado.email_valido(t.remetente) then t.remetente end as email into r
      from privado.emails_recebidos as t where t.id = p_id and t.caminho = 'nenhum';
      d.nome := coalesce(r.nome, nullif(r.remetente, ''), 'Sem remetente');
      d.origem := 'email';
      d.resumo := left(regexp_replace(concat_ws(': ', nullif(r.assunto, ''), nullif(r.texto, '')), '\s+', ' ', 'g'), 140);
      d.suspeita := r.suspeito or r.spam_em is not null;
      d.assunto := 'email';
  end case;
  if r.criado_em is null then
    return null;
  end if;
  if p_tabela in ('contato', 'leadlive', 'inscricoes', 'cadastros_app') then
    d.aceita_novidades := r.aceita_novidades;
    d.consentimento_em := r.consentimento_em;
    d.consentimento_versao := r.consentimento_versao;
  end if;
  d.email := r.email;
  d.telefone := r.telefone;
  d.criada_em := r.criado_em;
  d.pede_resposta := coalesce(d.pede_resposta, (select s.espera from privado.esperas as s where s.assunto = d.assunto));
  return d;
end $$;
comment on function privado.ler_entrada is 'One source row in the shape of all; all null when it is gone.';

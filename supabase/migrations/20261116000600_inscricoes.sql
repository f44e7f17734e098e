create table public.inscricoes (
  like privado.modelo_lead including all,
  programa text not null constraint programa_conhecido check (
    programa in ('plenitude', 'edificacao', 'mentoria_imersao', 'despertar')
  ),
  tipo_loja text,
  plano_interesse text constraint plano_interesse_conhecido check (
    plano_interesse in ('estimulo', 'ritmo', 'habito', 'excelencia')
  ),
  cnpj text constraint cnpj_valido check (privado.cnpj_valido(cnpj)),
  tipo_empresa text,
  cnpj_matriz text constraint cnpj_matriz_valido check (privado.cnpj_valido(cnpj_matriz)),
  quantidade_lojas integer,
  faturamento_mensal text
    constraint faturamento_mensal_valido check (privado.linha_valida(faturamento_mensal, 60)),
  plano_selecionado text,
  mentoria boolean,
  imersao boolean,
  opcao_selecionada text generated always as (
    case when mentoria and imersao then 'Ambos' when mentoria then 'Mentoria' when imersao then 'Imersão' end
  ) stored,
  constraint detalhes_plenitude check (
    case
      when programa <> 'plenitude' then num_nonnulls(tipo_loja, cnpj, plano_interesse) = 0
      when tipo_loja = 'nova' then cnpj is null
      else coalesce(tipo_loja = 'conversao', false) and cnpj is not null
    end
  ),
  constraint detalhes_edificacao check (
    case
      when programa <> 'edificacao' then
        num_nonnulls(tipo_empresa, cnpj_matriz, quantidade_lojas, faturamento_mensal, plano_selecionado) = 0
      else num_nulls(tipo_empresa, cnpj_matriz, faturamento_mensal, plano_selecionado) = 0
        and plano_selecionado in ('plano1', 'plano2', 'plano3', 'plano4')
        and case tipo_empresa
          when 'loja_unica' then quantidade_lojas is null
          when 'matriz_filial' then coalesce(quantidade_lojas between 1 and 9999, false)
          else false
        end
    end
  ),
  constraint detalhes_mentoria_imersao check (
    case
      when programa <> 'mentoria_imersao' then num_nonnulls(mentoria, imersao) = 0
      else num_nulls(mentoria, imersao) = 0 and (mentoria or imersao)
    end
  )
);
comment on table public.inscricoes is
  'Registrations for the programmes. Each has its own details; those of another programme stay empty.';
comment on column public.inscricoes.tipo_loja is 'Plenitude: nova or conversao; a conversion has a cnpj.';
comment on column public.inscricoes.plano_interesse is 'Plenitude: the plan chosen on the comparison page, where one was.';
comment on column public.inscricoes.tipo_empresa is 'Edificação: loja_unica or matriz_filial; only the latter counts its stores.';
comment on column public.inscricoes.faturamento_mensal is 'Edificação: free text, a figure or a range.';
comment on column public.inscricoes.plano_selecionado is 'Edificação: plano1 to plano4.';
comment on column public.inscricoes.opcao_selecionada is 'Mentoria, Imersão or Ambos, from the two boxes.';
create index inscricoes_criado_em on public.inscricoes (criado_em);

alter table public.inscricoes enable row level security;
grant insert (
  id, programa, nome, email, telefone, tipo_loja, plano_interesse, cnpj, tipo_empresa, cnpj_matriz, quantidade_lojas,
  faturamento_mensal, plano_selecionado, mentoria, imersao, consentimento_versao, finalidade, aceita_novidades, origem,
  isca, preenchido_ms
) on public.inscricoes to anon, authenticated;
grant select, insert, update, delete on public.inscricoes to service_role;

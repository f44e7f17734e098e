-- Stores of the diagnostic in the panel: list and page of one store.
create type privado.loja_vista as (
  id uuid, cnpj text, responsavel text, telefone text, nome text, cidade text, uf text, em timestamptz, situacao text, convidada_em timestamptz,
  resposta_id uuid, respondeu_em timestamptz, versao smallint, nota smallint, faixa text, area text, pessoa uuid, dono uuid, conversou boolean
);
comment on type privado.loja_vista is 'A store as privado.sql_das_lojas sees it; versao is that of the questionnaire.';

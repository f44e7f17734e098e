-- Templates of the messages that members send. domain/painel/modelo.ts fills them in; a passage in [brackets] is left out
-- when one of its data is missing, and [a|b] takes the first of its parts that has all of them.
create or replace function privado.campos_do_modelo(p_momento text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case p_momento
    when 'pagamento' then array['primeiro_nome', 'autor', 'protocolo', 'loja', 'cidade', 'valor', 'forma', 'valor_no_pix',
      'economia', 'valor_no_boleto', 'parcelas', 'vencimento', 'link']
    when 'convite' then array['responsavel', 'autor', 'loja', 'cidade', 'perguntas', 'nota', 'nota_anterior', 'area', 'areas',
      'nota_da_area', 'link']
    else array['primeiro_nome', 'autor', 'protocolo', 'loja', 'cidade'] end;
end $$;
comment on function privado.campos_do_modelo is
  'The placeholders of the templates of a moment: CAMPOS_DO_MODELO in domain/painel/campos-do-modelo.ts has the words.';

create or replace function privado.modelo_valido(valor text, p_momento text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return regexp_replace(valor, '\{(' || array_to_string(privado.campos_do_modelo(p_momento), '|') || ')\}', '', 'g') !~ '[{}]'
    and regexp_replace(valor, '\[[^][]*\]', '', 'g') !~ '[][]';
end $$;
comment on function privado.modelo_valido is
  'Every {placeholder} is one of the moment and every [passage] closed and outside the others: problemaDoModelo of domain/painel/campos-do-modelo.ts.';

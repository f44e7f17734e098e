-- The only door of the panel. Member, role, second factor, lock and stored answer are checked here, once for every function.
create or replace view privado.funcoes (funcao, papeis, comando) as values
  ('agenda', '{leitura,atendimento,gestao}'::text[], false),
  ('ausencias', '{leitura,atendimento,gestao}', false),
  ('avisos', '{leitura,atendimento,gestao}', false),
  ('buscar', '{leitura,atendimento,gestao}', false),
  ('caixa', '{leitura,atendimento,gestao}', false),
  ('cobranca', '{leitura,atendimento,gestao}', false),
  ('cobrancas', '{leitura,atendimento,gestao}', false),
  ('colegas', '{leitura,atendimento,gestao}', false),
  ('contadores', '{leitura,atendimento,gestao}', false),
  ('entrada', '{leitura,atendimento,gestao}', false),
  ('filtrar', '{leitura,atendimento,gestao}', false),
  ('funil', '{leitura,atendimento,gestao}', false),
  ('hoje', '{leitura,atendimento,gestao}', false),
  ('linha_do_tempo', '{leitura,atendimento,gestao}', false),
  ('loja', '{leitura,atendimento,gestao}', false),
  ('lojas', '{leitura,atendimento,gestao}', false),
  ('meta', '{leitura,atendimento,gestao}', false),
  ('modelos', '{leitura,atendimento,gestao}', false),
  ('novidades', '{leitura,atendimento,gestao}', false),
  ('numeros_campanhas', '{leitura,atendimento,gestao}', false),
  ('numeros_desfechos', '{leitura,atendimento,gestao}', false),
  ('numeros_formularios', '{leitura,atendimento,gestao}', false),
  ('numeros_pessoas', '{leitura,atendimento,gestao}', false),
  ('numeros_respostas', '{leitura,atendimento,gestao}', false),
  ('numeros_vendas', '{leitura,atendimento,gestao}', false),
  ('numeros_vitais', '{leitura,atendimento,gestao}', false),
  ('opcoes_do_filtro', '{leitura,atendimento,gestao}', false),
  ('pessoa', '{leitura,atendimento,gestao}', false),
  ('presenca', '{leitura,atendimento,gestao}', false),
  ('texto', '{leitura,atendimento,gestao}', false),
  ('textos', '{leitura,atendimento,gestao}', false),
  ('ver_cobrancas', '{leitura,atendimento,gestao}', false),
  ('vistas', '{leitura,atendimento,gestao}', false),
  ('abrir_exportacao', '{gestao}', false),
  ('abrir_exportacao_lojas', '{gestao}', false),
  ('exportar_caixa', '{gestao}', false),
  ('exportar_lojas', '{gestao}', false),
  ('limites', '{gestao}', false),
  ('membros', '{gestao}', false),
  ('abrir_anexo', '{atendimento,gestao}', false),
  ('ilegiveis', '{atendimento,gestao}', false),
  ('conferir_lojas', '{atendimento,gestao}', false),
  ('desfazer', '{atendimento,gestao}', false),
  ('parecidas', '{atendimento,gestao}', false),
  ('preferencias_aviso', '{atendimento,gestao}', false),
  ('exportar_requerimento', '{encarregado}', false),
  ('mostrar_cpf', '{encarregado}', false),
  ('requerimento', '{encarregado}', false),
  ('requerimentos', '{encarregado}', false),
  ('eu', '{leitura,atendimento,gestao,encarregado}', false),
  ('horario', '{leitura,atendimento,gestao,encarregado}', false),
  ('registro', '{gestao,encarregado}', false),
  ('anotar', '{atendimento,gestao}', true),
  ('apagar_agenda', '{atendimento,gestao}', true),
  ('apagar_ausencia', '{atendimento,gestao}', true),
  ('apagar_suspeitas', '{atendimento,gestao}', true),
  ('concluir_passo', '{atendimento,gestao}', true),
  ('convidar_loja', '{atendimento,gestao}', true),
  ('corrigir_loja', '{atendimento,gestao}', true),
  ('corrigir_pessoa', '{atendimento,gestao}', true),
  ('decidir_remetente', '{atendimento,gestao}', true),
  ('descartar_rascunho', '{atendimento,gestao}', true),
  ('dispensar_resposta', '{atendimento,gestao}', true),
  ('em_lote', '{atendimento,gestao}', true),
  ('encerrar_cobranca', '{atendimento,gestao}', true),
  ('enviar_email', '{atendimento,gestao}', true),
  ('gravar_agenda', '{atendimento,gestao}', true),
  ('gravar_ausencia', '{atendimento,gestao}', true),
  ('gravar_loja', '{atendimento,gestao}', true),
  ('gravar_preferencias_aviso', '{atendimento,gestao}', true),
  ('gravar_rascunho', '{atendimento,gestao}', true),
  ('importar_lojas', '{atendimento,gestao}', true),
  ('liberar_suspeitas', '{atendimento,gestao}', true),
  ('marcar_passo', '{atendimento,gestao}', true),
  ('marcar_spam', '{atendimento,gestao}', true),
  ('motivar_dispensa', '{atendimento,gestao}', true),
  ('mudar_dono', '{atendimento,gestao}', true),
  ('mudar_estado', '{atendimento,gestao}', true),
  ('nova_pessoa', '{atendimento,gestao}', true),
  ('pausar_cobranca', '{atendimento,gestao}', true),
  ('pedir_aprovacao', '{atendimento,gestao}', true),
  ('pedir_previa', '{atendimento,gestao}', true),
  ('prever_venda', '{atendimento,gestao}', true),
  ('recusar_sugestao', '{atendimento,gestao}', true),
  ('registrar_contato', '{atendimento,gestao}', true),
  ('remover_loja', '{atendimento,gestao}', true),
  ('retirar_aparelho', '{atendimento,gestao}', true),
  ('separar', '{atendimento,gestao}', true),
  ('separar_entrada', '{atendimento,gestao}', true),
  ('unir', '{atendimento,gestao}', true),
  ('usar_canal', '{atendimento,gestao}', true),
  ('apagar_modelo', '{gestao}', true),
  ('aprovar_texto', '{gestao}', true),
  ('aumentar_limite', '{gestao}', true),
  ('decidir_revisao', '{gestao}', true),
  ('desfazer_publicacao', '{gestao}', true),
  ('encerrar_aumento', '{gestao}', true),
  ('encerrar_contrato', '{gestao}', true),
  ('gravar_horario', '{gestao}', true),
  ('gravar_membro', '{gestao}', true),
  ('gravar_meta', '{gestao}', true),
  ('gravar_modelo', '{gestao}', true),
  ('gravar_rodizio', '{gestao}', true),
  ('ordenar_modelos', '{gestao}', true),
  ('recusar_texto', '{gestao}', true),
  ('abrir_requerimento', '{encarregado}', true),
  ('apagar_requerimento', '{encarregado}', true),
  ('concluir_requerimento', '{encarregado}', true),
  ('corrigir_requerimento', '{encarregado}', true),
  ('opor_requerimento', '{encarregado}', true),
  ('separar_linhas', '{encarregado}', true),
  ('verificar_requerente', '{encarregado}', true),
  ('apagar_vista', '{leitura,atendimento,gestao}', true),
  ('gravar_vista', '{leitura,atendimento,gestao}', true);
comment on view privado.funcoes is 'Who may call which function of the schema painel. A test compares it with CONTRATO of domain/painel/contrato.ts.';
comment on column privado.funcoes.comando is 'A command: run once for its id, and its answer is stored. It gets its row of privado.comandos, the others the member.';

create or replace function painel.executar(p_funcao text, p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  f privado.funcoes;
  v_eu privado.equipe;
  v_comando privado.comandos;
  v_saida jsonb;
begin
  select * into f from privado.funcoes where funcao = p_funcao;
  if not found then
    raise exception 'painel has no function %', p_funcao using errcode = '42883';
  end if;
  v_eu := privado.exigir(variadic f.papeis);
  -- The name comes from the view, never from the request.
  if not f.comando then
    execute format('select painel.%I($1, $2)', f.funcao) into v_saida using v_eu, p;
    return v_saida;
  end if;
  v_comando := privado.comecar((p ->> 'comando')::uuid, f.funcao, v_eu.id);
  if v_comando.resposta is null then
    execute format('select painel.%I($1, $2)', f.funcao) into v_saida using v_comando, p;
    return v_saida;
  end if;
  return v_comando.resposta;
end $$;
comment on function painel.executar is 'Calls a function of the panel as the member of the request. A repeated command returns its stored answer.';
grant execute on function painel.executar(text, jsonb) to painel;

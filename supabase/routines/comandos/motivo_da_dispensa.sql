-- The reason why no answer is needed can still be changed while the panel offers to undo.
create or replace function painel.motivar_dispensa(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
begin
  v_pessoa := privado.travar_pessoa((p ->> 'pessoa')::uuid);
  update privado.historico set dados = dados || jsonb_build_object('motivo', p ->> 'motivo')
  where tipo = 'dispensa' and comando = (p ->> 'dispensa')::uuid and autor = v_comando.membro;
  return privado.concluir(v_comando, 'pessoa', v_pessoa.id, jsonb_build_object('motivo', p ->> 'motivo'),
    jsonb_build_object('pessoa', v_pessoa.id, 'versao', v_pessoa.versao));
end $$;
comment on function painel.motivar_dispensa is
  'Replaces the reason of a wait that the same member ended. The person keeps its version, so that the command itself can still be undone; one that was undone has no line and nothing changes.';

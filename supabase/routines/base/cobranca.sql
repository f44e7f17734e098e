-- Payments that are not finished: what is known of each, its next automatic step, and the mailboxes that refused further
-- messages. The service writes here; the panel reads, pauses and closes.

create or replace function privado.motivos_de_cobranca() returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array['pix_nao_pago', 'boleto_em_aberto', 'boleto_vencido', 'cartao_recusado', 'cartao_nao_pago', 'analise_de_risco',
    'pago_sem_cadastro', 'valor_diferente', 'reembolso', 'contestacao'];
end $$;
comment on function privado.motivos_de_cobranca is 'Why a payment is not finished: COBRANCAS in domain/painel/valores.ts has the words.';

-- Messages about a payment and invitations of a store are templates too. Each is for some reasons; `modelos` names the column.
set lock_timeout = '2s';

alter table privado.modelos add column motivos text[] not null default '{}';
comment on column privado.modelos.motivos is
  'Reasons of a payment, or situations of a store, that it is for; none means all. domain/painel/modelo-do-motivo.ts chooses by it.';
-- safe: fourteen rows, and nobody writes to them while they are checked
alter table privado.modelos
  add constraint motivos_conhecidos check (motivos <@ privado.motivos_do_modelo(momento)),
  add constraint so_por_whatsapp check (momento not in ('pagamento', 'convite') or (canal = 'whatsapp' and origens = '{}')),
  add constraint link_no_texto check (
    momento not in ('pagamento', 'convite') or position('{link}' in texto) > 0 or (momento = 'convite' and motivos = '{respondeu}')
  );

insert into privado.modelos (ordem, momento, id, motivos, nome, canal, texto)
select v.ordem, v.momento, v.id, v.motivos::text[], v.nome, 'whatsapp', v.texto from (values
(15, 'pagamento', 'pagamento-cartao-recusado', '{cartao_recusado}', 'Cartão recusado',
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. O cartão não passou, e isso é comum em compra parcelada.[ No PIX fica {valor_no_pix}| Aqui está um boleto novo, de {valor_no_boleto}| No cartão dá para dividir em {parcelas}][, {economia} a menos que no cartão][:
{link}
Se preferir, eu te ligo.]'),
(16, 'pagamento', 'pagamento-cartao-nao-pago', '{cartao_nao_pago}', 'Cartão não pago',
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Vi que a compra do EdenApp no cartão não foi até o fim.[ No PIX fica {valor_no_pix}| Aqui está um boleto novo, de {valor_no_boleto}| No cartão dá para dividir em {parcelas}][, {economia} a menos que no cartão][:
{link}
Se preferir, eu te ligo.]'),
(17, 'pagamento', 'pagamento-pix-nao-pago', '{pix_nao_pago}', 'PIX não pago',
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Vi que o PIX do EdenApp não chegou a ser pago.[ No PIX fica {valor_no_pix}| Aqui está um boleto novo, de {valor_no_boleto}| No cartão dá para dividir em {parcelas}][, {economia} a menos que no cartão][:
{link}
Se preferir, eu te ligo.]'),
(18, 'pagamento', 'pagamento-boleto-em-aberto', '{boleto_em_aberto}', 'Boleto em aberto',
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. O boleto do EdenApp [vence {vencimento}|ainda está em aberto].[ No PIX fica {valor_no_pix}| Aqui está um boleto novo, de {valor_no_boleto}| No cartão dá para dividir em {parcelas}][, {economia} a menos que no cartão][:
{link}
Se preferir, eu te ligo.]'),
(19, 'pagamento', 'pagamento-boleto-vencido', '{boleto_vencido}', 'Boleto vencido',
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. O boleto do EdenApp venceu.[ No PIX fica {valor_no_pix}| Aqui está um boleto novo, de {valor_no_boleto}| No cartão dá para dividir em {parcelas}][, {economia} a menos que no cartão][:
{link}
Se preferir, eu te ligo.]'),
(20, 'pagamento', 'pagamento-analise-de-risco', '{analise_de_risco}', 'Análise de risco',
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. A operadora do cartão ainda está conferindo a compra do EdenApp.[ No PIX fica {valor_no_pix}| Aqui está um boleto novo, de {valor_no_boleto}| No cartão dá para dividir em {parcelas}][, {economia} a menos que no cartão][:
{link}
Se preferir, eu te ligo.]'),
(21, 'pagamento', 'pagamento-pago-sem-cadastro', '{pago_sem_cadastro}', 'Pagou e não se cadastrou',
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Seu pagamento entrou, obrigado! Falta só o cadastro para abrir sua conta no EdenApp: o link está no e-mail que enviamos. Posso ajudar?[ No PIX fica {valor_no_pix}| Aqui está um boleto novo, de {valor_no_boleto}| No cartão dá para dividir em {parcelas}][, {economia} a menos que no cartão][:
{link}
Se preferir, eu te ligo.]'),
(22, 'pagamento', 'pagamento-valor-diferente', '{valor_diferente}', 'Valor diferente',
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. O pagamento do EdenApp entrou com um valor diferente do pedido. Podemos acertar isso juntos?[ No PIX fica {valor_no_pix}| Aqui está um boleto novo, de {valor_no_boleto}| No cartão dá para dividir em {parcelas}][, {economia} a menos que no cartão][:
{link}
Se preferir, eu te ligo.]'),
(23, 'pagamento', 'pagamento-reembolso', '{reembolso}', 'Reembolso',
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Vi que o pagamento do EdenApp foi devolvido. Posso entender o que aconteceu?[ No PIX fica {valor_no_pix}| Aqui está um boleto novo, de {valor_no_boleto}| No cartão dá para dividir em {parcelas}][, {economia} a menos que no cartão][:
{link}
Se preferir, eu te ligo.]'),
(24, 'pagamento', 'pagamento-contestacao', '{contestacao}', 'Contestação',
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. A operadora nos avisou de uma contestação da compra do EdenApp. Posso ajudar a resolver?[ No PIX fica {valor_no_pix}| Aqui está um boleto novo, de {valor_no_boleto}| No cartão dá para dividir em {parcelas}][, {economia} a menos que no cartão][:
{link}
Se preferir, eu te ligo.]'),
(25, 'convite', 'convite-sem-convite', '{sem_convite}', 'Convite',
'Oi[, {responsavel}]! Aqui é {autor}, do Éden Grupo. Queremos convidar você para o diagnóstico de gestão[ da {loja}| da sua loja]: são {perguntas} perguntas, e o resultado sai na hora, com os primeiros passos de cada área. É só entrar com o CNPJ da loja e o seu CPF: {link}'),
(26, 'convite', 'convite-convidada', '{convidada}', 'Lembrete do convite',
'Oi[, {responsavel}]! Aqui é {autor}, do Éden Grupo. Passando para lembrar do diagnóstico de gestão[ da {loja}| da sua loja]. O resultado sai na hora, com os primeiros passos de cada área. É só entrar com o CNPJ da loja e o seu CPF: {link}'),
(27, 'convite', 'convite-respondeu', '{respondeu}', 'Conversar sobre o resultado',
'Oi[, {responsavel}]! Aqui é {autor}, do Éden Grupo. Vi o diagnóstico[ da {loja}| da sua loja]: {nota} de 100[, e antes eram {nota_anterior}].[ O que mais pede cuidado agora é {area}, com {nota_da_area}.| O que mais pede cuidado agora são {areas}, com {nota_da_area}.] Posso mostrar por onde começar, numa conversa?')
) as v (ordem, momento, id, motivos, nome, texto);

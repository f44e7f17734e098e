-- Templates of the messages that members send. domain/painel/modelo.ts fills them in; a passage in [brackets] is left out
-- when one of its data is missing.
create table privado.modelos (
  id text primary key constraint id_simples check (id ~ '^[a-z0-9-]{1,60}$'),
  nome text not null constraint nome_valido check (privado.linha_valida(nome, 80)),
  canal text not null constraint canal_conhecido check (canal in ('whatsapp', 'telefone', 'email')),
  assunto text constraint assunto_valido check (privado.linha_valida(assunto, 150)),
  texto text not null constraint texto_cabe check (length(texto) between 1 and 4000),
  ordem smallint not null,
  constraint assunto_so_do_email check ((canal = 'email') = (assunto is not null))
);
comment on table privado.modelos is 'Templates of messages by WhatsApp and e-mail.';
comment on column privado.modelos.texto is
  'May contain {primeiro_nome}, {autor}, {protocolo}, {loja} and {cidade}, and optional passages in [brackets].';
alter table privado.modelos enable row level security;

insert into privado.modelos (ordem, id, nome, canal, assunto, texto) values
(1, 'whatsapp-primeira-resposta', 'Primeira resposta', 'whatsapp', null,
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Recebi a sua mensagem pelo site e quero entender melhor o momento da farmácia[ {loja}].

Você prefere conversar por aqui ou que eu ligue? Me diga o melhor horário.[

Protocolo {protocolo}]'),
(2, 'whatsapp-diagnostico', 'Sobre o diagnóstico', 'whatsapp', null,
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Vi que você terminou o diagnóstico de gestão[ da {loja}] e olhei as respostas com calma.

Posso mostrar por onde eu começaria e ouvir o que você já tentou. Quando é bom para você?[

Protocolo {protocolo}]'),
(3, 'whatsapp-programa', 'Inscrição em programa', 'whatsapp', null,
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. A sua inscrição chegou direitinho, obrigado pela confiança.

Quero conhecer um pouco a sua farmácia[ em {cidade}] e explicar os próximos passos. Podemos conversar hoje?[

Protocolo {protocolo}]'),
(4, 'whatsapp-live', 'Live', 'whatsapp', null,
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Que bom que você se interessou pela live.

O que você mais quer resolver na farmácia neste momento? Assim já indico por onde começar.[

Protocolo {protocolo}]'),
(5, 'whatsapp-livro', 'Livro', 'whatsapp', null,
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Vi o seu interesse no livro e fiquei à disposição para ajudar.

Posso tirar alguma dúvida ou contar como outros donos de farmácia usam o material no dia a dia?[

Protocolo {protocolo}]'),
(6, 'whatsapp-retomar', 'Retomar conversa', 'whatsapp', null,
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Passando para retomar a nossa conversa, sem pressa.

Ainda faz sentido para você? Se preferir deixar para outro momento, é só me dizer.[

Protocolo {protocolo}]'),
(7, 'email-primeira-resposta', 'Primeira resposta', 'email', 'Recebemos a sua mensagem[ · {protocolo}]',
'Olá[, {primeiro_nome}],

aqui é {autor}, do Éden Grupo. Recebi a sua mensagem pelo site e quero entender melhor o momento da farmácia[ {loja}].

Se preferir, responda a este e-mail com um telefone e o melhor horário para conversarmos.

Um abraço,
{autor}
Éden Grupo'),
(8, 'email-diagnostico', 'Sobre o diagnóstico', 'email', 'O seu diagnóstico de gestão[ · {protocolo}]',
'Olá[, {primeiro_nome}],

aqui é {autor}, do Éden Grupo. Vi que você terminou o diagnóstico de gestão[ da {loja}] e olhei as respostas com calma.

Gostaria de mostrar por onde eu começaria e ouvir o que você já tentou. Qual é um bom horário para você?

Um abraço,
{autor}
Éden Grupo'),
(9, 'email-programa', 'Inscrição em programa', 'email', 'A sua inscrição chegou[ · {protocolo}]',
'Olá[, {primeiro_nome}],

a sua inscrição chegou direitinho, obrigado pela confiança. Aqui é {autor}, do Éden Grupo.

Quero conhecer um pouco a sua farmácia[ em {cidade}] e explicar os próximos passos. Qual é um bom horário para conversarmos?

Um abraço,
{autor}
Éden Grupo'),
(10, 'email-retomar', 'Retomar conversa', 'email', 'Vamos retomar a nossa conversa?[ · {protocolo}]',
'Olá[, {primeiro_nome}],

aqui é {autor}, do Éden Grupo. Escrevo para retomar a nossa conversa, sem pressa.

Ainda faz sentido para você? Se preferir deixar para outro momento, é só responder a este e-mail.

Um abraço,
{autor}
Éden Grupo');

create function painel.modelos(p jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform privado.exigir('leitura', 'atendimento', 'gestao');
  return jsonb_build_object('modelos', (
    select jsonb_agg(jsonb_build_object(
      'id', m.id, 'nome', m.nome, 'canal', m.canal, 'assunto', m.assunto, 'texto', m.texto
    ) order by m.ordem) from privado.modelos as m
  ));
end $$;
comment on function painel.modelos is 'The templates, in the order of the team.';
revoke execute on function painel.modelos(jsonb) from public;
grant execute on function painel.modelos(jsonb) to painel;

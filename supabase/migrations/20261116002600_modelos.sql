create table privado.modelos (
  id text primary key constraint id_simples check (id ~ '^[a-z0-9-]{1,60}$'),
  nome text not null constraint nome_valido check (privado.linha_valida(nome, 80)),
  momento text not null constraint momento_conhecido check (momento in ('primeira_resposta', 'diagnostico', 'pagamento', 'convite', 'depois')),
  canal text not null constraint canal_conhecido check (canal in ('whatsapp', 'telefone', 'email')),
  assunto text constraint assunto_valido check (privado.linha_valida(assunto, 150)),
  texto text not null constraint texto_valido check (length(texto) between 1 and 4000),
  origens text[] not null default '{}' constraint origens_conhecidas check (origens <@ privado.origens()),
  ordem smallint not null,
  versao integer not null default 1,
  constraint assunto_so_do_email check ((canal = 'email') = (assunto is not null)),
  constraint campos_do_momento check (privado.modelo_valido(texto, momento) and privado.modelo_valido(assunto, momento) is not false)
);
comment on table privado.modelos is 'Templates of messages by WhatsApp and e-mail.';
comment on column privado.modelos.texto is
  'May contain the placeholders of its moment (privado.campos_do_modelo) and optional passages in [brackets].';
comment on column privado.modelos.origens is
  'People it is for, by their newest origin; none means all. domain/painel/choose-modelo.ts chooses by it.';
comment on column privado.modelos.momento is
  'When the team uses it: the groups of the list. pagamento and convite are sent from a payment and from a store.';
comment on column privado.modelos.versao is 'Increased by every change; a change based on an older version is refused (409).';
alter table privado.modelos enable row level security;

insert into privado.modelos (ordem, momento, id, origens, nome, canal, assunto, texto) values
(1, 'primeira_resposta', 'whatsapp-primeira-resposta', '{contato}', 'Primeira resposta', 'whatsapp', null,
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Recebi a sua mensagem pelo site e quero entender melhor o momento da farmácia[ {loja}].

Você prefere conversar por aqui ou que eu ligue? Me diga o melhor horário.[

Protocolo {protocolo}]'),
(2, 'diagnostico', 'whatsapp-diagnostico', '{diagnostico}', 'Sobre o diagnóstico', 'whatsapp', null,
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Vi que você terminou o diagnóstico de gestão[ da {loja}] e olhei as respostas com calma.

Posso mostrar por onde eu começaria e ouvir o que você já tentou. Quando é bom para você?[

Protocolo {protocolo}]'),
(3, 'primeira_resposta', 'whatsapp-programa', '{plenitude,edificacao,mentoria_imersao,despertar}', 'Inscrição em programa', 'whatsapp', null,
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. A sua inscrição chegou direitinho, e agradecemos a confiança.

Quero conhecer um pouco a sua farmácia[ em {cidade}] e explicar os próximos passos. Podemos conversar hoje?[

Protocolo {protocolo}]'),
(4, 'primeira_resposta', 'whatsapp-live', '{live}', 'Live', 'whatsapp', null,
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Que bom que você se interessou pela live.

O que você mais quer resolver na farmácia neste momento? Assim já indico por onde começar.[

Protocolo {protocolo}]'),
(5, 'primeira_resposta', 'whatsapp-livro', '{livro}', 'Livro', 'whatsapp', null,
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Vi o seu interesse no livro e fiquei à disposição para ajudar.

Posso tirar alguma dúvida ou contar como outros donos de farmácia usam o material no dia a dia?[

Protocolo {protocolo}]'),
(6, 'primeira_resposta', 'whatsapp-edenapp', '{edenapp}', 'Boas-vindas ao EdenApp', 'whatsapp', null,
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Que bom ver você no EdenApp.

Posso ajudar nos primeiros passos[ da {loja}]? Me conte o que você quer organizar primeiro.[

Protocolo {protocolo}]'),
(7, 'depois', 'whatsapp-retomar', '{}', 'Retomar conversa', 'whatsapp', null,
'Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. Passando para retomar a nossa conversa, sem pressa.

Ainda faz sentido para você? Se preferir deixar para outro momento, é só me dizer.[

Protocolo {protocolo}]'),
(8, 'primeira_resposta', 'email-primeira-resposta', '{contato}', 'Primeira resposta', 'email', 'Recebemos a sua mensagem[ · {protocolo}]',
'Olá[, {primeiro_nome}],

aqui é {autor}, do Éden Grupo. Recebi a sua mensagem pelo site e quero entender melhor o momento da farmácia[ {loja}].

Se preferir, responda a este e-mail com um telefone e o melhor horário para conversarmos.

Um abraço,
{autor}
Éden Grupo'),
(9, 'diagnostico', 'email-diagnostico', '{diagnostico}', 'Sobre o diagnóstico', 'email', 'O seu diagnóstico de gestão[ · {protocolo}]',
'Olá[, {primeiro_nome}],

aqui é {autor}, do Éden Grupo. Vi que você terminou o diagnóstico de gestão[ da {loja}] e olhei as respostas com calma.

Gostaria de mostrar por onde eu começaria e ouvir o que você já tentou. Qual é um bom horário para você?

Um abraço,
{autor}
Éden Grupo'),
(10, 'primeira_resposta', 'email-programa', '{plenitude,edificacao,mentoria_imersao,despertar}', 'Inscrição em programa', 'email', 'A sua inscrição chegou[ · {protocolo}]',
'Olá[, {primeiro_nome}],

a sua inscrição chegou direitinho, e agradecemos a confiança. Aqui é {autor}, do Éden Grupo.

Quero conhecer um pouco a sua farmácia[ em {cidade}] e explicar os próximos passos. Qual é um bom horário para conversarmos?

Um abraço,
{autor}
Éden Grupo'),
(11, 'primeira_resposta', 'email-live', '{live}', 'Live', 'email', 'O seu interesse na live[ · {protocolo}]',
'Olá[, {primeiro_nome}],

aqui é {autor}, do Éden Grupo. Que bom que você se interessou pela live.

O que você mais quer resolver na farmácia neste momento? Assim já indico por onde começar.

Um abraço,
{autor}
Éden Grupo'),
(12, 'primeira_resposta', 'email-livro', '{livro}', 'Livro', 'email', 'O livro do Éden Grupo[ · {protocolo}]',
'Olá[, {primeiro_nome}],

aqui é {autor}, do Éden Grupo. Vi o seu interesse no livro e fiquei à disposição para ajudar.

Posso tirar alguma dúvida ou contar como outros donos de farmácia usam o material no dia a dia?

Um abraço,
{autor}
Éden Grupo'),
(13, 'primeira_resposta', 'email-edenapp', '{edenapp}', 'Boas-vindas ao EdenApp', 'email', 'Os seus primeiros passos no EdenApp[ · {protocolo}]',
'Olá[, {primeiro_nome}],

aqui é {autor}, do Éden Grupo. Que bom ver você no EdenApp.

Posso ajudar nos primeiros passos[ da {loja}]? Responda contando o que você quer organizar primeiro.

Um abraço,
{autor}
Éden Grupo'),
(14, 'depois', 'email-retomar', '{}', 'Retomar conversa', 'email', 'Vamos retomar a nossa conversa?[ · {protocolo}]',
'Olá[, {primeiro_nome}],

aqui é {autor}, do Éden Grupo. Escrevo para retomar a nossa conversa, sem pressa.

Ainda faz sentido para você? Se preferir deixar para outro momento, é só responder a este e-mail.

Um abraço,
{autor}
Éden Grupo');

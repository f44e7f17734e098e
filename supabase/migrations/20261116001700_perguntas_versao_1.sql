-- First version of the diagnostic: seven areas, 23 questions, four options each from worst to best practice.
-- Some options are plain texts and some are objects: readers accept both.
insert into public.diagnosticos_perguntas (id, versao, area, texto, opcoes) values
(1, 1, 'financas', 'Como a farmácia acompanha o resultado do mês na DRE (Demonstração do Resultado do Exercício)?', '[
  "Não fazemos DRE",
  "Só o contador faz, e vemos uma vez por ano",
  "Fechamos a DRE todo mês, mas depois do dia 15",
  "Fechamos a DRE todo mês, até o dia 10, e decidimos com base nela"]'),
(2, 1, 'financas', 'Como é controlado o fluxo de caixa?', '[
  {"texto": "Olhamos o saldo do banco"},
  {"texto": "Anotamos entradas e saídas, sem previsão"},
  {"texto": "Temos previsão para as próximas quatro semanas"},
  {"texto": "Temos previsão para 90 dias, conferida toda semana com o realizado"}]'),
(3, 1, 'financas', 'Você conhece a margem de contribuição da loja?', '[
  "Não sei dizer qual é a margem",
  "Sei a margem bruta aproximada do total",
  "Sei a margem bruta por categoria",
  "Sei a margem de contribuição por categoria e ajusto preço e compra por ela"]'),
(4, 1, 'financas', 'Você sabe quanto precisa vender por mês para não ter prejuízo (ponto de equilíbrio)?', '[
  "Nunca calculei",
  "Tenho uma estimativa de cabeça",
  "Calculei, mas não atualizo há mais de seis meses",
  "Calculo todo mês e acompanho pelo painel de vendas do dia"]'),
(5, 1, 'compras_estoque', 'Como a curva ABC orienta as compras?', '[
  {"texto": "Não usamos curva ABC"},
  {"texto": "Já vimos a curva ABC, mas compramos pela oferta do dia"},
  {"texto": "Compramos os itens da curva A com prioridade"},
  {"texto": "Cada curva tem estoque mínimo, máximo e ponto de pedido revistos todo mês"}]'),
(6, 1, 'compras_estoque', 'Qual é a ruptura (falta) dos itens da curva A?', '[
  "Não medimos a ruptura",
  "Passa de 8%",
  "Fica entre 5% e 8%",
  "Fica abaixo de 5% e tratamos cada falta no mesmo dia"]'),
(7, 1, 'compras_estoque', 'Como o giro do estoque conversa com o prazo dos fornecedores?', '[
  "Não sei o giro nem o prazo médio",
  "Sei o prazo dos fornecedores, mas não o giro",
  "Sei os dois, e o estoque gira depois do vencimento dos boletos",
  "Sei os dois, e o estoque gira antes do vencimento dos boletos"]'),
(8, 1, 'compras_estoque', 'Como são controladas as validades e as perdas?', '[
  {"texto": "Descobrimos o vencido na prateleira"},
  {"texto": "Conferimos de vez em quando"},
  {"texto": "Conferimos todo mês e separamos o que está perto de vencer"},
  {"texto": "O sistema avisa com 90 dias, e há ação de venda ou devolução para cada item"}]'),
(9, 1, 'vendas_preco', 'Como o ticket médio é acompanhado?', '[
  "Não acompanhamos",
  "Vemos o ticket médio da loja no fim do mês",
  "Vemos toda semana, por vendedor",
  "Vemos todo dia, por vendedor, com meta e técnica de venda adicional"]'),
(10, 1, 'vendas_preco', 'Como são definidos os preços?', '[
  "Usamos o preço sugerido ou o máximo ao consumidor",
  "Damos desconto conforme o cliente pede",
  "Pesquisamos os concorrentes de vez em quando",
  "Pesquisamos os itens sensíveis toda semana e temos política de preço por categoria"]'),
(11, 1, 'vendas_preco', 'Como é definido o mix de produtos da loja?', '[
  {"texto": "Compramos o que o representante oferece"},
  {"texto": "Repetimos o que sempre vendeu"},
  {"texto": "Revemos o mix uma vez por ano"},
  {"texto": "Revemos por categoria a cada trimestre, com dados de venda e do bairro"}]'),
(12, 1, 'pessoas', 'A equipe trabalha com metas?', '[
  "Não há metas",
  "Há uma meta da loja, pouco comentada",
  "Cada pessoa tem meta e vê o resultado no fim do mês",
  "Cada pessoa tem meta, acompanhamento semanal e reconhecimento combinado"]'),
(13, 1, 'pessoas', 'Como a equipe é treinada?', '[
  {"texto": "Aprende no balcão, com os colegas"},
  {"texto": "Participa de treinamentos da indústria quando aparecem"},
  {"texto": "Há treinamento de entrada para quem chega"},
  {"texto": "Há um plano anual de treinamento técnico e de vendas, com avaliação"}]'),
(14, 1, 'pessoas', 'Como é montada a escala de trabalho?', '[
  "Cada um ajusta o seu horário",
  "A escala é fixa e não muda com o movimento",
  "A escala considera os dias mais fortes",
  "A escala segue o movimento por hora e garante farmacêutico durante todo o funcionamento"]'),
(15, 1, 'cliente_marketing', 'Como os clientes são cadastrados?', '[
  "Não cadastramos clientes",
  "Cadastramos só quem compra fiado ou tem convênio",
  "Cadastramos mais da metade das vendas",
  "Mais de 80% das vendas são identificadas, com consentimento e dados atualizados"]'),
(16, 1, 'cliente_marketing', 'O que é feito para o cliente voltar a comprar?', '[
  {"texto": "Esperamos que ele volte"},
  {"texto": "Fazemos promoções gerais"},
  {"texto": "Avisamos clientes de uso contínuo de vez em quando"},
  {"texto": "Lembramos cada cliente de uso contínuo na data certa e medimos a recompra"}]'),
(17, 1, 'cliente_marketing', 'Como a satisfação do cliente é medida?', '[
  "Não medimos",
  "Ouvimos as reclamações que chegam",
  "Fazemos uma pesquisa por ano",
  "Medimos o NPS todo mês e respondemos a cada cliente insatisfeito"]'),
(18, 1, 'digital', 'Como funciona a entrega (delivery)?', '[
  "Não entregamos",
  "Entregamos quando dá, sem prazo definido",
  "Entregamos com prazo e taxa definidos",
  "Entregamos com prazo medido, por canal próprio e aplicativos, com margem controlada"]'),
(19, 1, 'digital', 'Como a farmácia vende pelo WhatsApp?', '[
  {"texto": "Não atendemos pelo WhatsApp"},
  {"texto": "Atendemos no celular de alguém da equipe"},
  {"texto": "Temos número da loja com respostas prontas e catálogo"},
  {"texto": "Temos atendimento com vários usuários, tempo de resposta medido e vendas registradas"}]'),
(20, 1, 'digital', 'Como a farmácia usa as redes sociais e o Google?', '[
  "Não temos perfis ativos",
  "Temos perfis, mas publicamos raramente",
  "Publicamos toda semana e mantemos o perfil no Google atualizado",
  "Temos calendário, anúncios locais e medimos quantos clientes chegam por esses canais"]'),
(21, 1, 'estrategia_conformidade', 'Existe planejamento com metas e revisão (PDCA)?', '[
  "Resolvemos o que aparece no dia",
  "Temos ideias, mas nada escrito",
  "Temos um plano anual escrito",
  "Temos plano anual com metas, responsáveis e revisão mensal"]'),
(22, 1, 'estrategia_conformidade', 'Como estão as licenças, as normas sanitárias e o SNGPC?', '[
  {"texto": "Não sei dizer se está tudo em dia"},
  {"texto": "Corremos atrás quando vence ou chega a fiscalização"},
  {"texto": "Está em dia, controlado de memória"},
  {"texto": "Está em dia, com calendário de vencimentos e envio do SNGPC conferido toda semana"}]'),
(23, 1, 'estrategia_conformidade', 'Como a farmácia cuida dos dados pessoais dos clientes (LGPD)?', '[
  "Ainda não tratamos do assunto",
  "Temos um aviso de privacidade, sem rotina",
  "Pedimos consentimento e limitamos quem acessa os dados",
  "Temos responsável, registro de consentimento, prazo de guarda e resposta a pedidos dos clientes"]');

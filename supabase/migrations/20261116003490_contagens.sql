-- People per day, for the figures: counting them in privado.pessoas would read everybody who came in the period. A trigger adds
-- the difference that a change makes, so the sums are exact at every moment. Lines are only added: changes of one day by two
-- transactions do not wait for each other. Housekeeping joins the lines of a day.
create table privado.contagens (
  id bigint generated always as identity primary key,
  figura text not null constraint figura_conhecida check (figura in ('origem', 'campanha', 'arvore', 'folha')),
  dia date not null,
  valor text not null,
  fonte text not null default '',
  pessoas integer not null,
  conversa integer not null default 0,
  ganho integer not null default 0
);
comment on table privado.contagens is 'People per day in São Paulo and what a figure groups them by; the count is the sum of its lines. No personal data.';
comment on column privado.contagens.figura is
  'origem: by day of arrival and form of the first entry; campanha: the same day, by campaign and source; arvore, folha: by the day they were won or lost, and origin or reason.';
comment on column privado.contagens.valor is 'Empty for people without a campaign.';
comment on column privado.contagens.conversa is 'Of the people of a campaign, those who were answered or are in conversation.';
comment on column privado.contagens.ganho is 'Of the people of a campaign, those who were won.';
create index contagens_dia on privado.contagens (figura, dia);
alter table privado.contagens enable row level security;

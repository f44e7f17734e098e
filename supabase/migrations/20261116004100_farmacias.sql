-- Our copy of the pharmacies in the public CNPJ register of the Receita Federal, and the loads that filled it.
insert into privado.tarefas (tarefa, tentativas, prioridade) values ('carregar_farmacias', 3, 0);

create table privado.municipios (
  tom text primary key constraint tom_valido check (tom ~ '^[0-9]{4}$'),
  ibge integer not null unique,
  nome text not null,
  uf text not null,
  slug text not null constraint slug_valido check (slug ~ '^[a-z]+(-[a-z]+)*$'),
  regiao integer,
  regiao_nome text not null,
  latitude numeric(7,4) not null constraint latitude_do_brasil check (latitude between -34 and 6),
  longitude numeric(7,4) not null constraint longitude_do_brasil check (longitude between -74 and -28),
  constraint lugar unique (uf, slug)
);
comment on table privado.municipios is 'Towns by their code at the Receita Federal (TOM, also called SIAFI) and at IBGE; rows from data/municipios.csv.';
comment on column privado.municipios.slug is 'Name in the address of its page, unique in the state.';
comment on column privado.municipios.regiao is 'Code of the immediate geographic region of IBGE; null in a list without codes.';
comment on column privado.municipios.regiao_nome is 'Its name, which one region of a state has.';
comment on column privado.municipios.latitude is 'Of the seat.';
alter table privado.municipios enable row level security;

create table privado.farmacias (
  cnpj text primary key constraint cnpj_valido check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  matriz boolean not null,
  nome_fantasia text constraint fantasia_sem_cpf check (nome_fantasia !~ '(^|[^0-9])[0-9]{3}[.]?[0-9]{3}[.]?[0-9]{3}-?[0-9]{2}$'),
  razao_social text not null constraint razao_sem_cpf check (razao_social !~ '(^|[^0-9])[0-9]{3}[.]?[0-9]{3}[.]?[0-9]{3}-?[0-9]{2}$'),
  situacao text not null constraint situacao_conhecida check (situacao in ('nula', 'ativa', 'suspensa', 'inapta', 'baixada')),
  situacao_em date,
  inicio_em date,
  cnae text not null,
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  cep text constraint cep_valido check (cep ~ '^[0-9]{8}$'),
  uf text not null,
  ibge integer,
  municipio text,
  porte text,
  simples boolean
);
comment on table privado.farmacias is
  'Pharmacies of the public CNPJ register: active, or closed within 24 months. Public data of companies, without partners, telephones and e-mails.';
comment on column privado.farmacias.matriz is 'From the register''s own column: the order number of a head office need not be 0001.';
comment on column privado.farmacias.logradouro is 'Street with its type; null, like numero, complemento and cep, for a sole trader, whose address may be a home.';
comment on column privado.farmacias.ibge is 'Town; null when the register has a code that privado.municipios lacks.';
comment on column privado.farmacias.porte is 'ME, EPP or DEMAIS; null when the register does not say.';
create index farmacias_raiz on privado.farmacias (left(cnpj, 8));
alter table privado.farmacias enable row level security;

create table privado.farmacias_cargas (
  id bigint generated always as identity primary key,
  mes date constraint mes_inteiro check (extract(day from mes) = 1),
  comecada_em timestamptz not null default now(),
  terminada_em timestamptz,
  linhas integer,
  lidas bigint,
  estado text not null default 'em_andamento'
    constraint estado_conhecido check (estado in ('em_andamento', 'trocada', 'recusada', 'interrompida')),
  motivo text,
  constraint terminada check ((terminada_em is null) = (estado = 'em_andamento')),
  constraint sem_mes_sem_carga check (mes is not null or estado = 'interrompida'),
  constraint contada check (estado <> 'trocada' or (linhas is not null and lidas is not null)),
  constraint motivo_do_fim check ((motivo is not null) = (estado in ('recusada', 'interrompida')))
);
comment on table privado.farmacias_cargas is
  'One row per load of privado.farmacias. The newest one with estado trocada names the month that look-ups show.';
comment on column privado.farmacias_cargas.mes is
  'First day of the month that the register was published for; null while the share does not say which months it has.';
comment on column privado.farmacias_cargas.linhas is 'Pharmacies kept.';
comment on column privado.farmacias_cargas.lidas is 'Rows read in all files.';
comment on column privado.farmacias_cargas.motivo is 'Why a load was refused or did not finish; never a value of a row.';
create index farmacias_cargas_trocada on privado.farmacias_cargas (id desc) where estado = 'trocada';
alter table privado.farmacias_cargas enable row level security;

create table privado.horario (
  unico boolean primary key default true constraint uma_linha check (unico),
  prazo_minutos integer not null constraint prazo_possivel check (prazo_minutos between 15 and 6000),
  dias jsonb not null constraint dias_validos check (privado.dias_validos(dias))
);
comment on table privado.horario is 'One row: the opening hours of each weekday and the promised time of a first answer.';
comment on column privado.horario.dias is 'Seven lists of {abre, fecha}, Sunday first; a lunch break makes two ranges of a day.';
comment on column privado.horario.prazo_minutos is 'Working minutes. A change applies to new promises only: each person keeps the moment promised to them.';
alter table privado.horario enable row level security;
-- One working day, until the group decides; expediente in domain/conteudo/padroes.ts is the same.
insert into privado.horario (prazo_minutos, dias)
select 540, jsonb_agg(case when dia between 1 and 5
  then '[{"abre": "08:00", "fecha": "12:00"}, {"abre": "13:00", "fecha": "18:00"}]'::jsonb else '[]' end order by dia)
from generate_series(0, 6) as dia;

create table privado.feriados (
  dia date primary key,
  nome text not null constraint nome_valido check (privado.linha_valida(nome, 80)),
  faixas jsonb not null default '[]' constraint faixas_validas check (privado.faixas_validas(faixas))
);
comment on table privado.feriados is
  'Days with other hours, entered by gestao: local holidays, and national ones on which the group works. National holidays themselves are computed.';
alter table privado.feriados enable row level security;

create type privado.momento as (agora timestamptz, correndo boolean, muda_em timestamptz);
comment on type privado.momento is 'A moment, whether it is working time then, and when work starts or stops next.';

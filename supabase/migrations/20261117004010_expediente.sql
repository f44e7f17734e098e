-- The site states promise and hours. A longer promise applies once the build that states it is served, a shorter one at once.
set lock_timeout = '2s';

alter table privado.horario add column prazo_no_site integer, add column revisao bigint;
comment on column privado.horario.prazo_no_site is
  'Shortest promise that a served page or a running build may still state; null when the served site states prazo_minutos.';
comment on column privado.horario.revisao is 'Build that the last change of promise or weekdays asked for.';

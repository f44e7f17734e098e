-- The figures count the waits that members ended without an answer by the day they did.
create index historico_dispensas on privado.historico (em) where tipo = 'dispensa';

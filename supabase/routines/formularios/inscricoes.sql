create policy "Visitors register dated by the server" on public.inscricoes
  for insert to anon, authenticated with check (criado_em = now() and consentimento_em = now());

create or replace trigger receber after insert on public.inscricoes referencing new table as novas
  for each statement execute function privado.receber_lead();

create or replace trigger esquecer_tarefas after delete on public.inscricoes referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();

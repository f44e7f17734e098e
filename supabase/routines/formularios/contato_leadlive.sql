-- Second check behind the column grants: a visitor's row has the server's time.
create policy "Visitors send messages dated by the server" on public.contato
  for insert to anon, authenticated with check (criado_em = now() and consentimento_em = now());

create policy "Visitors leave leads dated by the server" on public.leadlive
  for insert to anon, authenticated with check (criado_em = now() and consentimento_em = now());

create or replace trigger receber after insert on public.contato referencing new table as novas
  for each statement execute function privado.receber_lead();

create or replace trigger esquecer_tarefas after delete on public.contato referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();

create or replace trigger receber after insert on public.leadlive referencing new table as novas
  for each statement execute function privado.receber_lead();

create or replace trigger esquecer_tarefas after delete on public.leadlive referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();

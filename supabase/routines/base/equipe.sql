create or replace function privado.membro_atual() returns uuid language plpgsql stable set search_path = '' as $$
begin
  return nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid;
exception when invalid_text_representation then
  return null;
end $$;
comment on function privado.membro_atual is 'The sub of the request''s claims, or null.';

create index concurrently cadastros_app_lead_id on public.cadastros_app (lead_id) where lead_id is not null;

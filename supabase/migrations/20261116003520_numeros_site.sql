-- Figures of the public site, from visits that consented to measurement. Each figure reads one index, in the order it needs; a
-- cached plan would not know how many days it reads and sort them instead.
create index medicoes_etapas on public.medicoes (pagina, visita, etapa) include (dia) where medida = 'etapa';
create index medicoes_vitais on public.medicoes (pagina, tela, medida, valor) include (dia) where medida in ('LCP', 'INP', 'CLS');

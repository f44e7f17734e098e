create or replace function privado.contagens_da_pessoa(p privado.pessoas, p_sinal integer)
returns table (figura text, dia date, valor text, fonte text, pessoas integer, conversa integer, ganho integer)
language plpgsql stable rows 3 set search_path = '' as $$
declare
  v_chegada date := p.criada_em at time zone 'America/Sao_Paulo';
begin
  if p.id is null or p.principal_id is not null or p.apagada_em is not null or p.suspeita then
    return;
  end if;
  return query values
    ('origem', v_chegada, p.primeira_origem, '', p_sinal, 0, 0),
    ('campanha', v_chegada, coalesce(p.campanha, ''), coalesce(p.fonte, ''), p_sinal,
      case when p.primeira_resposta_em is not null or p.estado in ('broto', 'muda', 'arvore') then p_sinal else 0 end,
      case when p.estado = 'arvore' then p_sinal else 0 end);
  if p.estado in ('arvore', 'folha') then
    return query values (p.estado, (p.estado_desde at time zone 'America/Sao_Paulo')::date,
      case p.estado when 'folha' then p.motivo else p.origem end, '', p_sinal, 0, 0);
  end if;
end $$;
comment on function privado.contagens_da_pessoa is 'The lines of one person; none for people who are suspicious, deleted or shown under another.';

create or replace function privado.contar_pessoa() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into privado.contagens (figura, dia, valor, fonte, pessoas, conversa, ganho)
  select c.figura, c.dia, c.valor, c.fonte, sum(c.pessoas), sum(c.conversa), sum(c.ganho)
  from (
    select * from privado.contagens_da_pessoa(old, -1) union all select * from privado.contagens_da_pessoa(new, 1)
  ) as c
  group by c.figura, c.dia, c.valor, c.fonte having sum(c.pessoas) <> 0 or sum(c.conversa) <> 0 or sum(c.ganho) <> 0;
  return null;
end $$;
comment on function privado.contar_pessoa is 'Adds the difference between a person before and after a change.';

-- One statement: a reader sees the lines or their sum, and two runs at once do not count a line twice.
create or replace function privado.juntar_contagens() returns void
language sql set search_path = '' as $$
  with solta as (
    delete from privado.contagens as c using (
      select n.figura, n.dia, n.valor, n.fonte from privado.contagens as n group by 1, 2, 3, 4 having count(*) > 1
    ) as r
    where (c.figura, c.dia, c.valor, c.fonte) = (r.figura, r.dia, r.valor, r.fonte) returning c.*
  )
  insert into privado.contagens (figura, dia, valor, fonte, pessoas, conversa, ganho)
  select s.figura, s.dia, s.valor, s.fonte, sum(s.pessoas), sum(s.conversa), sum(s.ganho) from solta as s
  group by 1, 2, 3, 4 having sum(s.pessoas) <> 0 or sum(s.conversa) <> 0 or sum(s.ganho) <> 0
$$;
comment on function privado.juntar_contagens is 'Joins the lines of the same day and group; privado.limpar_painel runs it every hour.';

create or replace trigger contar_pessoa after insert or delete on privado.pessoas for each row execute function privado.contar_pessoa();

create or replace trigger contar_mudanca after update on privado.pessoas for each row when (
  (old.criada_em, old.primeira_origem, old.campanha, old.fonte, old.estado, old.estado_desde, old.motivo, old.origem,
    old.primeira_resposta_em is null, old.principal_id is null, old.apagada_em is null, old.suspeita)
  is distinct from
  (new.criada_em, new.primeira_origem, new.campanha, new.fonte, new.estado, new.estado_desde, new.motivo, new.origem,
    new.primeira_resposta_em is null, new.principal_id is null, new.apagada_em is null, new.suspeita)
) execute function privado.contar_pessoa();

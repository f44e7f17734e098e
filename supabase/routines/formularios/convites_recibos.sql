create or replace function privado.criar_convite(p_hash bytea, p_pedido_id uuid, p_lead_id uuid) returns void
language sql set search_path = '' as $$
  delete from privado.convites where expira_em < now();
  insert into privado.convites (hash, pedido_id, lead_id) values (p_hash, p_pedido_id, p_lead_id);
$$;
comment on function privado.criar_convite is 'Stores an invitation made by the service, and deletes the expired ones.';

-- Looks up by hash, so the response time reveals nothing about a secret. Wrong and expired secrets both return null.
create or replace function public.abrir_convite(p_segredo text) returns json
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_convite privado.convites;
begin
  perform privado.contar('convite', privado.endereco_cliente());
  select * into v_convite from privado.convites
  where hash = sha256(convert_to(left(p_segredo, 64), 'UTF8')) and expira_em > now();
  perform privado.abriu_email('pedidos', v_convite.pedido_id), privado.abriu_email('leadlive', v_convite.lead_id);
  if v_convite.pedido_id is not null then
    return (
      -- Used up, it tells nobody whose it was.
      select case when exists (select from public.cadastros_app as c where c.pedido_id = p.id)
        then json_build_object('tipo', 'paid', 'cadastrado', true)
        else json_build_object(
          'tipo', 'paid', 'pedido_id', p.id, 'situacao', p.situacao, 'plano', p.plano, 'forma', p.forma_pagamento,
          'origem', p.origem_compra, 'nome', p.nome,
          -- The address to which the invitation was sent: who has an older one learns no correction.
          'email', privado.email_da_cobranca(p, v_convite.criado_em), 'telefone', p.telefone,
          'inicio_id', (privado.compra_de('pedidos', p.id)).inicio_id, 'cadastrado', false
        ) end from public.pedidos as p where p.id = v_convite.pedido_id
    );
  end if;
  return (
    select case when exists (select from public.cadastros_app as c where c.email = l.email)
      then json_build_object('tipo', 'free', 'cadastrado', true)
      else json_build_object(
        'tipo', 'free', 'pedido_id', null, 'situacao', null, 'plano', 'free', 'forma', null, 'origem', null,
        'nome', l.nome, 'email', l.email, 'telefone', l.telefone, 'inicio_id', l.id, 'cadastrado', false
      ) end from public.leadlive as l where l.id = v_convite.lead_id
  );
end $$;
comment on function public.abrir_convite is
  'What the sign-up page needs of the order or lead behind an invitation, only its kind once that has a sign-up; null for an unknown or expired secret. Limited per address.';
grant execute on function public.abrir_convite(text) to anon, authenticated, service_role;

-- Runs in its own transaction, which ends before the mail is sent, so the lock on a recipient is short.
create or replace function privado.permitir_recibo(p_alvo text, p_chave text, p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  limite privado.limites;
  v_destinatario bytea := privado.hash_consulta(privado.caixa_postal(p_email));
  v_permitido boolean;
begin
  select * into strict limite from privado.limites where alvo = p_alvo;
  perform pg_advisory_xact_lock(hashtextextended(p_alvo || encode(v_destinatario, 'hex'), 0));
  select permitido into v_permitido from privado.recibos where chave = p_chave;
  if not found then
    select count(*) < limite.maximo into v_permitido from privado.recibos
    where alvo = p_alvo and destinatario = v_destinatario and permitido and criado_em > now() - limite.janela;
    insert into privado.recibos (chave, alvo, destinatario, permitido) values (p_chave, p_alvo, v_destinatario, v_permitido);
  end if;
  return v_permitido;
end $$;
comment on function privado.permitir_recibo is
  'Whether this mail of an open form may be sent to this recipient. Asked again for the same mail it answers the same and counts nothing.';

create or replace function privado.limpar_recibos() returns void language sql set search_path = '' as $$
  delete from privado.recibos as r using privado.limites as l where l.alvo = r.alvo and r.criado_em < now() - l.janela;
$$;
comment on function privado.limpar_recibos is 'Forgets recipients once they no longer count; the service runs it every hour.';

import { diaOf } from "@eden/domain/dia";
import { isAtendente } from "@eden/domain/painel/papeis";
import type { Papel } from "@eden/domain/painel/valores";
import { Avatar } from "@eden/ui/avatar.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Menu } from "@eden/ui/menu.tsx";
import { Ellipsis, KeyRound, MailCheck, Plane, UserRoundCheck, UserRoundX } from "lucide";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { resetFator, sendCodigo } from "~/clients/acesso.ts";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { RpcError } from "~/clients/transport.ts";
import { useAusencias } from "~/clients/use-ausencias.ts";
import { useEu } from "~/clients/use-eu.ts";
import { AusenciaSheet } from "~/pessoas/ausencia-sheet.tsx";
import { formatDiaDoMes, formatQuando } from "~/pessoas/quando.ts";
import { DeactivateForm, type MembroDaEquipe } from "./deactivate-form.tsx";
import { PapelSelect } from "./papel-select.tsx";

interface MembroRowProps {
  membro: MembroDaEquipe;
  herdeiros: readonly MembroDaEquipe[];
  leaving: boolean;
  onLeaving: (open: boolean) => void;
}

export function MembroRow({ membro, herdeiros, leaving, onLeaving }: MembroRowProps) {
  const { send } = useComandos();
  const { membro: eu } = useEu();
  const [away, setAway] = useState(false);
  // A role that attends nobody waits until it is said who gets the people.
  const [asked, setAsked] = useState<Papel | null>(null);
  const mine = membro.id === eu.id;
  const row = useRef<HTMLLIElement>(null);
  /** The form goes away with the focus. */
  const close = () => {
    flushSync(() => onLeaving(false));
    row.current?.querySelector<HTMLElement>("select:enabled, button")?.focus();
  };
  const save = (change: { papel?: Papel; ativa?: boolean; herdeiro?: string | null }, aviso: string) => {
    const { id, nome, papel, ativa } = membro;
    return send("gravar_membro", { id, nome, papel, ativa, herdeiro: null, ...change }, { aviso, invalidate: EQUIPE });
  };
  const choose = (papel: Papel) => {
    const asks = isAtendente(membro) && !isAtendente({ papel });
    setAsked(asks ? papel : null);
    if (asks || leaving) onLeaving(asks);
    if (!asks && papel !== membro.papel) void save({ papel }, `Papel de ${membro.nome} mudado`);
  };
  return (
    <li ref={row} className="border-b border-dashed border-linha-2 py-3">
      <div className="grid grid-cols-[38px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 @md:grid-cols-[38px_minmax(0,1fr)_152px_44px] @md:gap-y-0.5 @2xl:grid-cols-[38px_minmax(0,1fr)_152px_minmax(0,168px)_44px]">
        <Avatar
          name={membro.nome}
          seed={membro.id}
          className={classNames("size-9.5 @md:@max-2xl:row-span-2", !membro.ativa && "bg-inativo! text-pedra!")}
        />
        <div className="min-w-0">
          <p className="truncate font-semibold">
            {membro.nome}
            {mine && <span className="font-normal text-pedra"> (você)</span>}
          </p>
          <p className="truncate text-small text-pedra">{membro.email}</p>
        </div>
        <PapelSelect
          label={`Papel de ${membro.nome}`}
          value={(leaving && asked) || membro.papel}
          disabled={mine || !membro.ativa}
          onValueChange={choose}
          className="@max-md:col-start-2 @max-md:row-start-3 @max-md:w-40 @md:@max-2xl:row-span-2"
        />
        <Atividade membro={membro} />
        <div className="@max-2xl:row-start-1 @max-md:col-start-3 @md:@max-2xl:col-start-4 @md:@max-2xl:row-span-2">
          {!mine && (
            <Acoes
              membro={membro}
              onAway={herdeiros.length > 0 && isAtendente(membro) ? () => setAway(true) : null}
              onDeactivate={() => {
                setAsked(null);
                onLeaving(true);
              }}
              onActivate={() => void save({ ativa: true }, `${membro.nome} voltou à equipe`)}
            />
          )}
        </div>
      </div>
      {away && <AusenciaSheet membro={membro} onClose={() => setAway(false)} />}
      {leaving && (
        <DeactivateForm
          membro={membro}
          papel={asked}
          herdeiros={isAtendente(membro) ? herdeiros : null}
          onCancel={close}
          onConfirm={async (herdeiro) => {
            const { status } = asked
              ? await save({ papel: asked, herdeiro }, `Papel de ${membro.nome} mudado`)
              : await save({ ativa: false, herdeiro }, `${membro.nome} não entra mais`);
            if (status === "gravado") close();
          }}
        />
      )}
    </li>
  );
}

const EQUIPE = ["membros", "eu", "registro"] as const;

function Atividade({ membro: { id, ativa, entrou_em, em_conversa } }: { membro: MembroDaEquipe }) {
  const today = diaOf(Date.now());
  const ausencia = useAusencias()?.find((one) => one.membro.id === id && one.de <= today);
  const entrou = entrou_em ? `entrou ${formatQuando(entrou_em, Date.now())}` : "ainda não entrou";
  return (
    <p className="text-small/snug text-pedra @max-2xl:col-start-2 @max-2xl:row-start-2 @max-md:col-end-4">
      {ausencia ? `ausente até ${formatDiaDoMes(ausencia.ate)}` : ativa ? entrou : "desativada"}
      {ativa && em_conversa > 0 && (
        <>
          <span className="@2xl:hidden"> · </span>
          <span className="@2xl:block">{em_conversa} em conversa</span>
        </>
      )}
    </p>
  );
}

interface AcoesProps {
  membro: MembroDaEquipe;
  onAway: (() => void) | null;
  onDeactivate: () => void;
  onActivate: () => void;
}

function Acoes({ membro, onAway, onDeactivate, onActivate }: AcoesProps) {
  const { announce } = useComandos();
  const act = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      announce(done);
    } catch (error) {
      announce(error instanceof RpcError ? error.mensagem : "Não deu certo agora.", "erro");
    }
  };
  const awayItems = onAway ? [{ label: "Férias ou ausência", icon: Plane, onSelect: onAway }] : [];
  const deactivateItem = { label: "Desativar…", icon: UserRoundX, danger: true, onSelect: onDeactivate };
  const activateItem = { label: "Reativar", icon: UserRoundCheck, onSelect: onActivate };
  const sendItem = {
    label: "Enviar código de entrada",
    icon: MailCheck,
    onSelect: () => void act(sendCodigo(membro.id), `Código enviado a ${membro.nome}. Vale por 10 minutos.`),
  };
  const resetItem = {
    label: "Redefinir o autenticador",
    icon: KeyRound,
    onSelect: () => void act(resetFator(membro.id), `${membro.nome} configura o autenticador na próxima entrada`),
  };
  return (
    <Menu
      label={`Ações de ${membro.nome}`}
      items={membro.ativa ? [...awayItems, sendItem, resetItem, deactivateItem] : [activateItem]}
      className="grid size-11 place-items-center rounded-control text-mata hover:bg-orvalho"
    >
      <Icon of={Ellipsis} size={20} />
    </Menu>
  );
}

import { PAPEIS } from "@eden/domain/painel/valores";
import { initials } from "@eden/ui/avatar.tsx";
import { ConfirmDialog } from "@eden/ui/confirm-dialog.tsx";
import { Menu } from "@eden/ui/menu.tsx";
import { useMediaQuery } from "@eden/ui/use-media-query.ts";
import { Bell, Keyboard, LogOut, MailX, MonitorX, Search, Settings2 } from "lucide";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { signOut, signOutEverywhere } from "~/clients/acesso.ts";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { clearRascunhos } from "~/clients/rascunhos.ts";
import { leaveSessao } from "~/clients/sessao.ts";
import { RpcError } from "~/clients/transport.ts";
import { useEu, useMay } from "~/clients/use-eu.ts";
import { runAtalho } from "~/keyboard/use-atalhos.ts";
import { clearContatosPendentes } from "~/pessoas/contatos-pendentes.ts";
import type { Place } from "~/places.ts";

interface AccountMenuProps {
  /** First words of its name; the initials that the button may show are at the end of it. */
  label: string;
  children: ReactNode;
  className?: string;
  /** Places without room in the bottom bar. */
  places?: readonly Place[];
  onHelp: () => void;
}

/** The member's menu: places without a button, help and both ways to sign out. Asks first when something was not sent yet. */
export function AccountMenu({ label, children, className, places = [], onHelp }: AccountMenuProps) {
  const navigate = useNavigate();
  const { membro, correio } = useEu();
  const { pendentes, deOutros } = useComandos();
  const signOut = useSignOut();
  const touch = useMediaQuery("(pointer: coarse)");
  const [asking, setAsking] = useState<"aqui" | "todos" | null>(null);
  const attends = useMay("preferencias_aviso");
  const leave = (where: "aqui" | "todos") => {
    if (pendentes.length + deOutros > 0) setAsking(where);
    else void signOut(where === "todos");
  };
  return (
    <>
      <Menu
        label={`${label}, ${membro.nome} (${initials(membro.nome)})`}
        className={className ?? ""}
        header={
          <>
            <p className="font-semibold">{membro.nome}</p>
            <p className="text-small text-pedra">
              {PAPEIS[membro.papel]} · {membro.email}
            </p>
          </>
        }
        items={[
          ...places.map(({ nome, icone, path }) => ({ label: nome, icon: icone, onSelect: () => void navigate(path) })),
          { label: "Buscar", icon: Search, onSelect: () => runAtalho("mod+k") },
          ...(attends ? [{ label: "Avisos e férias", icon: Bell, onSelect: () => void navigate("/avisos") }] : []),
          ...(attends && correio
            ? [{ label: "E-mails postos de lado", icon: MailX, onSelect: () => void navigate("/postos-de-lado") }]
            : []),
          ...(touch
            ? []
            : [
                { label: "Atalhos do teclado", icon: Keyboard, onSelect: onHelp },
                { label: "Preferências", icon: Settings2, onSelect: () => runAtalho(":preferencias") },
              ]),
          { label: "Sair", icon: LogOut, onSelect: () => leave("aqui") },
          { label: "Sair de todos os aparelhos", icon: MonitorX, onSelect: () => leave("todos") },
        ]}
      >
        {children}
      </Menu>
      <ConfirmDialog
        open={asking !== null}
        title="Sair e apagar o que não foi enviado?"
        confirm="Sair e apagar"
        cancel="Continuar aqui"
        onConfirm={() => void signOut(asking === "todos")}
        onClose={() => setAsking(null)}
      >
        {unsentText(pendentes.length, deOutros)}
      </ConfirmDialog>
    </>
  );
}

function unsentText(own: number, others: number): string {
  const parts: string[] = [];
  if (own === 1) parts.push("Uma mudança sua ainda espera a conexão. Se você sair agora, ela se perde.");
  if (own > 1) parts.push(`${own} mudanças suas ainda esperam a conexão. Se você sair agora, elas se perdem.`);
  if (others > 0) {
    parts.push("Há anotações de outra pessoa neste navegador, ainda não enviadas. Sair apaga também o que é dela.");
  }
  return parts.join(" ");
}

/** Ends the session at the service, then removes everything personal from this browser; the shell clears the cache as it closes. */
function useSignOut() {
  const { comandos, announce } = useComandos();
  const navigate = useNavigate();
  return async (everywhere: boolean) => {
    try {
      await (everywhere ? signOutEverywhere() : signOut());
    } catch (error) {
      // A session that is already over is what was asked for.
      if (!(error instanceof RpcError && error.status === 401)) {
        return announce("Não deu para sair sem conexão. Tente de novo em instantes.", "erro");
      }
    }
    await comandos.clear();
    clearRascunhos();
    clearContatosPendentes();
    navigate("/entrar", { replace: true });
    leaveSessao();
  };
}

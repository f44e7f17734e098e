import type { Funcao } from "@eden/domain/painel/contrato";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Clock, Footprints, Gauge, type IconNode, MessageSquareText, Users } from "lucide";
import { Navigate, NavLink, Outlet, useLocation } from "react-router";
import { useEu, useMay } from "~/clients/use-eu.ts";
import { useCurrentInView } from "~/parts/use-current-in-view.ts";

interface Parte {
  path: string;
  nome: string;
  icone: IconNode;
  /** Who may call it may open the part. */
  funcao: Funcao;
}

const PARTES: readonly Parte[] = [
  { path: "/equipe", nome: "Pessoas", icone: Users, funcao: "membros" },
  { path: "/equipe/horario", nome: "Horário e feriados", icone: Clock, funcao: "gravar_horario" },
  { path: "/equipe/modelos", nome: "Modelos", icone: MessageSquareText, funcao: "gravar_modelo" },
  { path: "/equipe/limites", nome: "Limites", icone: Gauge, funcao: "limites" },
  { path: "/equipe/acessos", nome: "Registro de acessos", icone: Footprints, funcao: "registro" },
];

/** The parts of the team's page that the member may open: a column beside the content, tabs above it on a phone. */
export function EquipeLayout() {
  const { pode } = useEu();
  const tabs = useCurrentInView<HTMLDivElement>(useLocation().pathname);
  return (
    <div className="flex h-full flex-col lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
      <nav aria-label="Equipe" className="px-3.5 pt-4 lg:pt-5.5">
        <p className="px-0.5 pb-2 font-titulo text-heading/tight font-semibold tracking-[-0.015em] text-mata lg:px-2.5 lg:pb-3.5">
          Equipe
        </p>
        <div
          ref={tabs}
          className="relative flex gap-1 overflow-x-auto p-1 max-lg:-mx-3.5 max-lg:px-3.5 max-lg:pb-2.5 md:max-lg:gap-0 lg:flex-col"
        >
          {PARTES.filter(({ funcao }) => pode.includes(funcao)).map(({ path, nome, icone }) => (
            <NavLink key={path} to={path} end className={parteStyle}>
              <Icon of={icone} size={18} className="text-folha" />
              {nome}
            </NavLink>
          ))}
        </div>
      </nav>
      <main className="relative min-h-0 flex-1 overflow-y-auto border-linha bg-papel max-lg:border-t lg:border-l">
        <Outlet />
      </main>
    </div>
  );
}

/** Around the parts that the encarregado may not open. */
export function GestaoOnly() {
  return useMay("membros") ? <Outlet /> : <Navigate to="/equipe/acessos" replace />;
}

const parteStyle =
  "flex min-h-11 shrink-0 items-center gap-2.5 rounded-control px-2.5 text-read whitespace-nowrap md:max-lg:gap-1.5 md:max-lg:px-2 hover:bg-white/60 aria-[current=page]:bg-white aria-[current=page]:font-semibold aria-[current=page]:shadow-[inset_0_0_0_1px_var(--color-linha)] lg:min-h-9.5 lg:pointer-coarse:min-h-11";

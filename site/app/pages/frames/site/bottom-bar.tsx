import { Icon } from "@eden/ui/core/icon.tsx";
import { ChartColumn, Cpu, GraduationCap, type IconNode, Layers, MessageCircle, Smartphone, Store } from "lucide";
import { NavLink } from "react-router";

const items: { label: string; to: string; icon: IconNode }[] = [
  { label: "Educação", to: "/educacao", icon: GraduationCap },
  { label: "Marcas", to: "/marcas", icon: Store },
  { label: "App", to: "/edenapp", icon: Smartphone },
  { label: "Planos", to: "/planos", icon: Layers },
  { label: "Tecnologia", to: "/edentech", icon: Cpu },
  { label: "Gestão", to: "/gestao", icon: ChartColumn },
  { label: "Contato", to: "/contato", icon: MessageCircle },
];

/** Seven links on phones. Column widths depend on label length: seven equal columns do not fit 360 px. */
export function BottomBar() {
  return (
    <nav
      data-chrome
      aria-label="Atalhos"
      className="fixed inset-x-0 bottom-0 z-30 flex rounded-t-[22px] border-linha border-t bg-papel px-1.5 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))] shadow-[0_-8px_30px_#0E3B2E12] lg:hidden"
    >
      {items.map((item) => (
        <NavLink
          key={item.to}
          to={item.to}
          className="group flex min-h-13.5 min-w-10.5 flex-auto flex-col items-center justify-center gap-0.75 rounded-xl font-medium text-[0.6875rem] text-pedra leading-tight tracking-[-0.01em] aria-[current=page]:font-bold aria-[current=page]:text-folha xs:min-w-11 xs:text-xs min-[24.375rem]:text-[0.8125rem]"
        >
          <span className="grid h-6.5 w-9.5 place-items-center rounded-full group-aria-[current=page]:bg-orvalho">
            <Icon of={item.icon} size={22} />
          </span>
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}

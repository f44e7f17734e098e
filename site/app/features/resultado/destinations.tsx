import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Layers, MessageCircle, Smartphone, Sprout } from "lucide";

const destinations = [
  { to: "/planos", icon: Layers, nome: "Planos", texto: "Compare os seis planos" },
  { to: "/edenapp", icon: Smartphone, nome: "EdenApp", texto: "Mais de 30 aulas" },
  { to: "/jardim", icon: Sprout, nome: "Ver o meu jardim", texto: "Sete perguntas sobre a loja" },
  { to: "/contato", icon: MessageCircle, nome: "Contato", texto: "Fale com a equipe" },
];

/** The pages that most visitors look for. */
export function Destinations() {
  return (
    <ul className="mt-4 grid w-full gap-3 sm:grid-cols-2">
      {destinations.map(({ to, icon, nome, texto }) => (
        <li key={to}>
          <AppLink
            to={to}
            className="flex min-h-17 items-center gap-3.5 rounded-[18px] border border-linha bg-papel px-4 py-2.5 text-left transition-[translate] hover:-translate-y-0.5 active:translate-y-0 active:bg-orvalho"
          >
            <Icon of={icon} className="shrink-0 text-folha" />
            <span className="leading-snug">
              <strong className="block font-semibold text-mata">{nome}</strong>
              <span className="block text-pedra text-peq">{texto}</span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

import { Avatar } from "@eden/ui/avatar.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatDiaDoMes } from "~/pessoas/quando.ts";
import { quantas, quantasStart } from "./quantas.ts";
import { cardStyle, Section, sectionLink } from "./section.tsx";

type Hoje = Saida<"hoje">;

interface EquipeSectionProps {
  equipe: Hoje["equipe"];
  semDono: Hoje["sem_dono"];
}

/** Who of the team is in the panel and with whom, and how many people have no dono. */
export function EquipeSection({ equipe, semDono }: EquipeSectionProps) {
  if (equipe.length === 0 && semDono.total === 0) return null;
  const ordered = equipe.toSorted((a, b) => Number(b.no_painel) - Number(a.no_painel));
  return (
    <Section titulo="A equipe agora">
      <ul className={cardStyle}>
        {ordered.map((membro) => (
          <Membro key={membro.id} membro={membro} />
        ))}
        {semDono.total > 0 && (
          <li className="px-4 py-3">
            <Link to="/caixa?vista=sem_dono" className={sectionLink}>
              {semDonoText(semDono)}
            </Link>
          </li>
        )}
      </ul>
    </Section>
  );
}

function Membro({ membro }: { membro: Hoje["equipe"][number] }) {
  return (
    <li className="relative flex items-center gap-3 px-4 py-2.5">
      <span className="relative">
        <Avatar name={membro.nome} seed={membro.id} />
        {membro.no_painel && (
          <span
            aria-hidden="true"
            className="absolute -right-0.5 -bottom-0.5 size-3 rounded-full border-2 border-white bg-folha"
          />
        )}
      </span>
      <p className="min-w-0 flex-1">
        <b className={classNames("block truncate text-read/snug font-strong", !membro.no_painel && "text-pedra")}>
          {membro.nome}
        </b>
        <span className="block truncate text-small text-pedra">
          {membro.com ? (
            <>
              com{" "}
              <Link to={`/caixa/${membro.com.id}`} className="underline after:absolute after:inset-0 hover:text-folha">
                {membro.com.nome}
              </Link>
            </>
          ) : (
            situationOf(membro)
          )}
        </span>
      </p>
      <span className="shrink-0 text-small text-pedra tabular-nums">{membro.em_conversa} em conversa</span>
    </li>
  );
}

function situationOf({ ausencia, no_painel }: Hoje["equipe"][number]): string {
  if (!ausencia) return no_painel ? "no painel" : "fora do painel";
  const substituto = ausencia.substituto && `; ${primeiroNome(ausencia.substituto.nome)} substitui`;
  return `ausente até ${formatDiaDoMes(ausencia.ate)}${substituto ?? ""}`;
}

function semDonoText({ total, esperando }: Hoje["sem_dono"]): string {
  const people = total === 1 ? "Uma pessoa está sem dono" : `${quantasStart(total)} pessoas estão sem dono`;
  if (esperando === 0) return people;
  if (total === 1) return `${people}, esperando`;
  return `${people}, ${quantas(esperando)} delas esperando`;
}

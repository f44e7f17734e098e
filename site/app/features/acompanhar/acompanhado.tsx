import { Canteiro } from "./canteiro.tsx";
import { EnviadoSection } from "./enviado-section.tsx";
import type { ParteProps } from "./parte.ts";
import { RespostaAside } from "./resposta-aside.tsx";
import { SituacaoHero } from "./situacao-hero.tsx";

/** A request that its link opened. */
export default function Acompanhado({
  onWithdrawn,
  ...parte
}: ParteProps & { onWithdrawn: (isCompra: boolean) => void }) {
  return (
    <div className="pagina max-w-260 pt-3 lg:pt-10">
      <SituacaoHero {...parte} />
      <Canteiro dados={parte.dados} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23.75rem]">
        <EnviadoSection {...parte} />
        <RespostaAside {...parte} onWithdrawn={onWithdrawn} />
      </div>
    </div>
  );
}

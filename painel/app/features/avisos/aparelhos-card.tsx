import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { BellRing, Monitor, Smartphone } from "lucide";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { testPush, turnPushOff } from "~/clients/push.ts";
import type { Saida } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { messageOf } from "~/clients/transport.ts";
import { useNow } from "~/parts/use-now.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { cardStyle } from "./choice.tsx";
import { type EsteAparelho, useEsteAparelho } from "./use-este-aparelho.ts";

type Aparelho = Saida<"preferencias_aviso">["aparelhos"][number];

/** Where notices ring: this device, the others of the member, and how an iPhone becomes one. */
export function AparelhosCard({ aparelhos }: { aparelhos: readonly Aparelho[] }) {
  const este = useEsteAparelho();
  return (
    <section aria-labelledby="avisos-aparelhos" className={`${cardStyle} py-4`}>
      <h2 id="avisos-aparelhos" className="text-title">
        Seus aparelhos
      </h2>
      <ul className="mt-2 divide-y divide-areia">
        {aparelhos.map((aparelho) => (
          <AparelhoRow key={aparelho.id} aparelho={aparelho} este={este} />
        ))}
      </ul>
      <div role="status">
        <TurnOn este={este} />
      </div>
      {este.status !== "unconfigured" && <IphoneSteps />}
    </section>
  );
}

function AparelhoRow({ aparelho: { id, nome, avisado_em }, este }: { aparelho: Aparelho; este: EsteAparelho }) {
  const { send, announce } = useComandos();
  const queryClient = useQueryClient();
  const now = useNow();
  const isThis = id === este.id;
  const test = () =>
    testPush(id)
      .then(() => announce("Aviso de teste enviado"))
      .catch((error: unknown) => {
        announce(messageOf(error), "erro");
        void queryClient.invalidateQueries({ queryKey: rpcKey("preferencias_aviso") });
      });
  const remove = async () => {
    if (isThis) await turnPushOff().catch(() => undefined);
    const aviso = isThis ? "Sem avisos neste aparelho" : `Sem avisos em ${nome}`;
    await send("retirar_aparelho", { id }, { aviso, invalidate: ["preferencias_aviso"] });
    if (isThis) este.reload();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <span className="grid size-9.5 shrink-0 place-items-center rounded-control bg-orvalho text-folha">
        <Icon of={/iPhone|iPad|Android/.test(nome) ? Smartphone : Monitor} size={20} />
      </span>
      <p className="min-w-0 flex-1 basis-45">
        <b className="block font-strong">{nome}</b>
        <span className="text-small text-pedra">
          {[
            isThis && "este aparelho",
            avisado_em ? `último aviso ${formatQuando(avisado_em, now)}` : "nenhum aviso ainda",
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </p>
      <span className="-mr-2 flex max-sm:-ml-3 max-sm:pl-12.5">
        <CompactButton variant="bare" aria-label={`Testar em ${nome}`} onClick={() => void test()}>
          Testar
        </CompactButton>
        <CompactButton variant="bare" aria-label={`Retirar ${nome}`} onClick={() => void remove()}>
          Retirar
        </CompactButton>
      </span>
    </li>
  );
}

/** The button, or why there is none. Permission is asked only after a click. */
function TurnOn({ este }: { este: EsteAparelho }) {
  if (este.status === "off")
    return (
      <>
        <CompactButton variant="ipe" className="mt-3" aria-disabled={este.busy} onClick={este.turnOn}>
          <Icon of={BellRing} size={18} />
          Ligar avisos neste aparelho
        </CompactButton>
        {este.erro && <p className="mt-2 text-body text-erro">{este.erro}</p>}
      </>
    );
  const words = WORDS[este.status];
  return words ? <p className="mt-2 text-body/snug text-pedra">{words}</p> : null;
}

const WORDS: Record<Exclude<EsteAparelho["status"], "off">, string | null> = {
  loading: null,
  on: null,
  unconfigured: "Os avisos fora do painel ainda não foram configurados. Fale com o desenvolvimento.",
  unsupported: "Este navegador não mostra avisos. Use Chrome, Edge, Firefox ou Safari atualizado.",
  install: "No iPhone os avisos chegam pelo app instalado: siga os três passos.",
  denied:
    "Este navegador está proibido de mostrar avisos do painel. Toque no cadeado, ao lado do endereço, permita “Notificações” e carregue a página de novo.",
};

function IphoneSteps() {
  return (
    <div className="mt-4 rounded-control bg-orvalho px-4 py-3 text-body">
      <h3 className="font-texto text-body font-strong tracking-normal">Quer avisos no iPhone?</h3>
      <ol className="mt-1.5 list-decimal space-y-1 pl-5">
        <li>Abra o painel no Safari.</li>
        <li>Toque em Compartilhar e em “Adicionar à Tela de Início”.</li>
        <li>Entre por ali e volte a esta página: “Ligar avisos”.</li>
      </ol>
    </div>
  );
}

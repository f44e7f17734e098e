import { PRODUTOS } from "@eden/domain/catalogo/produtos";
import { chooseProduto, chooseTipoEdenapp } from "@eden/domain/jornadas/live";
import { Card } from "@eden/ui/card.tsx";
import { RadioCards } from "@eden/ui/choice/choice-group.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { planosDoApp } from "~/content/cadastro.ts";
import { precosDaLive, produtosDaLive } from "~/content/live.ts";
import { precos } from "~/content/precos.ts";
import { PedidoTerms, PixOrBoleto } from "~/forms/pedido/pedido-terms.tsx";
import { isLinked, plants } from "./live-summary.tsx";
import type { LiveForm } from "./use-live.ts";

type ProdutoStepProps = Pick<LiveForm, "values" | "errors" | "edit">;

const edenappDescription = (
  <>
    {produtosDaLive.edenapp}
    <span className="block">
      Gratuito ou{" "}
      <span className="whitespace-nowrap">
        <MoneyText>{precos.parcelas}</MoneyText>
      </span>
    </span>
  </>
);

const options = PRODUTOS.map(({ id, nome }) => ({
  value: id,
  title: nome,
  description: id === "edenapp" ? edenappDescription : produtosDaLive[id],
  picture: <Picture of={plants[id]} alt="" sizes="96px" />,
}));

/** The second step. Loaded while the visitor answers the first. */
export default function ProdutoStep({ values, errors, edit }: ProdutoStepProps) {
  const [settled, setSettled] = useState(() => isLinked(values.produto));
  const id = errors.idOf("produto");
  const change = () => {
    flushSync(() => setSettled(false));
    document.getElementById(id)?.focus();
  };
  return (
    <>
      {settled ? (
        <SettledProduto onChange={change} />
      ) : (
        <RadioCards
          id={id}
          name="produto"
          legend="Produto"
          legendHidden
          options={options}
          value={values.produto || undefined}
          onValueChange={(produto) => edit(chooseProduto(values, produto))}
          error={errors.errors.produto}
          layout="tile"
          columns={3}
        />
      )}
      <AppChoice values={values} errors={errors} edit={edit} />
    </>
  );
}

/** The product that the address names, in one line. */
function SettledProduto({ onChange }: { onChange: () => void }) {
  return (
    <p className="flex items-center gap-3.5 rounded-sheet bg-orvalho py-2 pr-2 pl-3">
      <Picture of={plants.edenapp} alt="" sizes="48px" className="h-12 w-auto" />
      <strong className="flex-1 font-semibold font-titulo text-[1.1875rem]/[1.3] text-mata">EdenApp</strong>
      <button
        type="button"
        onClick={onChange}
        className="min-h-11 rounded-lg px-2 font-semibold text-folha underline underline-offset-4"
      >
        Trocar<span className="sr-only"> de produto</span>
      </button>
    </p>
  );
}

const tipos = [
  { value: "free", title: "FREE", description: <MoneyText>{`${precosDaLive.gratuito}, sem cartão`}</MoneyText> },
  {
    value: "pago",
    title: "PAGO",
    description: (
      <>
        <MoneyText>{`${precos.parcelasETotal}, ou ${precosDaLive.avista} à\u00a0vista`}</MoneyText>
        <span className="block">{precosDaLive.acesso}</span>
      </>
    ),
  },
] as const;

const planos = [
  {
    value: "parcelado",
    title: planosDoApp.parcelado.nome,
    description: planosDoApp.parcelado.meio,
    price: precos.parcelas,
    details: <MoneyText>{`= ${precos.totalParcelado}, sem juros`}</MoneyText>,
  },
  {
    value: "avista",
    title: planosDoApp.avista.nome,
    description: planosDoApp.avista.meio,
    price: precosDaLive.avista,
    details: (
      <>
        <strong>{precosDaLive.desconto}</strong>:{" "}
        <span className="whitespace-nowrap">
          <MoneyText>{`economia de ${precosDaLive.economia}`}</MoneyText>
        </span>
      </>
    ),
  },
] as const;

/** The EdenApp's own questions: FREE or PAGO and, if paid, the payment method. Empty for other products. */
function AppChoice({ values, errors: { errors, idOf }, edit }: ProdutoStepProps) {
  const box = useRef<HTMLDivElement>(null);
  const payment = useRef<HTMLDivElement>(null);
  const { tipoEdenapp, plano, forma } = values;
  const asked = values.produto === "edenapp";
  const isPago = tipoEdenapp === "pago";
  useBringIntoView(box, asked);
  useBringIntoView(payment, isPago);
  if (!asked) return <div ref={box} />;
  return (
    <div ref={box} className="mt-4 scroll-my-6">
      <Card>
        <RadioCards
          id={idOf("tipoEdenapp")}
          name="tipoEdenapp"
          legend="Como você quer o EdenApp?"
          options={tipos}
          value={tipoEdenapp || undefined}
          onValueChange={(tipo) => edit(chooseTipoEdenapp(values, tipo))}
          error={errors.tipoEdenapp}
          layout="pair"
          columns={2}
        />
        <div ref={payment} className="scroll-my-6">
          {isPago && (
            <RadioCards
              id={idOf("plano")}
              name="plano"
              legend="Forma de pagamento"
              options={planos}
              value={plano || undefined}
              onValueChange={(escolhido) => edit({ plano: escolhido })}
              error={errors.plano}
              layout="pair"
              columns={2}
              className="mt-8"
            />
          )}
          {isPago && plano === "avista" && (
            <div className="mt-8">
              <PixOrBoleto id={idOf("forma")} value={forma} onValueChange={(escolhida) => edit({ forma: escolhida })} />
            </div>
          )}
        </div>
      </Card>
      {isPago && plano && <PedidoTerms origem="live" plano={plano} forma={forma} />}
    </div>
  );
}

/** The last input device. Arrow keys select each radio they pass, so keyboard focus must not be moved. */
let byPointer = false;
if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", () => (byPointer = true), { capture: true, passive: true });
  window.addEventListener("keydown", () => (byPointer = false), { capture: true, passive: true });
}

/**
 * Scrolls to and focuses questions that a tap or click has just opened, perhaps below the edge of the screen. Keyboard
 * users reach them with the next Tab.
 */
function useBringIntoView(box: RefObject<HTMLElement | null>, open: boolean) {
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    const wasOpen = before.current;
    before.current = open;
    // Already open when the step was shown, so not opened by a click.
    if (!open || wasOpen !== false || !byPointer) return;
    const radio = box.current?.querySelector<HTMLInputElement>("input[type=radio]");
    if (!box.current || !radio || radio.form?.querySelector(`input[name="${radio.name}"]:checked`)) return;
    radio.focus({ preventScroll: true });
    box.current.scrollIntoView({ block: "nearest", behavior: prefersStill() ? "auto" : "smooth" });
  }, [box, open]);
}

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

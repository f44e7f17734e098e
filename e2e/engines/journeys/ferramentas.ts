import { ARRIVES, button, field, type Tab } from "../tab.ts";
import { PHONE, SITE, test } from "../test.ts";

const DESCONTO = `${SITE}/ferramentas/desconto-que-cabe`;

export function ferramentas(): void {
  test("[FERRAMENTA-11] a tool filled in on a phone gives its result, and without a network it opens again and computes", async ({
    tab,
  }) => {
    await tab.engine.resize(...PHONE);
    await tab.open(DESCONTO);
    await fillDesconto(tab);
    await tab.until("a copy of the tools", () => navigator.serviceWorker.ready.then(() => true), ARRIVES);
    await tab.seeText("As ferramentas agora abrem também sem internet.");
    await tab.engine.setOffline(true);
    await tab.open(DESCONTO);
    // The tab remembers.
    await tab.seeValue(field("Preço normal, em reais"), "24,90");
    await fillDesconto(tab);
    await tab.engine.setOffline(false);
    await tab.click(button("Remover do aparelho"));
    await tab.seeText("Removido.");
    // What could not be asked for: the configuration of the forms.
    await tab.engine.heard();
  });
}

const VALUES = {
  "Preço normal, em reais": "24,90",
  "Custo, em reais": "14,50",
  "Cartão e imposto, em porcentagem": "8,5",
  "Vende por mês": "120",
  "Desconto, em porcentagem": "15",
};

async function fillDesconto(tab: Tab): Promise<void> {
  for (const [label, value] of Object.entries(VALUES)) await tab.fill(field(label), value);
  await tab.seeText("De 120 para 205 unidades.");
  // The part that loads after the first result; what stands below it moves down by its height.
  await tab.see({ css: "figcaption b", name: "Quanto mais desconto, mais íngreme" });
}

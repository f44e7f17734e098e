import { protocoloOf } from "@eden/domain/protocolo";
import { accountCalls, CNPJ, CPF, situacaoOf } from "../../support/cadastro.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { ARRIVES, button, field, heading, type Tab } from "../tab.ts";
import { expect, SITE, test } from "../test.ts";

export function sales(): void {
  test("[APP-08, APP-09, RESULT-05] EdenApp: plan, data, payment at the provider, pharmacy, active account", async ({
    tab,
  }) => {
    const email = uniqueEmail();
    await tab.open(`${SITE}/registro-edenapp`);
    await tab.choose("Pago");
    await tab.click(button("Continuar"));
    await tab.see(heading(/Etapa 2 de 3: Plano/));
    await tab.choose("Parcelado");
    await tab.click(button("Continuar"));
    await tab.see(heading(/Etapa 3 de 3: Dados/));
    await fillEach(tab, { Nome: "Helena", Sobrenome: "Duarte", Telefone: "11987654321", "E-mail": email, CPF });
    await tab.click(button("Ir para Checkout"));
    await tab.click(button("Pagar"), ARRIVES);
    await tab.see(heading(/Agora, a sua farmácia/), ARRIVES);
    await tab.seeText("Pagamento confirmado", ARRIVES);
    expect(await situacaoOf(email)).toEqual(["pago"]);

    const farmacia = { CNPJ, "Razão Social": "Duarte & Filhos Ltda.", Endereço: "Rua das Palmeiras", Número: "218" };
    await fillEach(tab, { ...farmacia, Bairro: "Vila Nova", Cidade: "Campinas" });
    await tab.fill(field("Estado"), "SP");
    await tab.seeValue(field("Estado"), "SP");
    await tab.click(button("Finalizar Cadastro"));
    await tab.seePath("/cadastro-sucesso", ARRIVES);
    await tab.seeText(/^Ativo$/, ARRIVES);
    const saved = { tipo: "paid", plano: "parcelado", cnpj: "12ABC34501DE35", cidade: "Campinas", estado: "SP" };
    expect(await rowsOf("cadastros_app", email)).toMatchObject([saved]);
    expect(await accountCalls(email)).toHaveLength(1);
  });

  test("[LIVE-01, LIVE-03, LIVE-04, RESULT-08] live form: person, product, one row and its number in the thanks", async ({
    tab,
  }) => {
    const email = uniqueEmail();
    await tab.open(`${SITE}/formulario-live`);
    await fillEach(tab, { "Nome completo": "Ana Souza", "E-mail": email, Telefone: "11987654321" });
    await tab.click(button("Continuar"));
    await tab.see(heading(/Etapa 2 de 2: Produto/));
    await tab.choose("Imersão");
    await tab.click(button("Enviar interesse"));
    await tab.seePath("/obrigado-live", ARRIVES);
    const rows = await rowsOf("leadlive", email);
    expect(rows).toMatchObject([{ nome: "Ana Souza", telefone: "11987654321", produto: "imersao" }]);
    await tab.seeText(protocoloOf(rows[0]?.id));
  });
}

async function fillEach(tab: Tab, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await tab.fill(field(label), value);
}

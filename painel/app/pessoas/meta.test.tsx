import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Saida } from "~/clients/rpc.ts";
import { AvisoToast } from "~/shell/aviso-toast.tsx";
import { euAs } from "../../testing/pessoas.ts";
import { renderPainel } from "../../testing/render-painel.tsx";
import { refuse } from "../../testing/stub-handlers.ts";
import { alvoOf, faltaText } from "./meta-alvo.ts";
import { MetaStrip } from "./meta-strip.tsx";

const META: Saida<"meta"> = {
  mes: "2026-11-01",
  meta: { centavos: 3_000_000, vendas: null, versao: 4 },
  recebido: { centavos: 1_548_400, vendas: 8 },
  previsto: { centavos: 949_000, vendas: 5 },
  dias_uteis: 9,
};

test.each([
  [{}, "Faltam R$ 14.516. Se as propostas fecharem, R$ 5.026."],
  [{ previsto: { centavos: 2_000_000, vendas: 1 } }, "Faltam R$ 14.516. Se as propostas fecharem, chegamos lá."],
  [{ previsto: { centavos: 0, vendas: 0 } }, "Faltam R$ 14.516."],
  [{ recebido: { centavos: 3_000_000, vendas: 8 } }, "Meta alcançada."],
  [{ recebido: { centavos: 3_100_000, vendas: 8 } }, "Meta alcançada, com R$ 1.000 a mais."],
  [{ meta: { centavos: null, vendas: 9, versao: 1 } }, "Falta 1 venda. Se as propostas fecharem, chegamos lá."],
  [{ meta: { centavos: null, vendas: 20, versao: 1 } }, "Faltam 12 vendas. Se as propostas fecharem, 7 vendas."],
] as const)("[FUNIL-03] %j against the goal: %s", (change, expected) => {
  const alvo = alvoOf({ ...META, ...change });
  expect(alvo && faltaText(alvo)).toBe(expected);
});

test("[FUNIL-03] received, expected and missing are in words; gestao changes the goal with the version on screen", async () => {
  const user = userEvent.setup();
  let refuses = true;
  const { stub } = await renderPainel(
    <>
      <MetaStrip size="l" />
      <AvisoToast />
    </>,
    {
      handlers: {
        eu: () => euAs("gestao"),
        meta: () => META,
        gravar_meta: () => (refuses ? refuse(409, { mensagem: "Um colega mudou a meta." }) : { gravado: true }),
      },
    },
  );
  const strip = await screen.findByRole("region", { name: "Meta de novembro" });
  expect(strip).toHaveTextContent(
    /Recebido em novembroR\$ 15\.484Previsto em propostasR\$ 9\.490Meta do mêsR\$ 30\.000Faltam R\$ 14\.516.*Restam 9 dias úteis\..*recebido, 52%previsto, 32%/,
  );
  await user.click(within(strip).getByRole("button", { name: "Mudar a meta" }));
  const sheet = within(await screen.findByRole("dialog", { name: /^Meta de novembro/ }));
  const valor = sheet.getByRole("textbox", { name: "Quanto queremos receber" });
  await user.clear(valor);
  await user.type(valor, "muito{Enter}");
  expect(valor).toHaveAccessibleDescription(/Escreva um valor em reais/);
  await user.clear(valor);
  await user.type(valor, "35.000{Enter}");
  expect(await sheet.findByText("Um colega mudou a meta.")).toBeInTheDocument();
  expect(valor).toHaveValue("35.000");
  refuses = false;
  await user.click(sheet.getByRole("radio", { name: "Em vendas" }));
  await user.type(sheet.getByRole("textbox", { name: "Quantas vendas queremos" }), "15{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(stub.bodiesOf("gravar_meta")).toMatchObject([
    { mes: "2026-11-01", centavos: 3_500_000, vendas: null, versao: 4 },
    { mes: "2026-11-01", centavos: null, vendas: 15, versao: 4 },
  ]);
});

test("[FUNIL-03] without a goal there is no strip; only gestao is offered to set one", async () => {
  const handlers = { meta: () => ({ ...META, meta: null }) };
  const { stub, unmount } = await renderPainel(<MetaStrip size="s" />, {
    handlers: { ...handlers, eu: () => euAs("atendimento") },
  });
  await waitFor(() => expect(stub.bodiesOf("meta")).toHaveLength(1));
  await waitFor(() => expect(document.body).toHaveTextContent(/^$/));
  unmount();
  await renderPainel(<MetaStrip size="s" />, { handlers: { ...handlers, eu: () => euAs("gestao") } });
  expect(await screen.findByRole("button", { name: "Definir a meta do mês" })).toBeInTheDocument();
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

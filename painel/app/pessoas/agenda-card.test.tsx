import { createHash, webcrypto } from "node:crypto";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Saida } from "~/clients/rpc.ts";
import { AGORA } from "../../testing/pessoas.ts";
import { renderPainel } from "../../testing/render-painel.tsx";
import { AgendaCard } from "./agenda-card.tsx";

type Agenda = Saida<"agenda">["agenda"];

// jsdom has no hashes.
beforeEach(() => vi.stubGlobal("crypto", webcrypto));
afterEach(() => vi.unstubAllGlobals());

test("[AGENDA-01] the address is made in the browser, shown once, replaced, told what to show, and ended", async () => {
  const user = userEvent.setup();
  let agenda: Agenda = null;
  const { stub } = await renderPainel(<AgendaCard />, {
    handlers: {
      agenda: () => ({ agenda }),
      gravar_agenda: ({ mostrar_texto }) => {
        agenda = { mostrar_texto, criada_em: AGORA, usada_em: null };
        return { gravado: true };
      },
      apagar_agenda: () => {
        agenda = null;
        return { apagada: true };
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Ligar a agenda" }));
  const address = await screen.findByRole("textbox", { name: "Endereço da agenda" });
  const url = (address as HTMLInputElement).value;
  expect(url).toMatch(/\/api\/agenda\/[A-Za-z0-9_-]{43}\.ics$/);
  const secret = Buffer.from(url.slice(-47, -4), "base64url");
  const [sent] = stub.bodiesOf("gravar_agenda");
  expect(sent).toMatchObject({ hash: createHash("sha256").update(secret).digest("hex"), mostrar_texto: false });
  expect(JSON.stringify(stub.calls)).not.toContain(url.slice(-47, -4));
  await user.click(screen.getByRole("switch", { name: "Mostrar o texto do passo" }));
  await waitFor(() => expect(stub.bodiesOf("gravar_agenda").at(-1)).toMatchObject({ hash: null, mostrar_texto: true }));
  await user.click(screen.getByRole("button", { name: "Trocar o endereço" }));
  await waitFor(() => expect(stub.bodiesOf("gravar_agenda")).toHaveLength(3));
  expect(stub.bodiesOf("gravar_agenda").at(-1)).toMatchObject({ mostrar_texto: true });
  await waitFor(() => expect(address).not.toHaveValue(url));
  await user.click(screen.getByRole("button", { name: "Desligar" }));
  expect(await screen.findByRole("button", { name: "Ligar a agenda" })).toBeInTheDocument();
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nameOfDevice, renewPush } from "~/clients/push.ts";
import type { Saida } from "~/clients/rpc.ts";
import { AoVivo } from "~/shell/ao-vivo.tsx";
import { AvisoToast } from "~/shell/aviso-toast.tsx";
import { AGORA, euAs, testId } from "../../../testing/pessoas.ts";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { type Handlers, refuse } from "../../../testing/stub-handlers.ts";
import { AvisosPage } from "./avisos-page.tsx";

const CHAVE = "B".repeat(87);
const APARELHO = { id: testId(), nome: "Chrome, Android", usado_em: AGORA, avisado_em: null };
const PREFERENCIAS: Saida<"preferencias_aviso"> = {
  desligados: [],
  silencio: null,
  mostrar_nome: false,
  resumo: true,
  abre: "08:00",
  aparelhos: [],
};

/** A browser with push: what it was asked, and whether its member allows it. */
function stubPush(answer: NotificationPermission, permission: NotificationPermission = "default") {
  const state = { permission, subscription: null as object | null, asked: 0 };
  const subscription = {
    options: { applicationServerKey: Uint8Array.from(atob("BBBB"), (sign) => sign.charCodeAt(0)).buffer },
    toJSON: () => ({ endpoint: "https://fcm.googleapis.com/x", keys: { p256dh: CHAVE, auth: "a".repeat(22) } }),
    unsubscribe: vi.fn(async () => {
      state.subscription = null;
      return true;
    }),
  };
  const pushManager = {
    getSubscription: async () => state.subscription,
    subscribe: vi.fn(async () => {
      state.subscription = subscription;
      return subscription;
    }),
  };
  const registration = { pushManager };
  const worker = {
    register: vi.fn(async () => registration),
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      state.asked += 1;
      state.permission = answer;
      return answer;
    },
  });
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
  return { state, subscription, pushManager, worker };
}

function renderAvisos(handlers: Handlers = {}, preferencias: Partial<typeof PREFERENCIAS> = {}) {
  return renderPainel(
    <>
      <AvisosPage />
      <AvisoToast />
    </>,
    {
      path: "/avisos",
      handlers: {
        eu: () => euAs("atendimento"),
        preferencias_aviso: () => ({ ...PREFERENCIAS, ...preferencias }),
        gravar_preferencias_aviso: () => ({ gravado: true }),
        "avisos/chave": () => ({ chave: CHAVE }),
        "avisos/aparelho": () => ({ id: APARELHO.id }),
        "avisos/testar": () => null,
        retirar_aparelho: () => ({ retirado: true }),
        ...handlers,
      },
    },
  );
}

beforeEach(() =>
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("[AVISO-02] permission is asked only by the button; then the device is on the list and can be tested and removed", async () => {
  const user = userEvent.setup();
  const { state, worker, subscription } = stubPush("granted");
  let aparelhos: (typeof APARELHO)[] = [];
  const { stub } = await renderAvisos({
    preferencias_aviso: () => ({ ...PREFERENCIAS, aparelhos }),
    "avisos/aparelho": () => {
      aparelhos = [APARELHO];
      return { id: APARELHO.id };
    },
    retirar_aparelho: () => {
      aparelhos = [];
      return { retirado: true };
    },
  });
  const button = await screen.findByRole("button", { name: "Ligar avisos neste aparelho" });
  expect(state.asked).toBe(0);
  await user.click(button);
  expect(await screen.findByText(/^este aparelho/)).toBeInTheDocument();
  expect(worker.register).toHaveBeenCalledWith("/sw.js", { updateViaCache: "none" });
  expect(stub.bodiesOf("avisos/aparelho")[0]).toMatchObject({
    endereco: "https://fcm.googleapis.com/x",
    p256dh: CHAVE,
  });
  await user.click(screen.getByRole("button", { name: "Testar em Chrome, Android" }));
  expect(await screen.findByText("Aviso de teste enviado")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Retirar Chrome, Android" }));
  await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled());
  expect(await screen.findByRole("button", { name: "Ligar avisos neste aparelho" })).toBeInTheDocument();
});

test("[AVISO-02] refused, nothing is registered and the page says how to allow it", async () => {
  const user = userEvent.setup();
  const { worker } = stubPush("denied");
  const { stub } = await renderAvisos();
  await user.click(await screen.findByRole("button", { name: "Ligar avisos neste aparelho" }));
  expect(await screen.findByText(/Este navegador está proibido/)).toBeInTheDocument();
  expect([worker.register.mock.calls, stub.bodiesOf("avisos/aparelho")]).toEqual([[], []]);
});

test("[AVISO-02] without push in the browser, or without a key of the service, the page says why", async () => {
  const first = await renderAvisos();
  expect(await screen.findByText(/Este navegador não mostra avisos/)).toBeInTheDocument();
  first.unmount();
  stubPush("granted");
  await renderAvisos({ "avisos/chave": () => ({ chave: null }) });
  expect(await screen.findByText(/ainda não foram configurados/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Ligar avisos/ })).not.toBeInTheDocument();
});

test("[AVISO-05] kinds, quiet hours, name and digest are switches that count at once; a refused one goes back", async () => {
  const user = userEvent.setup();
  const { stub } = await renderAvisos();
  const last = () => stub.bodiesOf("gravar_preferencias_aviso").at(-1);
  const turn = async (name: string) => user.click(await screen.findByRole("switch", { name }));
  await turn("Citaram você numa nota");
  expect(last()).toMatchObject({ desligados: ["mencao"], silencio: null, mostrar_nome: false, resumo: true });
  await turn("Silêncio");
  expect(last()).toMatchObject({ desligados: ["mencao"], silencio: { de: "18:00", ate: "08:00" } });
  const from = screen.getByLabelText("Das");
  await user.clear(from);
  await user.type(from, "17:30");
  await user.tab();
  await waitFor(() => expect(last()).toMatchObject({ silencio: { de: "17:30", ate: "08:00" } }));
  await turn("Mostrar o primeiro nome");
  expect(last()).toMatchObject({ mostrar_nome: true });
  await turn("Resumo por e-mail ao abrir");
  expect(last()).toMatchObject({ resumo: false });
});

test("[AVISO-05] a choice that the service refuses is shown as it is stored", async () => {
  const user = userEvent.setup();
  await renderAvisos({ gravar_preferencias_aviso: () => refuse(422, { mensagem: "Não deu." }) });
  const item = await screen.findByRole("switch", { name: "Mostrar o primeiro nome" });
  await user.click(item);
  expect(await screen.findByText("Não deu.")).toBeInTheDocument();
  expect(item).not.toBeChecked();
});

test("[AVISO-06] at each start the device is given to the member who is signed in; with a new key it subscribes again", async () => {
  const { state, subscription, pushManager } = stubPush("granted", "granted");
  const page = await renderAvisos();
  await within(page.container).findByRole("heading", { name: "Avisos" });
  expect(await renewPush()).toBeNull();
  state.subscription = subscription;
  expect(await renewPush()).toBe(APARELHO.id);
  expect(page.stub.bodiesOf("avisos/aparelho")).toMatchObject([{ renova: null }]);
  expect([subscription.unsubscribe.mock.calls.length, pushManager.subscribe.mock.calls.length]).toEqual([1, 1]);
});

test("[AVISO-06] a device that was removed from another one is off at its next start, until it is turned on again", async () => {
  const user = userEvent.setup();
  const { state, subscription } = stubPush("granted", "granted");
  state.subscription = subscription;
  localStorage.setItem("painel:aparelho", APARELHO.id);
  let removed = true;
  const { stub } = await renderAvisos({
    "avisos/aparelho": ({ renova }) => {
      if (renova === undefined) removed = false;
      return { id: removed ? null : APARELHO.id };
    },
  });
  const button = await screen.findByRole("button", { name: "Ligar avisos neste aparelho" });
  expect(stub.bodiesOf("avisos/aparelho")).toMatchObject([{ renova: APARELHO.id }]);
  expect([subscription.unsubscribe.mock.calls.length, state.subscription]).toEqual([2, null]);
  expect(localStorage.getItem("painel:aparelho")).toBeNull();
  await user.click(button);
  await waitFor(() => expect(localStorage.getItem("painel:aparelho")).toBe(APARELHO.id));
  expect(stub.bodiesOf("avisos/aparelho")[1]).not.toHaveProperty("renova");
});

test("[AVISO-06] a device that was removed, or not used for a month, says so when the panel starts", async () => {
  const { state, subscription } = stubPush("granted", "granted");
  state.subscription = subscription;
  await renderPainel(
    <>
      <AoVivo />
      <AvisoToast />
    </>,
    {
      handlers: {
        avisos: () => ({ avisos: [], esperando: 0 }),
        "avisos/chave": () => ({ chave: CHAVE }),
        "avisos/aparelho": () => ({ id: null }),
      },
    },
  );
  expect(await screen.findByText(/^Os avisos neste aparelho estão desligados/)).toBeInTheDocument();
});

test("[AVISO-06] removing another device says which", async () => {
  const user = userEvent.setup();
  await renderAvisos({}, { aparelhos: [APARELHO] });
  await user.click(await screen.findByRole("button", { name: "Retirar Chrome, Android" }));
  expect(await screen.findByText("Sem avisos em Chrome, Android")).toBeInTheDocument();
});

test("a device is named by its browser and system", () => {
  const names = [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1",
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "algo",
  ];
  expect(names.map(nameOfDevice)).toEqual([
    "Chrome, Windows",
    "Edge, Windows",
    "Safari, iPhone",
    "Firefox, Linux",
    "Navegador",
  ]);
});

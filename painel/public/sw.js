// Shows the messages that the service sends to this device and opens the panel when one is clicked. Nothing else: no page is
// intercepted and nothing is stored, so nothing personal stays on a device.
const TEXTS = {
  entrada: ["Uma pessoa nova espera resposta", "{q} pessoas novas esperam resposta", "{a} espera resposta"],
  resposta: ["Alguém respondeu a você", "{q} pessoas responderam a você", "{a} respondeu a você"],
  passada: ["Uma pessoa foi passada para você", "{q} pessoas foram passadas para você", "Passaram {a} para você"],
  prazo: [
    "Uma promessa de resposta está no fim",
    "{q} promessas de resposta estão no fim",
    "Falta um quarto do prazo de {a}",
  ],
  mencao: ["Citaram você numa nota", "Citaram você em {q} notas", "Citaram você na conversa com {a}"],
  teste: ["Os avisos funcionam neste aparelho", "", ""],
};
const NOVO = ["Há novidade no painel", "Há novidades no painel", ""];

self.addEventListener("push", (event) => {
  const { t, n, q, u, a } = event.data?.json() ?? {};
  const [one, many, named] = TEXTS[t] ?? NOVO;
  const title = q > 1 ? many.replace("{q}", q) : (a && named.replace("{a}", a)) || one;
  const body = t === "teste" ? "Assim chega um aviso. Toque para voltar." : "Toque para abrir o painel.";
  const shown = self.registration.showNotification(title, {
    body,
    tag: q > 1 ? t : `${t}:${u}`,
    lang: "pt-BR",
    icon: "/icon-192.png",
    data: { u: u ?? "/caixa" },
  });
  event.waitUntil(Promise.all([shown, n > 0 ? self.navigator.setAppBadge?.(n) : undefined]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { u } = event.notification.data;
  event.waitUntil(open(u));
});

/** An open panel keeps what is being written: it goes to the place by itself. */
async function open(path) {
  const [panel] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!panel) return self.clients.openWindow(path);
  panel.postMessage({ abrir: path });
  return panel.focus();
}

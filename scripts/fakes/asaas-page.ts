import { DELIVERIES } from "./asaas-events.ts";
import type { Session } from "./asaas-ledger.ts";

const METHODS = { PIX: "PIX", CREDIT_CARD: "cartão de crédito", BOLETO: "boleto" };
const CLOSED = { PAID: "Pagamento concluído", CANCELED: "Compra cancelada", EXPIRED: "Sessão expirada" };

/** The fake of the provider's payment page. */
export function checkoutPage(session: Session): string {
  const closed = session.status === "ACTIVE" ? undefined : CLOSED[session.status];
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pagamento de teste</title>
<style>
body{font:17px/1.5 system-ui,sans-serif;margin:0;background:#eef1f6;color:#172033}
main{max-width:30rem;margin:3rem auto;background:#fff;padding:1.5rem;border-radius:1rem}
button{font:inherit;width:100%;padding:.8rem;margin:.3rem 0;border-radius:.6rem;border:1px solid #9aa7bd;background:#fff}
button.pay{background:#0b5bd3;border-color:#0b5bd3;color:#fff}label{display:block;margin:.5rem 0}
input,select{font:inherit}small{color:#54607a}
</style></head><body><main>
<small>Página de teste: nenhum valor é cobrado.</small>
<h1>${escapeHtml(session.description)}</h1>
<p>${session.customerName ? `${escapeHtml(session.customerName)}, v` : "V"}ocê vai pagar <b>${priceOf(session)}</b> por ${METHODS[session.billingType]}.</p>
${closed ? `<p role="status">${closed}.</p>` : formOf(session)}
</main></body></html>`;
}

/** The sessions since the start, newest first, so that a developer finds a payment page again. */
export function sessionsPage(sessions: Session[]): string {
  const rows = sessions.toReversed().map((session) => {
    const { customerName, description, billingType, status } = session;
    const what = [customerName || description, priceOf(session), METHODS[billingType], status].map(escapeHtml);
    return `<li><a href="${pathOf(session)}">${what.join(" · ")}</a></li>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fake payments</title>
<style>body{font:16px/1.8 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}</style>
<h1>Fake payments</h1>${rows.length > 0 ? `<ul>${rows.join("")}</ul>` : "<p>No payment page was opened since the start.</p>"}</html>`;
}

export function pathOf({ kind, id }: Session): string {
  return kind === "checkout" ? `/checkoutSession/show?id=${id}` : `/c/${id}`;
}

function formOf(session: Session): string {
  const cancel =
    session.kind === "checkout"
      ? `<button formaction="/sessao/${session.id}/cancelar">Cancelar</button>
<button formaction="/sessao/${session.id}/expirar">Deixar expirar</button>`
      : "";
  return `<form method="post">
<button class="pay" formaction="/sessao/${session.id}/pagar">Pagar</button>
${cancel}
<details><summary>Ferramentas de teste</summary>
<label>Valor pago <input name="valor" inputmode="decimal" value="${session.value.toFixed(2)}"></label>
<label>Avisos <select name="avisos">${DELIVERIES.map((name) => `<option>${name}</option>`).join("")}</select></label>
</details>
</form>`;
}

function priceOf({ value, installments }: Session): string {
  const reais = (amount: number) => amount.toLocaleString("pt-BR", { style: "currency", currency: "BRL" });
  return installments > 1 ? `${installments} × ${reais(value / installments)}` : reais(value);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

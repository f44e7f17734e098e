import { type Checkout, keepCheckout, type TempData } from "./edenapp-storage.ts";
import { storeRecord } from "./local-record.ts";

/** Keeps what the visitor comes back by, whichever form they leave from. */
export function leaveForCheckout(temp: TempData, checkout: Omit<Checkout, "leftAt">): void {
  keepCheckout(checkout, temp);
  const { planType } = checkout;
  storeRecord({ key: "edenapp_purchase", value: { planType, purchaseDate: new Date().toISOString() } });
}

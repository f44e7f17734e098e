import { type Checkout, keepCheckout, type TempData } from "./edenapp-storage.ts";
import { storeRecord } from "./local-record.ts";

/** Saves the state to resume after the checkout, for every form that leads to it. */
export function leaveForCheckout(temp: TempData, checkout: Omit<Checkout, "leftAt">): void {
  keepCheckout(checkout, temp);
  const { planType } = checkout;
  storeRecord({ key: "edenapp_purchase", value: { planType, purchaseDate: new Date().toISOString() } });
}

/** Opens a chat. `number` has country code, area code and number, digits only. */
export function whatsappUrl(number: string, message?: string): string {
  return `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ""}`;
}

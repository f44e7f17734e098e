import { runningStack } from "./stack-file.ts";

interface ReceivedMail {
  to: string[];
  subject: string;
  text: string;
}

/** What the service sent to an address so far. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${runningStack().mailboxUrl}/messages`);
  const messages = (await response.json()) as ReceivedMail[];
  return messages.filter(({ to }) => to.includes(address));
}

/** The same call with the right credentials failed, so the attack proves nothing. */
export class ControlFailed extends Error {}

/** A control: without it a product that does not work at all would hold against everything. */
export function control(worked: boolean, what: string): void {
  if (!worked) throw new ControlFailed(what);
}

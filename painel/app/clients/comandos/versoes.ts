/**
 * The version a command was given on, translated to the one that the member's own earlier commands produced. Without it, the
 * second of two quick commands on a person would be refused as if somebody else had been faster.
 */
export class Versoes {
  readonly #minhas = new Map<string, { vistas: Set<number>; atual: number }>();

  /** The version to send for one that was on screen. */
  translate(pessoa: string, vista: number): number {
    const minha = this.#minhas.get(pessoa);
    return minha?.vistas.has(vista) ? minha.atual : vista;
  }

  /** A command given on `vista`, sent as `enviada`, produced `nova`. */
  record(pessoa: string, { vista, enviada, nova }: { vista: number; enviada: number; nova: number }): void {
    const minha = this.#minhas.get(pessoa);
    const vistas = minha && minha.atual === enviada ? minha.vistas : new Set<number>();
    vistas.add(vista).add(enviada);
    this.#minhas.set(pessoa, { vistas, atual: nova });
  }

  /** An undo of the member made one more version. */
  advance(pessoa: string, nova: number): void {
    const minha = this.#minhas.get(pessoa);
    if (!minha) return;
    // The undone version may have been on screen; a version between them is somebody else's.
    if (nova === minha.atual + 1) minha.vistas.add(minha.atual);
    minha.atual = nova;
  }
}

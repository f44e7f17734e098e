/** What the page of a town uses of the pharmacy that was looked up: neither its CNPJ nor its name. */
export interface MinhaFarmacia {
  /** Path of its town's page. */
  path: string;
  /** YYYY-MM-DD. */
  inicioEm: string | null;
  /** Other active pharmacies of the same company. */
  outras: number;
}

/** In memory only: gone with the next document. */
let minha: MinhaFarmacia | undefined;

export function keepMinhaFarmacia(farmacia: MinhaFarmacia): void {
  minha = farmacia;
}

export const minhaFarmaciaIn = (path: string) => (minha?.path === path ? minha : undefined);

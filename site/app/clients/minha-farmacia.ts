/** The pharmacy that the visitor looked up by its CNPJ: what the page of its town needs, without the number. */
export interface MinhaFarmacia {
  ibge: number;
  /** YYYY-MM-DD. */
  inicio_em: string;
  /** Other active pharmacies of the same company. */
  outras: number;
}

let found: MinhaFarmacia | undefined;

/** Kept in memory only: a reload forgets it. */
export function rememberFarmacia(farmacia: MinhaFarmacia): void {
  found = farmacia;
}

/** The visitor's pharmacy, if it is in this town. */
export const farmaciaIn = (ibge: number) => (found?.ibge === ibge ? found : undefined);

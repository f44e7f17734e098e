import type { CampoDoFiltro, Filtro } from "./filtro.ts";
import { ESTADOS, ORIGENS } from "./valores.ts";

/** Periods that end today, in days. */
export const PERIODOS = {
  1: "hoje",
  7: "últimos 7 dias",
  30: "últimos 30 dias",
  90: "últimos 90 dias",
  365: "últimos 12 meses",
} as const;

export const NOVIDADES = { sim: "aceita", nao: "não aceita" } as const;
export const ESPERAS = { esperando: "esperando", atrasada: "atrasada", nao: "não espera" } as const;
export const PASSOS = { com: "marcado", sem: "sem passo", vencido: "vencido" } as const;

/** What each field of a filter says, in the words of chips and of the access record; only fields that are set. */
export function frasesDoFiltro(filtro: Filtro, membro: (id: string) => string): Partial<Record<CampoDoFiltro, string>> {
  const { de, ate, dias, origens, estados, donos, novidades, espera, passo } = filtro;
  const periodo = dias === undefined ? periodoDe(de, ate) : (PERIODOS[dias as 7] ?? `últimos ${dias} dias`);
  const nomeDoDono = (dono: string) => ({ eu: "eu", ninguem: "sem dono" })[dono] ?? membro(dono);
  const frases: Record<CampoDoFiltro, string | undefined> = {
    periodo,
    ufs: filtro.ufs?.join(", "),
    cidades: short(filtro.cidades),
    campanhas: short(filtro.campanhas),
    fontes: short(filtro.fontes),
    origens: short(origens?.map((origem) => ORIGENS[origem])),
    estados: short(estados?.map((estado) => ESTADOS[estado].nome)),
    donos: short(donos?.map(nomeDoDono)),
    novidades: novidades === undefined ? undefined : NOVIDADES[novidades ? "sim" : "nao"],
    espera: espera && ESPERAS[espera],
    passo: passo && PASSOS[passo],
  };
  return Object.fromEntries(Object.entries(frases).filter(([, frase]) => frase !== undefined));
}

/** "live-novembro, +2". */
function short(valores: readonly string[] | undefined): string | undefined {
  if (valores === undefined || valores.length < 3) return valores?.join(", ");
  return `${valores[0]}, +${valores.length - 1}`;
}

/** "1 a 15/11/2026": the day, month and year that both have are said once. */
function periodoDe(de: string | undefined, ate: string | undefined): string | undefined {
  if (de === undefined) return ate && `até ${escrito(ate)}`;
  if (ate === undefined) return `desde ${escrito(de)}`;
  if (de === ate) return escrito(de);
  const start = de.slice(0, 7) === ate.slice(0, 7) ? String(Number(de.slice(8))) : escrito(de);
  return `${start} a ${escrito(ate)}`;
}

function escrito(dia: string): string {
  const [ano, mes, numero] = dia.split("-");
  return `${Number(numero)}/${mes}/${ano}`;
}

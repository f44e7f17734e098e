import { formatTextoDaReceita } from "../farmacias/texto-da-receita.ts";

interface LojaNomeada {
  nome: string | null;
  cidade: string | null;
  uf: string | null;
  /** What our copy of the public register knows of its CNPJ. */
  receita: { nome: string; cidade: string | null; uf: string } | null;
}

/** Who gave a store the name it is shown with. */
export type FonteDoNome = "equipe" | "receita" | "nenhuma";

/** What a store is called: as the team wrote it, else as the public register does, else by its town. */
export function nomeDaLoja(loja: LojaNomeada): { nome: string; fonte: FonteDoNome } {
  if (loja.nome) return { nome: loja.nome, fonte: "equipe" };
  if (loja.receita) return { nome: formatTextoDaReceita(loja.receita.nome), fonte: "receita" };
  return { nome: loja.cidade ? `Farmácia em ${loja.cidade}` : "Farmácia sem nome", fonte: "nenhuma" };
}

/** "Franca, SP", as the team wrote it, else as the public register does. */
export function lugarDaLoja({ cidade, uf, receita }: LojaNomeada): string {
  if (cidade || uf) return [cidade, uf].filter(Boolean).join(", ");
  return receita ? [receita.cidade && formatTextoDaReceita(receita.cidade), receita.uf].filter(Boolean).join(", ") : "";
}

import { CONTRATO, type Funcao } from "../../domain/painel/contrato.ts";
import { CONTRATO_TITULAR } from "../../domain/painel/contrato-titular.ts";
import { keysOf, PAPEIS, type Papel } from "../../domain/painel/valores.ts";

const READERS: Papel[] = ["leitura", "atendimento", "gestao"];
const WORKERS: Papel[] = ["atendimento", "gestao"];
/** Roles of the functions that differ from "all who work with people may write, all but encarregado may read". */
const ROLES_OF: Partial<Record<Funcao, Papel[]>> = {
  eu: keysOf(PAPEIS),
  horario: keysOf(PAPEIS),
  membros: ["gestao"],
  gravar_membro: ["gestao"],
  gravar_horario: ["gestao"],
  gravar_rodizio: ["gestao"],
  gravar_meta: ["gestao"],
  gravar_modelo: ["gestao"],
  apagar_modelo: ["gestao"],
  ordenar_modelos: ["gestao"],
  limites: ["gestao"],
  aumentar_limite: ["gestao"],
  encerrar_aumento: ["gestao"],
  exportar_caixa: ["gestao"],
  abrir_exportacao: ["gestao"],
  exportar_lojas: ["gestao"],
  abrir_exportacao_lojas: ["gestao"],
  registro: ["gestao", "encarregado"],
  decidir_revisao: ["gestao"],
  // Notes for the member alone what they have seen.
  ver_cobrancas: READERS,
  // The preview of an import, which only its roles may run.
  conferir_lojas: WORKERS,
  // A member's own views; those of the team are checked in the function.
  gravar_vista: READERS,
  apagar_vista: READERS,
  // Own choices of those whom notices are for.
  preferencias_aviso: WORKERS,
  // Asked while a new person is typed.
  parecidas: WORKERS,
  // Read by the service, which streams the file.
  abrir_anexo: WORKERS,
  aprovar_texto: ["gestao"],
  recusar_texto: ["gestao"],
  desfazer_publicacao: ["gestao"],
  ...Object.fromEntries(Object.keys(CONTRATO_TITULAR).map((funcao) => [funcao, ["encarregado"]])),
};

/** The roles that a function of the panel answers. */
export function rolesOf(funcao: Funcao): Papel[] {
  const writes = "comando" in CONTRATO[funcao].entrada.entries;
  return ROLES_OF[funcao] ?? (writes ? WORKERS : READERS);
}

import type { Comando } from "./comandos.ts";
import { CONTRATO, type Funcao } from "./contrato.ts";
import type { Acao } from "./declarar.ts";
import { keysOf } from "./valores.ts";

/** Recorded by a function that is no command, or by the service. */
const SO_NO_REGISTRO = {
  viu: { frase: "viu", nome: "Viu", sinal: "olho" },
  buscou: { frase: "buscou", nome: "Buscou", sinal: "busca" },
  entrou: { frase: "entrou no painel", nome: "Entrou", sinal: "entrada" },
  saiu: { frase: "saiu do painel", nome: "Saiu", sinal: "saida" },
  cadastrou_fator: { frase: "configurou o autenticador", nome: "Configurou o autenticador", sinal: "chave" },
  fator_recusado: { frase: "errou o código do autenticador", nome: "Errou o autenticador", sinal: "alerta" },
  enviou_codigo: { frase: "enviou um código a", nome: "Enviou código", sinal: "codigo" },
  redefiniu_fator: { frase: "redefiniu o autenticador de", nome: "Redefiniu autenticador", sinal: "chave" },
  convidou: { frase: "convidou", nome: "Convidou", sinal: "pessoa" },
  ligou_avisos: { frase: "ligou os avisos num aparelho de", nome: "Ligou avisos", sinal: "toque" },
  rodizio: { frase: "deu pelo rodízio", nome: "Rodízio", sinal: "dono" },
  leu_agenda: { frase: "leu os próximos passos pelo calendário", nome: "Leu a agenda", sinal: "agenda" },
  exportou: { frase: "exportou", nome: "Exportou", sinal: "arquivo" },
  enviou_foto: { frase: "enviou uma foto para o site", nome: "Enviou foto", sinal: "texto" },
  baixou_anexo: { frase: "baixou um anexo de", nome: "Baixou anexo", sinal: "arquivo" },
  desfazer: { frase: "desfez uma mudança em", nome: "Desfez", sinal: "volta" },
  mostrou_cpf: { frase: "mostrou um CPF em", nome: "Mostrou CPF", sinal: "olho" },
  gerou_link: { frase: "criou um link para", nome: "Criou link de pagamento", sinal: "link" },
} as const satisfies Record<string, Acao>;

/** A command with a line of its own. */
type Registrado = { [F in Comando]: (typeof CONTRATO)[F]["registro"] extends null ? never : F }[Comando];

/** Every action that the access record stores. */
export type Registrada = Registrado | keyof typeof SO_NO_REGISTRO;

const registroOf = (funcao: Funcao): Acao | null => {
  const declared = CONTRATO[funcao];
  return declared.comando ? declared.registro : null;
};

/** The actions of the access record, as stored, in the words of the team. */
export const ACOES = {
  ...SO_NO_REGISTRO,
  ...Object.fromEntries(
    keysOf(CONTRATO)
      .map((funcao) => [funcao, registroOf(funcao)] as const)
      .filter(([, acao]) => acao),
  ),
} as Record<Registrada, Acao>;

const isRegistrada = (acao: string): acao is Registrada => Object.hasOwn(ACOES, acao);

/** An action of a newer database has neutral words, never its identifier. */
export const acaoOf = (acao: string): Acao =>
  isRegistrada(acao) ? ACOES[acao] : { frase: "fez outra mudança em", nome: "Outra mudança", sinal: "correcao" };

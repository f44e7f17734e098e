import { ASSUNTOS } from "@eden/domain/atendimento/assuntos";
import { FORMULARIOS, type Formulario } from "@eden/domain/painel/limites";
import { keysOf, type Papel } from "@eden/domain/painel/valores";
import type { Saida } from "~/clients/rpc.ts";
import { type Handlers, refuse } from "./stub-handlers.ts";

const membro = (n: number, nome: string, email: string, papel: Papel) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  nome,
  email,
  papel,
  ativa: true,
});

type Membro = Saida<"eu">["membro"];

export const EQUIPE: [Membro, Membro, Membro, Membro, Membro] = [
  membro(1, "Carla Menezes", "carla@edengrupo.example", "gestao"),
  membro(2, "Davi Lopes", "davi@edengrupo.example", "atendimento"),
  membro(3, "Beatriz Aoki", "beatriz@edengrupo.example", "atendimento"),
  membro(4, "Helena Prado", "helena@edengrupo.example", "encarregado"),
  membro(5, "Otávio Reis", "otavio@edengrupo.example", "leitura"),
];

const HORAS = [
  { abre: "08:00", fecha: "12:00" },
  { abre: "13:00", fecha: "18:00" },
];

/** The team, its hours and its record, changeable in memory. */
export function stubEquipe(): Handlers {
  let membros = EQUIPE.map((pessoa, index) => ({
    ...pessoa,
    em_conversa: [14, 11, 9, 0, 0][index] ?? 0,
    entrou_em: index === 4 ? null : new Date(Date.now() - index * 40_000_000).toISOString(),
    fator_desde: index === 4 ? null : "2026-10-01T12:00:00Z",
  }));
  let rodizio = false;
  let horario = { prazo_minutos: 540, dias: [[], HORAS, HORAS, HORAS, HORAS, HORAS, []] };
  let [publicando, prazo_no_site] = [false, null as number | null];
  let esperas: Saida<"horario">["esperas"] = Object.fromEntries(
    keysOf(ASSUNTOS).map((assunto, index) => [assunto, index < 6]),
  );
  let feriados: Saida<"horario">["feriados"] = [
    { dia: "2026-11-20", nome: "Consciência Negra", faixas: [], nacional: true },
    { dia: "2026-12-24", nome: "Véspera de Natal", faixas: [{ abre: "08:00", fecha: "12:00" }], nacional: false },
    { dia: "2026-12-25", nome: "Natal", faixas: [], nacional: true },
    { dia: "2027-01-01", nome: "Confraternização Universal", faixas: [], nacional: true },
  ];
  let limites: Saida<"limites">["limites"] = keysOf(FORMULARIOS).map((formulario) => ({
    formulario,
    maximo: 60,
    minutos: 10,
    aumento: null,
  }));
  const setAumento = (formulario: Formulario, aumento: (typeof limites)[number]["aumento"]) => {
    limites = limites.map((limite) => (limite.formulario === formulario ? { ...limite, aumento } : limite));
    return { gravado: true as const };
  };
  return {
    limites: () => ({ limites, agora: new Date().toISOString() }),
    aumentar_limite: ({ comando, formulario, maximo, ate }) =>
      setAumento(formulario, { id: comando, maximo, ate, por: { id: EQUIPE[0].id, nome: EQUIPE[0].nome } }),
    encerrar_aumento: ({ formulario }) => setAumento(formulario, null),
    membros: () => ({ membros, rodizio }),
    gravar_rodizio: ({ ligado }) => {
      rodizio = ligado;
      return { gravado: true };
    },
    gravar_membro: ({ id, comando: _, herdeiro: __, ...change }) => {
      if (!membros.some((pessoa) => pessoa.id === id)) refuse(404, { mensagem: "Esta pessoa não está na equipe." });
      membros = membros.map((pessoa) => (pessoa.id === id ? { ...pessoa, ...change } : pessoa));
      return { id };
    },
    "equipe/convidar": ({ nome, email, papel }) => {
      const novo = membro(membros.length + 1, String(nome), String(email), papel as Papel);
      membros = [...membros, { ...novo, em_conversa: 0, entrou_em: null, fator_desde: null }];
      return { id: novo.id };
    },
    horario: () => ({ horario, esperas, feriados, prazo_no_site, publicando }),
    gravar_horario: (body) => {
      const { prazo_minutos: antes } = horario;
      publicando = JSON.stringify(horario) !== JSON.stringify(body.horario);
      horario = body.horario;
      prazo_no_site = antes < horario.prazo_minutos ? antes : null;
      esperas = body.esperas;
      feriados = body.feriados;
      return { gravado: true };
    },
  };
}

import { readCampos } from "@eden/domain/ferramentas/campos";
import type { Colunas } from "@eden/domain/ferramentas/colunas";
import { estadoDeCampos } from "@eden/domain/ferramentas/endereco";
import { ALVOS, CAMPOS_ESTOQUE } from "@eden/domain/ferramentas/estoque";
import { today } from "@eden/domain/ferramentas/hoje";
import type { Pergunta } from "@eden/domain/ferramentas/pergunta";
import { MAX_BYTES } from "@eden/domain/ferramentas/relatorio";
import type { Resumo } from "@eden/domain/ferramentas/sugestoes";
import { useEffect, useState } from "react";
import { createLeitor, type Leitor } from "~/clients/leitor/leitor.ts";
import type { Motivo, Pedido, Relatorio, Resposta } from "~/clients/leitor/mensagens.ts";
import { noteStep } from "~/clients/note-step.ts";
import { saveFile } from "~/clients/save-file.ts";
import { whenIdle } from "~/clients/when-idle.ts";
import { useConta } from "~/features/ferramentas/use-conta.ts";

type Textos = Record<keyof typeof CAMPOS_ESTOQUE, string>;

interface Estado {
  fase: "inicio" | "lendo" | "colunas" | "resultado";
  /** Name of the file, or what was pasted. */
  nome: string;
  motivo: Motivo | null;
  relatorio: Relatorio | null;
  /** In place of the result. Those of the report itself are asked first. */
  pergunta: Pergunta | null;
  resumo: Resumo | null;
  hoje: string;
  /** Days and targets of the example; null for a report of the owner. */
  exemplo: Textos | null;
}

/** Days and targets: all that the tab and the device keep. The report stays in the worker. */
const DIGITADO = estadoDeCampos(
  { campos: CAMPOS_ESTOQUE, chaves: { d: ["periodo"], a: ["alvoA", "alvoB", "alvoC"] } },
  { alvoA: String(ALVOS.A), alvoB: String(ALVOS.B), alvoC: String(ALVOS.C) },
);

const inicio = (): Estado => ({
  fase: "inicio",
  nome: "",
  motivo: null,
  relatorio: null,
  pergunta: null,
  resumo: null,
  hoje: today(),
  exemplo: null,
});

/** A report and what follows from it. It stays in this component and its worker: nothing of it is sent or stored. */
export function useEstoque() {
  const [leitor] = useState(createLeitor);
  const [estado, setEstado] = useState(inicio);
  const change = (more: Partial<Estado>) => setEstado((old) => ({ ...old, ...more }));
  const { guarda, textos, note, valores, erros } = useDigitado(estado.exemplo, (exemplo) => change({ exemplo }));
  const clear = (more: Partial<Estado> = {}) => {
    leitor.forget();
    setEstado({ ...inicio(), ...more });
  };
  useLife(leitor, clear);

  const show = (resposta: Resposta) => {
    if (resposta.tipo === "erro") clear({ motivo: resposta.motivo });
    if (resposta.tipo === "relatorio") showRelatorio(resposta.relatorio);
    if (resposta.tipo === "pergunta") change({ pergunta: resposta.pergunta });
    if (resposta.tipo === "resumo") change({ resumo: resposta.resumo, fase: "resultado" });
  };
  // The days that another sheet says do not replace what was typed.
  const showRelatorio = (relatorio: Relatorio) => {
    change({ relatorio, pergunta: null });
    if (relatorio.periodo && !textos.periodo) note({ periodo: String(relatorio.periodo) });
  };
  const open = async (nome: string, pedido: Pedido, isExemplo = false) => {
    clear({ fase: "lendo", nome, exemplo: isExemplo ? DIGITADO.vazio : null });
    const resposta = await leitor.ask(pedido);
    if (resposta.tipo !== "relatorio") return show(resposta);
    const { relatorio } = resposta;
    const periodo = relatorio.periodo ? String(relatorio.periodo) : "";
    if (!isExemplo) {
      if (periodo) guarda.put({ periodo });
      return change({ relatorio, fase: "colunas" });
    }
    const exemplo = { ...DIGITADO.vazio, periodo };
    change({ relatorio, exemplo });
    show(await leitor.ask(analysis(exemplo, today())));
  };
  return {
    ...estado,
    isExemplo: estado.exemplo !== null,
    /** What the tab or the device brought. */
    isRemembered: estado.fase === "inicio" && guarda.isFilled,
    guarda,
    textos,
    campos: CAMPOS_ESTOQUE,
    valores,
    erros,
    start: leitor.start,
    ...endsOf(guarda.clear, clear),
    put: (more: Partial<Textos>) => {
      const next = { ...textos, ...more };
      note(more);
      const isWrong = Object.keys(readCampos(CAMPOS_ESTOQUE, next).erros).length > 0;
      // A target was changed below the result.
      if (estado.fase === "resultado" && !isWrong) leitor.ask(analysis(next, estado.hoje)).then(show);
    },
    putHoje: (hoje: string) => change({ hoje }),
    ...entradasOf(open, () => clear({ motivo: "grande-demais" })),
    showExemplo: () => open("relatorio-exemplo.csv", { tipo: "exemplo", hoje: today() }, true),
    mapear: (colunas: Colunas) => leitor.ask({ tipo: "mapear", colunas }).then(show),
    backToColunas: () => change({ pergunta: null }),
    reply: async ({ tipo }: Pergunta, resposta: string) => {
      show(await leitor.ask({ tipo: "responder", pergunta: tipo, resposta }));
      if (estado.pergunta) show(await leitor.ask(analysis(textos, estado.hoje)));
    },
    confirm: () => leitor.ask(analysis(textos, estado.hoje)).then(show),
    ...savesOf(leitor),
  };
}

export type ContaEstoque = ReturnType<typeof useEstoque>;

/** Days and targets: those of an example are its own, those of the owner are kept by the frame. */
function useDigitado(exemplo: Textos | null, changeExemplo: (textos: Textos) => void) {
  const guarda = useConta({ id: "estoque", estado: DIGITADO, exemplo: () => "", isComplete: () => false });
  const textos = exemplo ?? guarda.digitado;
  const note = (more: Partial<Textos>) => (exemplo ? changeExemplo({ ...exemplo, ...more }) : guarda.put(more));
  return { guarda, textos, note, ...readCampos(CAMPOS_ESTOQUE, textos) };
}

/** Another report keeps days and targets; starting anew forgets them, too. */
const endsOf = (forget: () => void, clear: () => void) => ({
  clear: () => clear(),
  restart: () => {
    forget();
    clear();
  },
});

/** Where a report comes in. Its bytes are read in the worker, too. */
const entradasOf = (open: (nome: string, pedido: Pedido) => void, refuse: () => void) => ({
  readFile: (file: File) => {
    noteStep(1);
    if (file.size > MAX_BYTES) refuse();
    else open(file.name, { tipo: "ler", conteudo: file });
  },
  readTexto: (conteudo: string) => {
    noteStep(1);
    open("Tabela colada", { tipo: "ler", conteudo });
  },
});

/** The worker starts early, so that it works without a network later, and ends with the page and all it holds. */
function useLife(leitor: Leitor, clear: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the page
  useEffect(() => {
    let isOver = false;
    whenIdle(() => !isOver && leitor.start());
    // Back from another page, a browser shows this one as it was left.
    window.addEventListener("pagehide", clear);
    return () => {
      isOver = true;
      window.removeEventListener("pagehide", clear);
      leitor.end();
    };
  }, []);
}

function analysis(textos: Textos, hoje: string): Pedido {
  const { valores } = readCampos(CAMPOS_ESTOQUE, textos);
  const alvos = { A: valores.alvoA ?? ALVOS.A, B: valores.alvoB ?? ALVOS.B, C: valores.alvoC ?? ALVOS.C };
  return { tipo: "analisar", periodo: valores.periodo ?? 1, hoje, alvos };
}

/** Files that are made here and saved by the browser. */
const savesOf = (leitor: Leitor) => ({
  saveLista: async () => {
    noteStep(3);
    save(await leitor.ask({ tipo: "lista" }), "estoque-parado.csv");
  },
  saveModelo: async () => save(await leitor.ask({ tipo: "modelo", hoje: today() }), "relatorio-exemplo.csv"),
});

function save(resposta: Resposta, nome: string): void {
  if (resposta.tipo === "texto") saveFile(new File([resposta.texto], nome, { type: "text/csv" }));
}

import { readCampos } from "@eden/domain/ferramentas/campos";
import type { Colunas } from "@eden/domain/ferramentas/colunas";
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
  textos: Textos;
  hoje: string;
  isExemplo: boolean;
}

const inicio = (): Estado => ({
  fase: "inicio",
  nome: "",
  motivo: null,
  relatorio: null,
  pergunta: null,
  resumo: null,
  textos: { periodo: "", alvoA: String(ALVOS.A), alvoB: String(ALVOS.B), alvoC: String(ALVOS.C) },
  hoje: today(),
  isExemplo: false,
});

/** A report and what follows from it. It stays in this component and its worker: nothing is sent, and nothing stored. */
export function useEstoque() {
  const [leitor] = useState(createLeitor);
  const [estado, setEstado] = useState(inicio);
  const { valores, erros } = readCampos(CAMPOS_ESTOQUE, estado.textos);
  const change = (more: Partial<Estado>) => setEstado((old) => ({ ...old, ...more }));
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
  const showRelatorio = (relatorio: Relatorio) =>
    setEstado(({ textos, ...old }) => ({
      ...old,
      relatorio,
      pergunta: null,
      textos: { ...textos, periodo: textos.periodo || String(relatorio.periodo ?? "") },
    }));
  const open = async (nome: string, pedido: Pedido, isExemplo = false) => {
    clear({ fase: "lendo", nome, isExemplo });
    const resposta = await leitor.ask(pedido);
    if (resposta.tipo !== "relatorio") return show(resposta);
    const { relatorio } = resposta;
    const textos = { ...inicio().textos, periodo: relatorio.periodo ? String(relatorio.periodo) : "" };
    change({ relatorio, textos, ...(!isExemplo && { fase: "colunas" }) });
    if (isExemplo) show(await leitor.ask(analysis(textos, today())));
  };
  return {
    ...estado,
    campos: CAMPOS_ESTOQUE,
    valores,
    erros,
    start: leitor.start,
    clear: () => clear(),
    put: (more: Partial<Textos>) => {
      const textos = { ...estado.textos, ...more };
      change({ textos });
      const isWrong = Object.keys(readCampos(CAMPOS_ESTOQUE, textos).erros).length > 0;
      // A target was changed below the result.
      if (estado.fase === "resultado" && !isWrong) leitor.ask(analysis(textos, estado.hoje)).then(show);
    },
    putHoje: (hoje: string) => change({ hoje }),
    readFile: (file: File) => {
      noteStep(1);
      if (file.size > MAX_BYTES) return clear({ motivo: "grande-demais" });
      // Its bytes are read in the worker, too.
      return open(file.name, { tipo: "ler", conteudo: file });
    },
    readTexto: (conteudo: string) => {
      noteStep(1);
      return open("Tabela colada", { tipo: "ler", conteudo });
    },
    showExemplo: () => open("relatorio-exemplo.csv", { tipo: "exemplo", hoje: today() }, true),
    mapear: (colunas: Colunas) => leitor.ask({ tipo: "mapear", colunas }).then(show),
    backToColunas: () => change({ pergunta: null }),
    reply: async ({ tipo }: Pergunta, resposta: string) => {
      show(await leitor.ask({ tipo: "responder", pergunta: tipo, resposta }));
      if (estado.pergunta) show(await leitor.ask(analysis(estado.textos, estado.hoje)));
    },
    confirm: () => leitor.ask(analysis(estado.textos, estado.hoje)).then(show),
    ...savesOf(leitor),
  };
}

export type ContaEstoque = ReturnType<typeof useEstoque>;

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

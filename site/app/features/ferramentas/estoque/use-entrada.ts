import { useEffect, useState } from "react";
import type { ContaEstoque } from "./use-estoque.ts";

/** A report may be dropped and pasted anywhere on the page. True while a file is held over it. */
export function useEntrada({ readFile, readTexto, start }: ContaEstoque): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      start();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      readFile(file);
    };
    const paste = (event: ClipboardEvent) => {
      if ((event.target as Element).closest?.("input, textarea, select")) return;
      const file = event.clipboardData?.files[0];
      const texto = event.clipboardData?.getData("text/plain") ?? "";
      if (file) readFile(file);
      // A single word was copied from somewhere else.
      else if (texto.includes("\n")) readTexto(texto);
    };
    const listeners = new AbortController();
    window.addEventListener("dragover", over, listeners);
    window.addEventListener("dragleave", leave, listeners);
    window.addEventListener("drop", drop, listeners);
    window.addEventListener("paste", paste, listeners);
    return () => listeners.abort();
  });
  return isOver;
}

import { createContext, useContext, useState } from "react";

/** Figures whose explanation the owner opened: the printed sheet shows it, too. */
interface Abertos {
  isOpen: (titulo: string) => boolean;
  onToggle: (titulo: string, isOpen: boolean) => void;
}

export const AbertosContext = createContext<Abertos>({ isOpen: () => false, onToggle: () => undefined });

export const useAbertos = () => useContext(AbertosContext);

export function useNewAbertos(): Abertos {
  const [titulos, setTitulos] = useState<readonly string[]>([]);
  return {
    isOpen: (titulo) => titulos.includes(titulo),
    onToggle: (titulo, isOpen) =>
      setTitulos((old) => (isOpen ? [...old, titulo] : old.filter((other) => other !== titulo))),
  };
}

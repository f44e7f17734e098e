import type { Virtualizer } from "@tanstack/react-virtual";
import type { ReactNode } from "react";

interface VirtualRowsProps {
  nome: string;
  virtual: Virtualizer<HTMLDivElement, Element>;
  children: (index: number) => ReactNode;
}

/** The rows of a virtual list that are near the window, at their places. Below the last one is room for the toast. */
export function VirtualRows({ nome, virtual, children }: VirtualRowsProps) {
  return (
    <ul aria-label={nome} className="relative mb-20" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${start}px)` }}
        >
          {children(index)}
        </li>
      ))}
    </ul>
  );
}

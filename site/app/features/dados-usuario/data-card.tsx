import { Card } from "@eden/ui/card.tsx";
import type { ReactNode } from "react";

interface DataCardProps {
  title: string;
  rows: readonly (readonly [label: string, value: ReactNode])[];
}

export function DataCard({ title, rows }: DataCardProps) {
  return (
    <Card>
      <h2 className="text-h3">{title}</h2>
      <dl className="mt-3">
        {rows.map(([label, value]) => (
          <div key={label} className="border-linha border-b py-3 leading-snug last:border-b-0">
            <dt className="text-peq text-pedra">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value || "Não informado"}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

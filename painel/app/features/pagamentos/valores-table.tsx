import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { classNames } from "@eden/ui/core/class-names.ts";

/** The price beside what came in. */
export function ValoresTable({ preco, recebido }: { preco: number; recebido: number }) {
  const diferenca = recebido - preco;
  const rows = [
    { nome: "Preço do pedido", valor: formatReais(preco) },
    { nome: "Recebido pelo provedor", valor: formatReais(recebido) },
    { nome: "Diferença", valor: `${diferenca > 0 ? "+" : "−"} ${formatReais(Math.abs(diferenca))}`, last: true },
  ];
  return (
    <dl className="mb-4">
      {rows.map(({ nome, valor, last }) => (
        <div
          key={nome}
          className={classNames("flex justify-between py-2", last ? "font-bold" : "border-b border-linha")}
        >
          <dt>{nome}</dt>
          <dd className={classNames(last && diferenca < 0 && "text-erro")}>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

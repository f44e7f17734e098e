import type { Block } from "~/content/rich-text.ts";
import { RichText } from "./rich-text.tsx";

type Table = Extract<Block, { kind: "table" }>;

/** On a phone each row is a card that repeats the column names; wide screens and print show the table. */
export function PolicyTable({ table }: { table: Table }) {
  return (
    <table className="w-full border-collapse text-left text-peq sm:overflow-hidden print:overflow-visible print:text-[10pt] sm:rounded-cartao sm:bg-papel sm:shadow-suave print:shadow-none">
      <caption className="sr-only">{table.caption}</caption>
      <thead className="bg-orvalho text-mata max-sm:sr-only">
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col" className="px-5 py-3.5 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {table.rows.map((row) => (
          <PolicyRow key={row[0]} row={row} columns={table.columns} />
        ))}
      </tbody>
    </table>
  );
}

function PolicyRow({ row: [head = "", ...cells], columns }: { row: readonly string[]; columns: readonly string[] }) {
  return (
    <tr className="break-inside-avoid align-top max-sm:block max-sm:rounded-campo max-sm:bg-papel max-sm:p-4.5 sm:border-linha sm:border-t">
      <th
        scope="row"
        className="font-semibold text-mata max-sm:block max-sm:text-[1.0625rem] max-sm:leading-snug sm:w-[30%] sm:px-5 sm:py-3.5"
      >
        <RichText text={head} />
      </th>
      {cells.map((cell, position) => (
        <td key={columns[position + 1]} className="max-sm:mt-2.5 max-sm:block sm:px-5 sm:py-3.5">
          <span aria-hidden="true" className="block font-semibold text-folha sm:hidden">
            {columns[position + 1]}
          </span>
          <RichText text={cell} />
        </td>
      ))}
    </tr>
  );
}

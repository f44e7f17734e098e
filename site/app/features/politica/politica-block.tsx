import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ChevronDown } from "lucide";
import { Fragment } from "react";
import { type Block, type Inline, parseInline } from "~/content/markup.ts";

export function PoliticaBlock({ block }: { block: Block }) {
  if (block.kind === "table") {
    return block.rows.length > LONG ? <FoldedTable table={block} /> : <PoliticaTable table={block} />;
  }
  if (block.kind === "list") {
    return (
      <ul className="grid max-w-[62ch] list-disc gap-2 pl-5.5 marker:text-folha">
        {block.items.map((item) => (
          <li key={item} className="pl-1">
            <RichText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p className="max-w-[62ch]">
      <RichText text={block.text} />
    </p>
  );
}

type Table = Extract<Block, { kind: "table" }>;

/** Rows from which a table would keep a reader on a phone from the text below it. */
const LONG = 12;

function FoldedTable({ table }: { table: Table }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-cartao bg-orvalho px-5 py-3 font-semibold text-mata [&::-webkit-details-marker]:hidden">
        {table.caption}: {table.rows.length} itens
        <Icon of={ChevronDown} className="transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="mt-3">
        <PoliticaTable table={table} />
      </div>
    </details>
  );
}

/** On a phone each row is a card that repeats the column names; wide screens and print show the table. */
function PoliticaTable({ table }: { table: Table }) {
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
          <PoliticaRow key={row[0]} row={row} columns={table.columns} />
        ))}
      </tbody>
    </table>
  );
}

function PoliticaRow({ row: [head = "", ...cells], columns }: { row: readonly string[]; columns: readonly string[] }) {
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

/** A string of the policy with its markup: strong, emphasis, code and links. */
export function RichText({ text }: { text: string }) {
  return parseInline(text).map((part) => <Part key={part.kind + part.text} part={part} />);
}

function Part({ part }: { part: Inline }) {
  if (part.kind === "strong") return <strong className="font-bold">{part.text}</strong>;
  if (part.kind === "emphasis") return <em>{part.text}</em>;
  if (part.kind === "code") {
    return (
      <code className="rounded-md bg-areia box-decoration-clone px-1.5 py-0.5 font-semibold font-texto">
        {breakable(part.text)}
      </code>
    );
  }
  if (part.kind === "link") {
    return (
      <AppLink to={part.href} className="wrap-anywhere font-semibold text-folha underline underline-offset-3">
        {part.text}
      </AppLink>
    );
  }
  return <WholeWords text={part.text} />;
}

/** Does not end a line at the hyphen of "e-mail" or of a postcode. */
function WholeWords({ text }: { text: string }) {
  const pieces = text.split(/(e-mails?|CEP \d{5}-\d{3})/);
  return pieces.map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
      <span key={place} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}

/** A long identifier may break after an underscore, never inside a word. */
function breakable(identifier: string) {
  if (identifier.length <= 18) return identifier;
  return identifier.split(/(?<=_)/).map((word) => (
    <Fragment key={word}>
      {word}
      <wbr />
    </Fragment>
  ));
}

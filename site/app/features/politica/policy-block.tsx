import type { Block } from "~/content/rich-text.ts";
import { PolicyTable } from "./policy-table.tsx";
import { RichText } from "./rich-text.tsx";

export function PolicyBlock({ block }: { block: Block }) {
  if (block.kind === "table") return <PolicyTable table={block} />;
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

import type { Secao } from "~/content/politica/secao.ts";
import { PolicyBlock } from "./policy-block.tsx";

export function PolicySection({ secao, numero }: { secao: Secao; numero: number }) {
  return (
    <section aria-labelledby={secao.id} className="space-y-5 border-linha-2 border-t pt-8 lg:pt-10">
      <h2
        id={secao.id}
        className="flex max-w-[28ch] scroll-mt-6 break-after-avoid gap-[0.5em] text-[1.75rem] leading-[1.15] lg:text-[2.125rem]"
      >
        <span className="min-w-[1.1em] flex-none font-normal text-folha lining-nums tabular-nums">{numero}.</span>
        {secao.titulo}
      </h2>
      {secao.blocks.map((block) => (
        <PolicyBlock key={block.kind === "table" ? block.caption : JSON.stringify(block)} block={block} />
      ))}
    </section>
  );
}

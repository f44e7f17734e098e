/** The shape of a person while it loads. */
export function PessoaSkeleton() {
  return (
    <div role="status" className="flex h-full flex-col motion-safe:animate-pulse">
      <span className="sr-only">Abrindo a pessoa…</span>
      <div aria-hidden="true" className="flex items-center gap-4 border-b border-linha bg-papel p-5">
        <span className="size-14 rounded-full bg-areia" />
        <span className="grid gap-2.5">
          <span className="h-5 w-52 rounded-full bg-areia" />
          <span className="h-3 w-36 rounded-full bg-areia" />
        </span>
      </div>
      <div aria-hidden="true" className="grid flex-1 content-end gap-5 p-5">
        <span className="h-24 rounded-panel bg-white" />
        <span className="h-32 rounded-panel bg-white" />
        <span className="h-36 rounded-panel bg-white" />
      </div>
    </div>
  );
}

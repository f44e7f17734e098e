/** A golden fruit on its stalk, upright; the stalk ends at the lower edge. */
export function Fruit({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 72" aria-hidden="true" className={className}>
      <path d="M22 72V40" className="stroke-folha" strokeWidth="5" strokeLinecap="round" />
      <path d="M23 50c2-9 9-13 19-12-1 9-8 14-19 12Z" className="fill-broto" />
      <circle cx="22" cy="22" r="19" className="fill-ipe" />
      <path d="M9 17A15 15 0 0 1 20 7" className="fill-none stroke-ipe-claro" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

/** A leaf on its stalk, upright; the stalk ends at the lower edge. */
export function Leaf({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 72" aria-hidden="true" className={className}>
      <path d="M22 72V30" className="stroke-folha" strokeWidth="5" strokeLinecap="round" />
      <path d="M22 58C6 50 2 24 22 2c20 22 16 48 0 56Z" className="fill-broto" />
      <path d="M22 56V20" className="stroke-folha" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

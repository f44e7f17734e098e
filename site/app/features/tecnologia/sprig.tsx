/** Position and rotation of each leaf on the branch. */
const LEAVES = [
  "translate(60 262) rotate(-8)",
  "translate(74 236) rotate(-100)",
  "translate(104 206) rotate(-14)",
  "translate(118 176) rotate(-104)",
  "translate(150 146) rotate(-20)",
  "translate(166 116) rotate(-108)",
  "translate(200 90) rotate(-26)",
  "translate(218 62) rotate(-112)",
  "translate(246 40) rotate(-44)",
];

export function Sprig({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 320 320" aria-hidden="true" className={`fill-none stroke-[1.5] stroke-broto ${className}`}>
      <path d="M24 310C76 232 150 140 250 38" />
      {LEAVES.map((place) => (
        <path key={place} transform={place} d="M0 0C8-24 36-36 70-26 58 2 30 16 0 0ZM0 0C22-6 42-14 62-23" />
      ))}
    </svg>
  );
}

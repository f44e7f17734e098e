import { classNames } from "./class-names.ts";

interface ProgressBarProps {
  /** Label, e.g. "Pergunta 3 de 23". */
  label: string;
  value: number;
  max: number;
  className?: string;
}

/** Uses native <progress>: it exposes its value and needs no style attribute. */
export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return <progress aria-label={label} value={value} max={max} className={classNames(barStyle, className)} />;
}

const barStyle =
  "block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-linha-2 forced-colors:border [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-folha [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-folha forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]";

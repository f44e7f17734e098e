import { type ComponentProps, useEffect, useRef } from "react";

interface FileChoiceProps extends ComponentProps<"label"> {
  accept: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** A label that opens the choice of one file. The same file can be chosen again after it was corrected. */
export function FileChoice({ accept, disabled, onFile, children, ...label }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const { current } = input;
    const file = current?.files?.[0];
    if (!current || !file) return;
    current.value = "";
    onFile(file);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, a file that was chosen before the page was hydrated
  useEffect(take, []);
  return (
    <label {...label}>
      {children}
      <input
        ref={input}
        type="file"
        accept={accept}
        disabled={disabled}
        // A reload must not bring a file back.
        autoComplete="off"
        onChange={take}
        className="sr-only"
      />
    </label>
  );
}

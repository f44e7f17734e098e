import type { ComponentProps } from "react";

interface FileChoiceProps extends ComponentProps<"label"> {
  accept: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** A label that opens the choice of one file. The same file can be chosen again after it was corrected. */
export function FileChoice({ accept, disabled, onFile, children, ...label }: FileChoiceProps) {
  return (
    <label {...label}>
      {children}
      <input
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file) onFile(file);
        }}
        className="sr-only"
      />
    </label>
  );
}

import { Icon } from "@eden/ui/icon.tsx";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { PersonData, type PersonDataProps } from "./person-data.tsx";
import { PESSOAL } from "./use-sign-up.ts";

interface PersonFoldProps extends PersonDataProps {
  /** The visitor followed "Alterar" in the summary. */
  asked: boolean;
}

/** The visitor's data, prefilled after the checkout and collapsed. Opens automatically if something is missing. */
export function PersonFold({ asked, ...fields }: PersonFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { values, errors } = fields;
  const wrong = PESSOAL.some((field) => field in errors.errors || !values[field]);
  useEffect(() => {
    if (fold.current && (wrong || asked)) fold.current.open = true;
  }, [wrong, asked]);
  useEffect(() => {
    if (asked) fold.current?.querySelector("input")?.focus();
  }, [asked]);
  return (
    <details ref={fold} className="group my-8 rounded-[20px] border border-linha-2 bg-papel">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-[20px] px-4.5 py-2.5 leading-snug [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-base text-pedra">Seus dados</span>
          <strong className="block font-semibold [overflow-wrap:anywhere]">
            {`${values.nome} ${values.sobrenome}`.trim() || "A preencher"}
          </strong>
        </span>
        <Icon of={ChevronDown} className="text-pedra transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="px-4.5 pt-2 pb-5">
        <PersonData {...fields} />
      </div>
    </details>
  );
}

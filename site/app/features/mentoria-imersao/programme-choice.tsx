import { CheckboxCards } from "@eden/ui/choice-group.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { promessaDoNivel } from "~/content/niveis.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso3 } from "~/images/vaso-3.ts";

type Programme = "mentoria" | "imersao";

interface ProgrammeChoiceProps {
  id: string;
  mentoria: boolean;
  imersao: boolean;
  onChange: (choice: { mentoria: boolean; imersao: boolean }) => void;
  error?: string | undefined;
}

const options = [
  {
    value: "mentoria",
    title: "Mentoria",
    description: promessaDoNivel.mentoria,
    picture: <Picture of={vaso3} alt="" sizes="104px" />,
  },
  {
    value: "imersao",
    title: "Imersão",
    description: promessaDoNivel.imersao,
    picture: <Picture of={vaso2} alt="" sizes="104px" />,
  },
] as const;

/** One or both. The error belongs to the two together and is removed when either changes. */
export function ProgrammeChoice({ id, mentoria, imersao, onChange, error }: ProgrammeChoiceProps) {
  const chosen: Programme[] = [...(mentoria ? ["mentoria" as const] : []), ...(imersao ? ["imersao" as const] : [])];
  return (
    <CheckboxCards<Programme>
      id={id}
      name="programa"
      legend="O que você quer reservar?"
      options={options}
      values={chosen}
      onValuesChange={(values) =>
        onChange({ mentoria: values.includes("mentoria"), imersao: values.includes("imersao") })
      }
      columns={2}
      layout="tile"
      error={error}
    />
  );
}

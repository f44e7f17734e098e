import { type Failure, NotLoaded } from "@eden/ui/not-loaded.tsx";
import { useState } from "react";
import { useLater } from "~/forms/use-later.ts";

/** A part of a form that loads later, and what is shown in its place until then. */
export function useLaterStep<Part>(load: () => Promise<{ default: Part }>) {
  const [failure, setFailure] = useState<Failure>();
  const Step = useLater(load, setFailure);
  const waiting = failure ? (
    <NotLoaded nome="Esta etapa" failure={failure} className="min-h-64" />
  ) : (
    <p role="status" className="text-lg text-pedra">
      Carregando...
    </p>
  );
  return [Step, waiting] as const;
}

import { mentoriaImersao } from "~/content/registros.ts";
import { JourneyColumns } from "~/forms/journey-columns.tsx";
import { LittleShop } from "~/forms/little-shop.tsx";
import { NextSteps } from "~/forms/next-steps.tsx";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso3 } from "~/images/vaso-3.ts";
import { MentoriaImersaoForm } from "./mentoria-imersao-form.tsx";

export function MentoriaImersaoSection() {
  return (
    <JourneyColumns
      aside={
        <LittleShop title="O que acontece depois" plants={[vaso2, vaso3]}>
          <NextSteps steps={mentoriaImersao.depois} />
          <dl className="mt-6 grid gap-3 border-linha-2 border-t border-dashed pt-5 text-base/snug">
            {mentoriaImersao.formatos.map(({ nome, texto }) => (
              <div key={nome}>
                <dt className="font-semibold">{nome}</dt>
                <dd className="text-pedra">{texto}</dd>
              </div>
            ))}
          </dl>
        </LittleShop>
      }
    >
      <MentoriaImersaoForm />
    </JourneyColumns>
  );
}

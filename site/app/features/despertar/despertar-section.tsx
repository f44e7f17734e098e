import { CheckLines } from "@eden/ui/choice-card.tsx";
import { despertar } from "~/content/registros.ts";
import { JourneyColumns } from "~/forms/journey-columns.tsx";
import { LittleShop } from "~/forms/little-shop.tsx";
import { NextSteps } from "~/forms/next-steps.tsx";
import { vaso4 } from "~/images/vaso-4.ts";
import { DespertarForm } from "./despertar-form.tsx";

export function DespertarSection() {
  return (
    <JourneyColumns
      aside={
        <LittleShop title="O que acontece depois" plants={[vaso4]}>
          <NextSteps steps={despertar.depois} />
          <div className="mt-6 border-linha-2 border-t border-dashed pt-5 text-base/snug">
            <p className="mb-2 text-pedra text-peq">O nível Despertar reúne</p>
            <CheckLines lines={despertar.inclui} />
          </div>
        </LittleShop>
      }
    >
      <DespertarForm />
    </JourneyColumns>
  );
}

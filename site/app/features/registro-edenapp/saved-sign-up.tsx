import { protocoloOf } from "@eden/domain/protocolo";
import { AppLink } from "@eden/ui/app-link.tsx";
import { Banner } from "@eden/ui/banner.tsx";

/** A sign-up that was queued by an earlier page. */
export function SavedSignUp({ id }: { id: string }) {
  return (
    <Banner
      tone="ok"
      title={`Cadastro recebido. Protocolo ${protocoloOf(id)}`}
      action={
        <AppLink
          to="/cadastro-sucesso"
          className="inline-flex min-h-11 items-center rounded-lg font-semibold text-mata underline underline-offset-4"
        >
          Ver o meu cadastro
        </AppLink>
      }
    >
      Ele esperava pela conexão e acabou de chegar.
    </Banner>
  );
}

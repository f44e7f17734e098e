import { Banner } from "@eden/ui/banner.tsx";
import { useEffect, useState } from "react";
import { Protocol, ReceiptLinks } from "~/forms/receipt/receipt.tsx";

const THANKS_MS = 5000;

/** The thank-you text is shown for five seconds; the number stays until the visitor types again. */
export default function ContatoThanks({ id }: { id: string }) {
  const [fresh, setFresh] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, []);
  const action = <ReceiptLinks id={id} tabela="contato" did="enviar uma mensagem pelo site" />;
  if (!fresh) {
    return (
      <Banner
        tone="ok"
        title={
          <>
            Mensagem enviada. <Protocol id={id} />
          </>
        }
        action={action}
      >
        Com esse número a equipe encontra a sua mensagem na hora.
      </Banner>
    );
  }
  return (
    <Banner tone="ok" title="Mensagem enviada com sucesso!" action={action}>
      Entraremos em contato em breve. <Protocol id={id} />
    </Banner>
  );
}

import { comoUsarOLivro } from "@eden/domain/empresa/como-usar-o-livro";
import { livroPdf } from "@eden/domain/empresa/livro-pdf";
import { Badge } from "@eden/ui/badge.tsx";
import { Button, ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { BookOpen, Download } from "lucide";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { NextSteps } from "~/forms/receipt/next-steps.tsx";
import { Protocol, ReceiptLinks } from "~/forms/receipt/receipt.tsx";
import { livro } from "~/images/livro.ts";

export function LivroThanks() {
  return (
    <div className="my-auto overflow-x-clip">
      <div className="pagina relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 lg:min-h-[38rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,35rem)] xl:gap-x-18">
        <Picture
          of={livro}
          priority
          sizes="(min-width: 1024px) 62vw, 100vw"
          className="relative left-1/2 -mt-2 mb-4 w-[min(100vw,40rem)] max-w-none -translate-x-1/2 motion-safe:animate-surge lg:-left-24 lg:my-0 lg:w-[calc(100%+6rem)] lg:translate-x-0 xl:-left-36 xl:w-[calc(100%+13rem)]"
        />
        <div className="relative z-1 md:max-lg:mx-auto md:max-lg:max-w-140 md:max-lg:text-center">
          <Badge>
            <Icon of={BookOpen} size={18} />
            PDF gratuito
          </Badge>
          <h1 className="mt-4 text-[clamp(2.375rem,1.7rem+2.6vw,3.5rem)]/[1.08]">
            {/* On a phone it barely fits one line, and would shift when its second font loads. */}
            Obrigado. <br className="lg:hidden" />
            Boa <em>leitura</em>!
          </h1>
          <p className="mt-4.5 text-lead text-pedra">
            <cite>Chamado para a Plenitude</cite> já é seu. Baixe agora e leia no celular ou no computador.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 md:max-lg:justify-center">
            <DownloadButton />
            <ButtonLink to="/" variant="bare" className="max-md:w-full">
              Voltar ao início
            </ButtonLink>
          </div>
          <LivroReceipt />
        </div>
      </div>
    </div>
  );
}

const BUSY_MS = 1000;

/** The browser downloads the file and shows the progress; the button only confirms the click. */
function DownloadButton() {
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const download = () => {
    setBusy(true);
    timer.current = setTimeout(() => setBusy(false), BUSY_MS);
    const link = document.createElement("a");
    link.href = livroPdf.path;
    link.download = livroPdf.fileName;
    link.click();
  };
  return (
    <>
      <Button
        variant="ipe"
        size="l"
        onClick={download}
        busyLabel={busy ? "Baixando..." : undefined}
        className="min-w-54 max-md:w-full noscript:hidden"
      >
        <Icon of={Download} />
        Baixar o livro
      </Button>
      <ButtonLink to={livroPdf.path} newTab variant="ipe" size="l" className="hidden! noscript:inline-flex!">
        Abrir o livro
      </ButtonLink>
    </>
  );
}

/** How to use the book, what comes next and, for visitors who come from the form, the number of the request. */
function LivroReceipt() {
  const { state } = useLocation();
  // Read after hydration: the prerendered page is the same for all requests.
  const [id, setId] = useState<string | null>(null);
  useEffect(() => setId((state as { id?: string } | null)?.id ?? null), [state]);
  return (
    <div className="mt-8 border-linha border-t pt-6 text-left text-pedra">
      <h2 className="text-h3 text-tinta">Como usar o livro</h2>
      <NextSteps steps={comoUsarOLivro} />
      <p className="mt-6">Nossa equipe pode entrar em contato com você.</p>
      {id && (
        <>
          <p className="mt-1">
            <Protocol id={id} />
          </p>
          <ReceiptLinks id={id} tabela="leadlive" did="pedir o livro Chamado para a Plenitude" />
        </>
      )}
    </div>
  );
}

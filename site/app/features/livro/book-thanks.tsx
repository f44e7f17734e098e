import { Badge } from "@eden/ui/badge.tsx";
import { ButtonLink } from "@eden/ui/button.tsx";
import { Icon } from "@eden/ui/icon.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { BookOpen } from "lucide-react";
import { livro } from "~/images/livro.ts";
import { BookReceipt } from "./book-receipt.tsx";
import { DownloadButton } from "./download-button.tsx";

export function BookThanks() {
  return (
    <div className="overflow-x-clip">
      <div className="pagina relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-18 lg:min-h-[42rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]">
        <Picture
          of={livro}
          priority
          sizes="(min-width: 1024px) 62vw, 120vw"
          className="relative left-1/2 -mt-2 -mb-6 w-[min(120vw,52rem)] max-w-none -translate-x-1/2 motion-safe:animate-surge lg:-left-47 lg:my-0 lg:w-[calc(100%+16rem)] lg:translate-x-0"
        />
        <div className="relative z-1">
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
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
            <DownloadButton />
            <ButtonLink to="/" variant="nu" className="max-md:w-full">
              Voltar ao início
            </ButtonLink>
          </div>
          <BookReceipt />
        </div>
      </div>
    </div>
  );
}

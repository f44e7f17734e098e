import { Button, ButtonLink } from "@eden/ui/button.tsx";
import { Icon } from "@eden/ui/icon.tsx";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { livroPdf } from "~/content/livro/livro-pdf.ts";

const BUSY_MS = 1000;

/** The browser downloads the file and shows the progress; the button only confirms the click. */
export function DownloadButton() {
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
        size="g"
        onClick={download}
        busyLabel={busy ? "Baixando..." : undefined}
        className="min-w-54 max-md:w-full noscript:hidden"
      >
        <Icon of={Download} />
        Baixar o livro
      </Button>
      <ButtonLink to={livroPdf.path} newTab variant="ipe" size="g" className="hidden! noscript:inline-flex!">
        Abrir o livro
      </ButtonLink>
    </>
  );
}

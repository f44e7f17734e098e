import { Banner } from "@eden/ui/banner.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { lazyPart } from "@eden/ui/lazy-part.tsx";
import { CloudOff } from "lucide";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type AcompanharResult, followAcompanhar, readAcompanhar } from "~/clients/acompanhar.ts";
import { tryAgainIn } from "./parte.ts";

// Loaded when a link opens: the prerendered page needs none of it.
const Acompanhado = lazyPart(() => import("./acompanhado.tsx"), {
  nome: "o seu link",
  minHeight: "min-h-112",
  Frame: OpeningFrame,
});

type State = AcompanharResult | { status: "withdrawn"; isCompra: boolean };

interface AcompanharPageProps {
  /** For a link that opens nothing. */
  closed: ReactNode;
  /** After the visitor withdrew the request: a purchase, or a conversation. */
  withdrawn: (isCompra: boolean) => ReactNode;
}

/** The request of the visitor who has the link. Everything is read with the code in the fragment of the URL. */
export function AcompanharPage({ closed, withdrawn }: AcompanharPageProps) {
  const codigo = useCodigo();
  const { state, setState, read } = useAcompanhar(codigo);
  if (!state) return <Opening />;
  if (state.status === "closed") return closed;
  if (state.status === "withdrawn") return withdrawn(state.isCompra);
  if (state.status !== "open") return <NotNow result={state} onRetry={read} />;
  const showWithdrawn = (isCompra: boolean) => {
    flushSync(() => setState({ status: "withdrawn", isCompra }));
    document.querySelector<HTMLElement>("#conteudo h1")?.focus();
  };
  return <Acompanhado codigo={codigo ?? ""} dados={state.dados} onResult={setState} onWithdrawn={showWithdrawn} />;
}

/** The fragment of the URL, read after hydration; undefined before. A second link pasted into the same tab counts too. */
function useCodigo(): string | undefined {
  const [codigo, setCodigo] = useState<string>();
  useEffect(() => {
    const read = () => setCodigo(window.location.hash.slice(1));
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return codigo;
}

function useAcompanhar(codigo: string | undefined) {
  const [state, setState] = useState<State>();
  const read = useCallback(async () => {
    if (codigo === undefined) return;
    setState(codigo === "" ? { status: "closed" } : await readAcompanhar(codigo));
  }, [codigo]);
  useEffect(() => void read(), [read]);
  const isOpen = state?.status === "open";
  useEffect(() => (codigo && isOpen ? followAcompanhar(codigo, setState) : undefined), [codigo, isOpen]);
  return { state, setState, read };
}

function Opening() {
  return (
    <OpeningFrame>
      <p role="status" className="text-pedra noscript:hidden">
        Abrindo o seu link...
      </p>
      <p className="hidden text-pedra noscript:block">Esta página precisa de JavaScript para abrir o seu link.</p>
    </OpeningFrame>
  );
}

function OpeningFrame({ children }: { children: ReactNode }) {
  return (
    <div className="pagina max-w-260 pt-3 lg:pt-10">
      <h1 className="text-[clamp(2.375rem,1.8rem+2.4vw,3.5rem)]/[1.06]">
        Acompanhe o que você <em>enviou</em>.
      </h1>
      <div className="mt-4 text-lead">{children}</div>
    </div>
  );
}

interface NotNowProps {
  result: Exclude<AcompanharResult, { status: "open" | "closed" }>;
  onRetry: () => Promise<void>;
}

function NotNow({ result, onRetry }: NotNowProps) {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <div className="pagina max-w-260 pt-3 lg:pt-10">
      <h1 className="text-[clamp(2.375rem,1.8rem+2.4vw,3.5rem)]/[1.06]">
        Não conseguimos abrir <em>agora</em>.
      </h1>
      <Banner
        tone="off"
        icon={CloudOff}
        title="O seu link continua valendo."
        className="mt-6 max-w-160"
        action={
          <Button size="s" onClick={retry} busyLabel={busy ? "Abrindo..." : undefined} className="mt-2">
            Tentar de novo
          </Button>
        }
      >
        {result.status === "limited"
          ? `Muitos acessos em pouco tempo. ${tryAgainIn(result.retryAfterSeconds)}`
          : "Confira a conexão e tente daqui a pouco."}
      </Banner>
    </div>
  );
}

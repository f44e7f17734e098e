import { act, render, screen } from "@testing-library/react";
import { Suspense, startTransition, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useDocumento } from "./documento.tsx";

function Page({ path }: { path: string }) {
  const lido = useDocumento(path);
  const [word] = useState("mostra");
  return (
    <p>
      {word} {lido === null ? "nada" : "algo"}
    </p>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("[PRACA-05] a document that arrives while its page waits is rendered without an error of React", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  const { rerender } = render(<Suspense fallback="espera">antes</Suspense>);
  await act(async () => {
    startTransition(() =>
      rerender(
        <Suspense fallback="espera">
          <Page path="/raio-x/sp/nenhuma" />
        </Suspense>,
      ),
    );
  });
  expect(screen.getByText("mostra nada")).toBeInTheDocument();
  expect(error).not.toHaveBeenCalled();
});

import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { latestStep, measuredPage, noteStep } from "~/clients/note-step.ts";
import { ETAPAS, paginaDaCidade, useMedida } from "./use-medida.ts";

const faixa = (id: 1 | 6) => ({ id, municipios: 9, quantis: [1, 2, 3, 4, 5], redes: 0.1 });

function Pagina({ pagina }: { pagina: string }) {
  useMedida(pagina);
  return null;
}

test("[PRACA-23] a town is measured by its class, a state as one of them, and neither by its name", () => {
  history.replaceState(null, "", "/raio-x/sp/marilia");
  const { rerender, unmount } = render(<Pagina pagina={paginaDaCidade({ faixa: faixa(1) })} />);
  expect(latestStep()).toEqual({ pagina: "/raio-x/cidade-a", etapa: ETAPAS.visto });
  noteStep(ETAPAS.enviado);
  expect(latestStep()).toEqual({ pagina: "/raio-x/cidade-a", etapa: 3 });
  rerender(<Pagina pagina={paginaDaCidade({ faixa: faixa(6) })} />);
  expect(latestStep()?.pagina).toBe("/raio-x/cidade-f");
  rerender(<Pagina pagina={paginaDaCidade({})} />);
  expect(latestStep()?.pagina).toBe("/raio-x/cidade");
  unmount();
  history.replaceState(null, "", "/contato/");
  expect(measuredPage()).toBe("/contato");
});

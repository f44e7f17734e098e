import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Carousel } from "./carousel.tsx";
import { installPlatform, setMedia } from "./testing/jsdom-platform.ts";

const slides = [1, 2, 3, 4, 5, 6].map((n) => ({
  id: `s${n}`,
  nome: `Líder ${n}`,
  content: <a href={`#${n}`}>{`Líder ${n}`}</a>,
}));

beforeAll(installPlatform);
beforeEach(() => {
  vi.useFakeTimers();
  setMedia("(min-width: 48rem)", true);
  setMedia("(min-width: 64rem)", true);
});
afterEach(() => {
  vi.useRealTimers();
  setMedia("(prefers-reduced-motion: reduce)", false);
});

const leaders = (props: { autoplay?: number } = {}) => (
  <Carousel label="Lideranças" slides={slides} visible={3} header={<h2>Quem cultiva</h2>} {...props} />
);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const inSight = () =>
  screen
    .getAllByRole("group")
    .filter((slide) => !slide.hasAttribute("inert"))
    .map((slide) => slide.getAttribute("aria-label"));
const current = () => screen.getByRole("button", { current: true }).getAttribute("aria-label");
const press = (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
};
const live = () => document.querySelector("[aria-live]")?.getAttribute("aria-live");

test("[LEAD-02] three slides are visible on a desktop, one on a phone; the others are inert", () => {
  render(leaders());
  expect(screen.getByRole("region", { name: "Lideranças" })).toHaveAttribute("aria-roledescription", "carrossel");
  expect(inSight()).toEqual(["1 de 6", "2 de 6", "3 de 6"]);
  act(() => setMedia("(min-width: 64rem)", false));
  expect(inSight()).toEqual(["1 de 6", "2 de 6"]);
  act(() => setMedia("(min-width: 48rem)", false));
  expect(inSight()).toEqual(["1 de 6"]);
});

test("[LEAD-02] wraps at both ends", () => {
  render(leaders());
  press("Anterior");
  expect(inSight()).toEqual(["1 de 6", "2 de 6", "6 de 6"]);
  wait(500);
  press("Próximo");
  expect(inSight()).toEqual(["1 de 6", "2 de 6", "3 de 6"]);
});

test("[LEAD-04] for 500 ms previous, next and dots do nothing; nor does the current dot", () => {
  render(leaders());
  press("Mostrar Líder 1, 1 de 6");
  press("Próximo");
  expect(current()).toBe("Mostrar Líder 2, 2 de 6");
  press("Próximo");
  press("Anterior");
  press("Mostrar Líder 5, 5 de 6");
  wait(499);
  press("Próximo");
  expect(current()).toBe("Mostrar Líder 2, 2 de 6");
  wait(1);
  press("Mostrar Líder 5, 5 de 6");
  expect(current()).toBe("Mostrar Líder 5, 5 de 6");
});

test("[LEAD-03] advances every 5000 ms until paused by its button, the first control", () => {
  render(leaders({ autoplay: 5000 }));
  expect(within(screen.getByRole("region")).getAllByRole("button")[0]).toHaveAccessibleName("Pausar a rotação");
  expect(live()).toBe("off");
  wait(4999);
  expect(current()).toBe("Mostrar Líder 1, 1 de 6");
  wait(1);
  expect(current()).toBe("Mostrar Líder 2, 2 de 6");
  wait(5000);
  expect(current()).toBe("Mostrar Líder 3, 3 de 6");
  press("Pausar a rotação");
  expect(live()).toBe("polite");
  wait(20_000);
  expect(current()).toBe("Mostrar Líder 3, 3 de 6");
  press("Retomar a rotação");
  wait(5000);
  expect(current()).toBe("Mostrar Líder 4, 4 de 6");
});

test("[LEAD-03] pauses on mouse hover, with focus inside, in a hidden tab, and with reduced motion", () => {
  render(leaders({ autoplay: 5000 }));
  const card = screen.getByText("Líder 1");
  const stays = () => {
    const before = current();
    wait(10_000);
    expect(current()).toBe(before);
    expect(live()).toBe("polite");
  };
  fireEvent.pointerOver(card, { pointerType: "mouse" });
  stays();
  fireEvent.pointerOut(card, { pointerType: "mouse" });
  act(() => card.focus());
  stays();
  act(() => card.blur());
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  stays();
  hidden.mockRestore();
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  act(() => setMedia("(prefers-reduced-motion: reduce)", true));
  stays();
  act(() => setMedia("(prefers-reduced-motion: reduce)", false));
  wait(5000);
  expect(current()).toBe("Mostrar Líder 2, 2 de 6");
});

test("[LEAD-03] focus on the pause button does not stop autoplay", () => {
  render(leaders({ autoplay: 5000 }));
  act(() => screen.getByRole("button", { name: "Pausar a rotação" }).focus());
  wait(5000);
  expect(current()).toBe("Mostrar Líder 2, 2 de 6");
});

test("a touch swipe changes the slide; a mouse drag or a short touch does not", () => {
  render(leaders());
  const swipe = (from: number, to: number, pointerType: string) => {
    const card = screen.getByText("Líder 2");
    fireEvent.pointerDown(card, { clientX: from, pointerType });
    fireEvent.pointerUp(card, { clientX: to, pointerType });
    wait(500);
  };
  swipe(200, 100, "mouse");
  swipe(200, 170, "touch");
  expect(current()).toBe("Mostrar Líder 1, 1 de 6");
  swipe(200, 100, "touch");
  expect(current()).toBe("Mostrar Líder 2, 2 de 6");
  swipe(100, 200, "touch");
  expect(current()).toBe("Mostrar Líder 1, 1 de 6");
});

test("[SITE-08] in the prerendered page every slide is accessible and there is no style attribute", () => {
  const html = renderToString(leaders({ autoplay: 5000 }));
  expect(html).not.toContain("inert");
  expect(html).not.toContain("style=");
  expect(html).toContain("Líder 6");
});

test("[PAGE-05] without a heading and with one slide visible: previous, dots, next, in that order", () => {
  render(<Carousel label="Fachadas" slides={slides.slice(0, 4).map(({ id, content }) => ({ id, content }))} />);
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Anterior",
    "Mostrar 1 de 4",
    "Mostrar 2 de 4",
    "Mostrar 3 de 4",
    "Mostrar 4 de 4",
    "Próximo",
  ]);
  press("Anterior");
  expect(inSight()).toEqual(["4 de 4"]);
});

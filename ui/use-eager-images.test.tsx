import { render } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { useEagerImages } from "./use-eager-images.ts";

type Callback = (entries: { isIntersecting: boolean }[]) => void;

function Gallery() {
  const ref = useRef<HTMLDivElement>(null);
  useEagerImages(ref);
  return (
    <div ref={ref}>
      <img src="/one.webp" alt="one" loading="lazy" />
      <div hidden>
        <img src="/two.webp" alt="two" loading="lazy" />
      </div>
    </div>
  );
}

test("pictures of hidden panels load once the element is near, not before", () => {
  let report: Callback = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      disconnect = disconnect;
      observe = vi.fn();
      constructor(callback: Callback) {
        report = callback;
      }
    },
  );
  const { container } = render(<Gallery />);
  const loading = () => [...container.querySelectorAll("img")].map((image) => image.getAttribute("loading"));
  report([{ isIntersecting: false }]);
  expect(loading()).toEqual(["lazy", "lazy"]);
  report([{ isIntersecting: true }]);
  expect(loading()).not.toContain("lazy");
  expect(disconnect).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

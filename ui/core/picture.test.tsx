import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

const file = {
  width: 1600,
  height: 1000,
  alt: "Loja",
  avif: "a-480.avif 480w",
  webp: "a-480.webp 480w",
  src: "a-800.webp",
};

test("offers AVIF, then WebP, reserves its space and loads lazily", () => {
  const { container } = render(<Picture of={file} sizes="50vw" />);
  const sources = [...container.querySelectorAll("source")];
  expect(sources.map((source) => [source.type, source.srcset, source.sizes])).toEqual([
    ["image/avif", "a-480.avif 480w", "50vw"],
    ["image/webp", "a-480.webp 480w", "50vw"],
  ]);
  const image = screen.getByRole("img", { name: "Loja" });
  expect(image).toHaveAttribute("width", "1600");
  expect(image).toHaveAttribute("height", "1000");
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).toHaveAttribute("decoding", "async");
});

test("a priority picture loads early; a decorative one has an empty alt", () => {
  const { container } = render(<Picture of={file} sizes="50vw" priority alt="" />);
  const image = container.querySelector("img");
  expect(image).toHaveAttribute("loading", "eager");
  expect(image).toHaveAttribute("fetchpriority", "high");
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

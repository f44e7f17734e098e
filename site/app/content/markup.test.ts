import { expect, test } from "vitest";
import { parseInline } from "./markup.ts";

test.each([
  ["plain", [{ kind: "text", text: "plain" }]],
  ["", []],
  [
    "a **b** c",
    [
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " c" },
    ],
  ],
  [
    "*a* `b_c`",
    [
      { kind: "emphasis", text: "a" },
      { kind: "text", text: " " },
      { kind: "code", text: "b_c" },
    ],
  ],
  ["[x](mailto:x@y.z)", [{ kind: "link", text: "x", href: "mailto:x@y.z" }]],
])("the markup of %j", (source, parts) => {
  expect(parseInline(source)).toEqual(parts);
});

import { expect, test } from "vitest";
import { cleanLinha, cleanTexto, TEXTO_MAX } from "./clean-text.ts";
import { htmlToText } from "./html-to-text.ts";

test.each([
  ["<p>Oi, <b>Bruna</b>!</p><p>Tudo&nbsp;bem?</p>", "Oi, Bruna!\n\nTudo bem?"],
  ["a<br>b<div>c</div><div>d</div>", "a\nb\nc\nd"],
  ["<ul><li>um</li><li>dois</li></ul>", "- um\n- dois"],
  ["1 &lt; 2 &amp;&amp; 3 &#62; 2 &#x41; &eacute; &xyz; &#0; &#55555;", "1 < 2 && 3 > 2 A é &xyz;"],
  // What a link says and where it leads.
  ['<a href="https://mau.example/x">www.banco.com.br</a>', "www.banco.com.br (https://mau.example/x)"],
  ['<a href="https://eden.com.br/">https://eden.com.br</a>', "https://eden.com.br"],
  ["<a href='javascript:alert(1)'>clique</a>", "clique"],
  ['<a href="https://x.com"><img src="https://rastreio/x.gif"></a>', "https://x.com"],
  // What must not survive.
  ["<script>alert('x')</script>oi<style>p{}</style>", "oi"],
  ["<script>'</scr' + 'ipt>'; alert(1)</script>depois", "depois"],
  ["<img src=x onerror=alert(1)>oi", "oi"],
  ["<head><title>t</title></head><body>oi</body>", "oi"],
  ["<!-- <p>escondido</p> -->oi<!--", "oi"],
  ['<p title="a > b">oi</p>', "oi"],
  ["3 < 4 e 5 > 2", "3 < 4 e 5 > 2"],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "<script>alert(1)</script>"],
  ["<svg><text>x</text></svg>oi", "oi"],
  // A quote is marked as in plain text.
  [
    "Sim!<blockquote>Posso ligar?<blockquote>antes</blockquote></blockquote>fim",
    "Sim!\n> Posso ligar?\n> > antes\nfim",
  ],
  ["<p>aberto <b>sem fim", "aberto sem fim"],
  ["<", "<"],
])("[EMAIL-09, SEC-H7] %s", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test("[EMAIL-09, SEC-M16] a hostile page is read within the time of a test", () => {
  const pages = ["<b>a</b>", "<a href=x>", "<", "<!--", "<div><blockquote>x", "&#", "<p title='", "  x"].map((part) =>
    part.repeat(Math.ceil(400_000 / part.length)),
  );
  for (const page of pages) expect(htmlToText(page).length).toBeLessThanOrEqual(page.length);
});

test("[EMAIL-09] the stored text keeps its lines, loses control signs and ends at 100,000 characters", () => {
  expect(cleanTexto("a\r\nb\u0000\u202Ec  \n-- \nd\u00a0e\n\n")).toEqual({ texto: "a\nbc\n-- \nd e", cortado: false });
  expect(cleanTexto("e\u0301").texto).toBe("é");
  expect(cleanTexto(`x\ud800y`).texto).toBe("x\ufffdy");
  const long = cleanTexto(`${"a".repeat(TEXTO_MAX - 1)}😀b`);
  expect([long.texto.length, long.cortado]).toEqual([TEXTO_MAX - 1, true]);
  expect(cleanTexto("a".repeat(TEXTO_MAX)).cortado).toBe(false);
});

test("[EMAIL-09] a subject is one line without control signs", () => {
  expect(cleanLinha("Re:\r\n Bcc: x@y.com \u0007", 50)).toBe("Re: Bcc: x@y.com");
  expect(cleanLinha("a".repeat(99), 10)).toBe("a".repeat(10));
  for (const empty of ["", "  ", "\u0000", null, undefined]) expect(cleanLinha(empty, 10)).toBeNull();
});

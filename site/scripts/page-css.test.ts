import { expect, test } from "vitest";
import { liftChildren, pageCss, wordsOf } from "./page-css.ts";

const words = wordsOf([
  '<p class="escuro md:p-4 [&amp;_b]:block">',
  'x=`w-1/2 before:content-["\'"]`',
  "a ? 'in' : 'out'",
]);

const cases: [string, string, string][] = [
  ["a rule of a class in the page", ".escuro{color:#fff}", ".escuro{color:#fff}"],
  ["a rule of an unknown class", ".claro{color:#000}", ""],
  ["an escaped name", ".w-1\\/2{width:50%}", ".w-1\\/2{width:50%}"],
  [
    "an ampersand, which HTML escapes",
    ".\\[\\&_b\\]\\:block b{display:block}",
    ".\\[\\&_b\\]\\:block b{display:block}",
  ],
  ["a class in single quotes", ".in{top:0}", ".in{top:0}"],
  ["elements and variables", ":root{--a:1}h1{margin:0}", ":root{--a:1}h1{margin:0}"],
  ["one of several selectors", ".claro,.escuro{top:0}", ".claro,.escuro{top:0}"],
  ["two classes of which one is missing", ".escuro .claro{top:0}", ""],
  ["alternatives inside a pseudo-class", ".escuro:is(.claro,:hover){top:0}", ".escuro:is(.claro,:hover){top:0}"],
  ["an unknown class alone in :where()", ":where(.claro)>b,.escuro :where(.claro) b{top:0}", ""],
  ["a media query without any rule left", "@media print{.claro{top:0}}", ""],
  [
    "a media query inside a layer",
    "@layer u{@media print{.claro{top:0}.escuro{top:0}}}",
    "@layer u{@media print{.escuro{top:0}}}",
  ],
  [
    "fonts, keyframes, properties",
    "@font-face{src:url(a)}@keyframes k{to{top:0}}",
    "@font-face{src:url(a)}@keyframes k{to{top:0}}",
  ],
  ["a statement", "@layer a,b;.claro{top:0}", "@layer a,b;"],
  [
    "a prefix that Safari needs",
    ".escuro{-webkit-backdrop-filter:blur(1px);backdrop-filter:blur(1px)}",
    ".escuro{-webkit-backdrop-filter:blur(1px);backdrop-filter:blur(1px)}",
  ],
  ["a brace inside a string", '.claro{content:"}"}.escuro{top:0}', ".escuro{top:0}"],
];

test.each([
  [":is(.\\*\\:mb-6>*){top:0}", ".\\*\\:mb-6>*{top:0}"],
  [":is(.sm\\:\\*\\:w-1\\/2\\!>*):last-child{top:0}", ".sm\\:\\*\\:w-1\\/2\\!>*:last-child{top:0}"],
  [":where(.space-y-5>:not(:last-child)){top:0}", ":where(.space-y-5)>:where(:not(:last-child)){top:0}"],
  [".a:is(.b>*){top:0}", ".a:is(.b>*){top:0}"],
  [":is(.a,.b)>*{top:0}", ":is(.a,.b)>*{top:0}"],
])("the children of %s are lifted out of the pseudo-class, if nothing stands before it", (css, lifted) => {
  expect(liftChildren(css)).toBe(lifted);
});

test.each(cases)("%s", (_, css, kept) => {
  expect(pageCss(css, words)).toBe(kept);
});

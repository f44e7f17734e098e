import { components } from "./journeys/components.ts";
import { diagnostico } from "./journeys/diagnostico.ts";
import { ferramentas } from "./journeys/ferramentas.ts";
import { forms } from "./journeys/forms.ts";
import { pages } from "./journeys/pages.ts";
import { painel } from "./journeys/painel.ts";
import { raioX } from "./journeys/raio-x.ts";
import { sales } from "./journeys/sales.ts";
import { test } from "./test.ts";

test.describe("components", components);
test.describe("forms", forms);
test.describe("sales", sales);
test.describe("diagnostic", diagnostico);
test.describe("free tools", ferramentas);
test.describe("panel", painel);
test.describe("raio-x", raioX);
test.describe("pages", pages);

import { attack, countStatuses, type Group, held, refused } from "./attack.ts";
import { type Answer, orClosed } from "./client.ts";
import { control } from "./control.ts";
import { askAll } from "./tools.ts";

const TRAVERSALS = [
  "/raio-x/../../nginx-pracas.conf",
  "/raio-x/..%2f..%2fnginx-pracas.conf",
  "/raio-x/%2e%2e/%2e%2e/nginx-csp.conf",
  "/raio-x/sp/..%2f..%2f..%2f..%2fetc%2fpasswd",
  "/raio-x/sp%2fsao-paulo%2f..%2f..%2f_headers",
  "/raio-x/sp/%2e%2e%2f%2e%2e%2f_headers",
  "/raio-x/....//....//etc/passwd",
  "/raio-x/sp/sao-paulo%00.json",
  "/raio-x/sp\\..\\..\\nginx-csp.conf",
  "/raio-x..%2fnginx-csp.conf",
  "/raio-x../nginx-csp.conf",
  "/raio-x//etc/passwd",
  "/raio-x/.git/config",
  "/raio-x/_headers",
];
/** Spellings that the service rewrites: what it answers must stay on the site. */
const SPELLINGS = [
  "/raio-x/SP/S%C3%A3o%20Paulo",
  "/raio-x/SP//evil.example",
  "/raio-x/%2F%2Fevil.example/x",
  "/raio-x/SP/%5C%5Cevil.example",
  "/raio-x/SP/x%0d%0aSet-Cookie:%20a=1",
  "/raio-x/SP/x%0aLocation:%20https:%2f%2fevil.example",
  "/raio-x/@evil.example/X",
  "/raio-x/https:%2F%2Fevil.example/X",
  "/raio-x/SP/<script>alert(1)</script>",
  "/raio-x/SP/%F0%9F%92%A9",
  "/raio-x/SP/%ff%fe",
  `/raio-x/${"S".repeat(4000)}/X`,
  "/raio-x/SP/%25%32%66evil",
];
const INDEXES = [
  "/raio-x/sp/",
  "/raio-x/index.html",
  "/raio-x/sp/index.html",
  "/raio-x/sp/index.html.gz",
  "/raio-x/sp/sao-paulo/index.html.br",
];
const secrets = ({ body }: Answer) =>
  /root:x:|eden_(?:pracas_)?csp|\[core\]|frame-ancestors 'none'\n|Index of/i.test(body);

const towns = [
  attack("town-traversal", "Fourteen paths out of the pages of towns", "a file that is no page", async (arena) => {
    control(
      (await arena.visitor().site("/raio-x/sp/sao-paulo")).body.includes("São Paulo"),
      "the page of a town is served",
    );
    const answers = await askAll(arena, TRAVERSALS);
    return held(
      !answers.some((answer) => secrets(answer) || answer.status < 300 || answer.status >= 500),
      countStatuses(answers),
    );
  }),
  attack(
    "town-spelling",
    "Thirteen spellings that the service corrects",
    "a redirect to another site, or a header",
    async (arena) => {
      const answers = await askAll(arena, SPELLINGS);
      const [first] = answers;
      control(
        first?.status === 301 && first.headers.location === "/raio-x/sp/sao-paulo",
        "a typed address is corrected",
      );
      const safe = answers.every(({ status, headers, body }) => {
        const { location = "/raio-x" } = headers;
        return (
          status < 500 &&
          /^\/raio-x(?:\/[a-z0-9-]*){0,2}(?:\?|$)/.test(location) &&
          !headers["set-cookie"] &&
          !body.includes("<script>alert(1)")
        );
      });
      return held(safe, countStatuses(answers));
    },
  ),
  attack(
    "town-query",
    "Queries of 6 kB, twice the same key, and mark-up in them",
    "an error, or a reflected script",
    async (arena) => {
      const query = ["x".repeat(6000), "q=<script>alert(1)</script>", "q=1&q=2&q[]=3", "%00", "a=%0d%0aSet-Cookie:x=1"];
      const paths = query.flatMap((one) => [`/raio-x?${one}`, `/raio-x/sp/sao-paulo?${one}`, `/raio-x/SP/X?${one}`]);
      const answers = await askAll(
        arena,
        paths.map((path) => path.replaceAll("<", "%3C").replaceAll(">", "%3E")),
      );
      return held(
        answers.every(
          ({ status, headers, body }) => status < 500 && !headers["set-cookie"] && !body.includes("alert(1)</script>"),
        ),
        countStatuses(answers),
      );
    },
  ),
  attack("town-methods", "Other verbs and bodies on the pages of towns", "a change by an odd verb", async (arena) => {
    const client = arena.visitor();
    const answers = await Promise.all(
      ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"].flatMap((method) => [
        orClosed(client.site("/raio-x/sp/sao-paulo", { method })),
        orClosed(client.site("/raio-x/SP/X", { method, headers: { origin: arena.siteUrl } })),
        orClosed(client.site("/api/pracas/ultimo", { method, headers: { origin: arena.siteUrl } })),
      ]),
    );
    return held(
      answers.every(({ status }) => status >= 400 && status < 500),
      countStatuses(answers),
    );
  }),
  attack("town-index", "Lists of folders and compressed copies by name", "what is not published yet", async (arena) => {
    const answers = await askAll(arena, INDEXES);
    return held(
      !answers.some((answer) => secrets(answer) || answer.status >= 500 || answer.status === 403),
      countStatuses(answers),
    );
  }),
  attack("town-file", "The file of all towns by forged names", "another file of the service", async (arena) => {
    const names = [
      "pracas-2026-11.ndjson.br",
      "../../package.json",
      "pracas-..%2f..%2f.ndjson.br",
      "pracas-9999-99.ndjson.br",
      "ultimo/../x",
    ];
    return refused(
      await askAll(
        arena,
        names.map((name) => `/api/pracas/${name}`),
      ),
      404,
      400,
    );
  }),
  attack(
    "town-policy",
    "A script in the page of a town: its policy, and the data it carries",
    "a script by a town's name",
    async (arena) => {
      const { headers, body } = await arena.visitor().site("/raio-x/sp/sao-paulo");
      const policy = String(headers["content-security-policy"]);
      const inline = /script-src[^;]*'unsafe-(?:inline|eval)'/.test(policy);
      const blocks = [...body.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g)];
      const broken = blocks.some(([, text = ""]) => /<\/?script/i.test(text));
      return held(
        /default-src 'none'|default-src 'self'/.test(policy) && !inline && !broken,
        `${blocks.length} data blocks, no unsafe-inline`,
      );
    },
  ),
];

export const TOWNS: Group = { name: "pages of towns", attacks: towns };

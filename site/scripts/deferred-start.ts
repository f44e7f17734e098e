/**
 * Lets the first picture of a page come before its program. The framework asks for every module in the head, where they
 * share a phone's connection with the fonts and the picture that the visitor waits for. Here the same modules are asked
 * for right after the first frame.
 */
export function deferStart(html: string, file: string): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, href = ""]) => href);
  const start = MODULE_SCRIPT.exec(html);
  if (!start) throw new Error(`${file}: the framework's start script was not found`);
  const [whole, , code = ""] = start;
  const deferred = `<script type="module">${startScript(preloads, code)}</script>`;
  return html.replace(PRELOAD, "").replace(whole, () => deferred);
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE_SCRIPT = /<script type="module"( async="")?>([\s\S]*?)<\/script>/;
const ROUTE_IMPORT = /import \* as (\w+) from "([^"]+)";/g;

function startScript(preloads: string[], code: string): string {
  const manifest = /import "([^"]+)";/.exec(code)?.[1];
  const routes = [...code.matchAll(ROUTE_IMPORT)].map(([, name = "", href = ""]) => ({ name, href }));
  const modules = /window\.__reactRouterRouteModules = (\{.*?\});/.exec(code)?.[1];
  const entry = /import\("([^"]+)"\);/.exec(code)?.[1];
  if (!manifest || !modules || !entry || routes.length === 0) throw new Error(`Unknown start script: ${code}`);
  const imports = [manifest, ...routes.map(({ href }) => href)].map((href) => `import(${JSON.stringify(href)})`);
  return [
    holdEarlySubmits,
    // Asked for by name and all at once; left to the imports, each would be found only when its parent has arrived.
    `const preloads=${JSON.stringify(preloads)};`,
    "const start=()=>{",
    'for(const href of preloads){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}',
    `Promise.all([${imports.join(",")}]).then(([,${routes.map(({ name }) => name).join(",")}])=>{`,
    `window.__reactRouterRouteModules=${modules};import(${JSON.stringify(entry)})})};`,
    // A page opened in a background tab draws no frame.
    "document.hidden?start():requestAnimationFrame(()=>setTimeout(start));",
  ].join("");
}

/**
 * A form sent before its program has arrived would leave the page and lose what was typed. It is marked instead, and
 * sends itself once it is ready (see typed-early.ts).
 */
const holdEarlySubmits =
  'addEventListener("submit",e=>{const f=e.target.dataset;if(!("pronto" in f)){e.preventDefault();f.enviado=""}},true);';

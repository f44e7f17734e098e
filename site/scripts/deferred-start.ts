/**
 * Lets the first picture of a page come before its program. The framework asks for every module in the head, where they
 * share a phone's connection with the fonts and the picture that the visitor waits for. Here the same modules are asked
 * for once the page and the pictures in sight have arrived, or as soon as the visitor acts.
 */
export function deferStart(html: string, file: string): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, href = ""]) => href);
  const start = MODULE_SCRIPT.exec(html);
  if (!start) throw new Error(`${file}: the framework's start script was not found`);
  const [whole, , code = ""] = start;
  const deferred = `<script type="module">${startScript(preloads, code)}</script>`;
  return html.replace(PRELOAD, "").replace(whole, () => deferred);
}

/** A picture that does not come must not keep the page from answering. */
const LONGEST_WAIT_MS = 3000;

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
    "let begun=false;const start=()=>{if(begun)return;begun=true;",
    'for(const href of preloads){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}',
    `Promise.all([${imports.join(",")}]).then(([,${routes.map(({ name }) => name).join(",")}])=>{`,
    `window.__reactRouterRouteModules=${modules};import(${JSON.stringify(entry)})})};`,
    // A page opened in a background tab draws no frame.
    "if(document.hidden)start();else{",
    // Two frames after the last picture has come it is on the screen, and asking for the program cannot hold it back.
    "const drawn=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)));",
    'if(document.readyState==="complete")drawn();else addEventListener("load",drawn);',
    `setTimeout(start,${LONGEST_WAIT_MS});`,
    'for(const act of ["pointerdown","keydown"])addEventListener(act,start,{once:true,capture:true,passive:true})}',
  ].join("");
}

/**
 * A form sent before its program has arrived would leave the page and lose what was typed. It is marked instead, and
 * sends itself once it is ready (see typed-early.ts).
 */
const holdEarlySubmits =
  'addEventListener("submit",e=>{const f=e.target.dataset;if(!("pronto" in f)){e.preventDefault();f.enviado=""}},true);';

import {
  ENTRY_IMPORT,
  MANIFEST_IMPORT,
  PRELOAD,
  ROUTE_IMPORT,
  ROUTE_MODULES,
  START_SCRIPT,
} from "../app/clients/framework.ts";

/**
 * Loads the JavaScript of a page after its first picture. The framework preloads every module in the head, where they
 * compete with the fonts and the first picture for a phone's bandwidth. Here the same modules are requested once the
 * page and its visible pictures have loaded, or on the first interaction.
 */
export function deferStart(html: string, file: string): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, href = ""]) => href);
  const start = START_SCRIPT.exec(html);
  if (!start) throw new Error(`${file}: the framework's start script was not found`);
  const [whole, , code = ""] = start;
  const deferred = `<script type="module">${startScript(preloads, code)}</script>`;
  return html.replace(PRELOAD, "").replace(whole, () => deferred);
}

/** Timeout: a picture that does not load must not block hydration. */
const LONGEST_WAIT_MS = 3000;

function startScript(preloads: string[], code: string): string {
  const manifest = MANIFEST_IMPORT.exec(code)?.[1];
  const routes = [...code.matchAll(ROUTE_IMPORT)].map(([, name = "", href = ""]) => ({ name, href }));
  const modules = ROUTE_MODULES.exec(code)?.[1];
  const entry = ENTRY_IMPORT.exec(code)?.[1];
  if (!manifest || !modules || !entry || routes.length === 0) throw new Error(`Unknown start script: ${code}`);
  const imports = [manifest, ...routes.map(({ href }) => href)].map((href) => `import(${JSON.stringify(href)})`);
  return [
    holdEarlySubmits,
    holdEarlyPresses,
    // Preload all modules by name at once; otherwise each import would be discovered only after its parent has loaded.
    `const preloads=${JSON.stringify(preloads)};`,
    "let begun=false;const start=async()=>{if(begun)return;begun=true;",
    // Ten in one task, where the browser can yield: a slow phone takes more than 50 ms for all of them.
    "for(const[at,href]of preloads.entries()){if(at%10===9)await globalThis.scheduler?.yield?.();",
    'const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}',
    `Promise.all([${imports.join(",")}]).then(([,${routes.map(({ name }) => name).join(",")}])=>{`,
    `window.__reactRouterRouteModules=${modules};import(${JSON.stringify(entry)})})};`,
    // A page in a background tab renders no frames.
    "if(document.hidden)start();else{",
    // Two frames after load the last picture is painted, so that requesting the JavaScript cannot delay it.
    "const drawn=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)));",
    'if(document.readyState==="complete")drawn();else addEventListener("load",drawn);',
    `setTimeout(start,${LONGEST_WAIT_MS});`,
    'for(const act of ["pointerdown","keydown"])addEventListener(act,start,{once:true,capture:true,passive:true})}',
  ].join("");
}

/**
 * A form submitted before hydration would leave the page and lose the typed values. It is marked instead, and submitted
 * after hydration (see wasSentEarly).
 */
const holdEarlySubmits =
  'addEventListener("submit",e=>{const f=e.target.dataset;if(!("hydrated" in f)){e.preventDefault();f.sent=""}},true);';

/** A button with `data-cedo` that is pressed before hydration is pressed again after it. Others work without scripts. */
const holdEarlyPresses = [
  "{const root=document.documentElement;let pressed;",
  'addEventListener("click",e=>{if(!("hydrated" in root.dataset))pressed=e.target.closest("[data-cedo]")},true);',
  'new MutationObserver(()=>pressed?.click()).observe(root,{attributeFilter:["data-hydrated"]})}',
].join("");

export interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
export type Lock = Record<string, LockedPackage>;

/** The lock file entries of everything these workspaces ship, resolved as Node does: from the nearest folder up. */
export function shippedPlaces(lock: Lock, workspaces: string[]): string[] {
  const found = new Set<string>();
  const visit = (place: string) => {
    if (found.has(place)) return;
    found.add(place);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = lock[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const next = placeOf(lock, place, name);
      if (next) visit(lock[next]?.link ? (lock[next]?.resolved ?? next) : next);
    }
  };
  for (const workspace of workspaces) visit(workspace);
  return [...found].filter((place) => place.includes("node_modules/")).sort();
}

function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]+$/, "")) {
    const place = `${folder}${folder ? "/" : ""}node_modules/${name}`;
    if (lock[place]) return place;
    if (folder === "") return undefined;
  }
}

/** One component of a CycloneDX list. */
export function componentOf(place: string, { version = "", integrity, license }: LockedPackage) {
  const name = place.split("node_modules/").at(-1) ?? place;
  const [algorithm, digest] = integrity?.split("-") ?? [];
  return {
    type: "library",
    "bom-ref": `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(algorithm === "sha512" && digest
      ? { hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }] }
      : {}),
  };
}

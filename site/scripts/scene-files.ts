import { join } from "node:path";

const site = join(import.meta.dirname, "..");
/** What the HTML of a scene may load, by the first part of the path. */
export const folders: Record<string, string> = {
  images: join(site, "app/images/files"),
  fraunces: join(site, "../ui/fonts"),
  atkinson: join(site, "../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files"),
};

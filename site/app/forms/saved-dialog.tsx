import type { SavedMessageProps } from "./saved-message.tsx";
import { useLater } from "./use-later.ts";

const load = () => import("./saved-message.tsx");

/** Confirmation of a registration. Lazy-loaded, because it is needed only at the end. */
export function SavedDialog(props: SavedMessageProps) {
  const SavedMessage = useLater(load);
  return SavedMessage && <SavedMessage {...props} />;
}

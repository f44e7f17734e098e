import type { SavedMessageProps } from "./saved-message.tsx";
import { useLater } from "./use-later.ts";

const load = () => import("./saved-message.tsx");

/** What a registration ends with. Needed at its end only, so that it does not weigh on its beginning. */
export function SavedDialog(props: SavedMessageProps) {
  const SavedMessage = useLater(load);
  return SavedMessage && <SavedMessage {...props} />;
}

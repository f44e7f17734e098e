import { Recebido } from "~/forms/send-banner.tsx";
import { useLater } from "~/forms/use-later.ts";
import type { SavedBannerProps, SavedMessageProps } from "./saved/saved-message.tsx";

const load = () => import("./saved/saved-message.tsx");

/** Stays above the cleared form, so that the number is still visible after the dialog is closed. */
export function SavedBanner(props: SavedBannerProps) {
  const parts = useLater(load);
  return parts ? <parts.SavedBanner {...props} /> : <Recebido />;
}

/** Confirmation of an inscricao. Lazy-loaded, because it is needed only at the end. */
export function SavedDialog(props: SavedMessageProps) {
  const parts = useLater(load);
  return parts && <parts.SavedMessage {...props} />;
}

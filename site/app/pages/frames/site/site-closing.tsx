import { ConviteSection, type ConviteSectionProps } from "~/features/convite/convite-section.tsx";
import { SiteFooter } from "./site-footer.tsx";

/** The invitation and the footer of a framed page. */
export default function SiteClosing({ convite }: { convite?: ConviteSectionProps | false | undefined }) {
  return <SiteFooter>{convite && <ConviteSection {...convite} />}</SiteFooter>;
}

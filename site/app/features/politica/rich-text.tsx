import { AppLink } from "@eden/ui/app-link.tsx";
import { Fragment } from "react";
import { type Inline, parseInline } from "~/content/rich-text.ts";

/** A string of the policy with its markup: strong, emphasis, code and links. */
export function RichText({ text }: { text: string }) {
  return parseInline(text).map((part) => <Part key={part.kind + part.text} part={part} />);
}

function Part({ part }: { part: Inline }) {
  if (part.kind === "strong") return <strong className="font-bold">{part.text}</strong>;
  if (part.kind === "emphasis") return <em>{part.text}</em>;
  if (part.kind === "code") {
    return (
      <code className="rounded-md bg-areia box-decoration-clone px-1.5 py-0.5 font-semibold font-texto">
        {breakable(part.text)}
      </code>
    );
  }
  if (part.kind === "link") {
    return (
      <AppLink to={part.href} className="wrap-anywhere font-semibold text-folha underline underline-offset-3">
        {part.text}
      </AppLink>
    );
  }
  return part.text;
}

/** A long identifier may break after an underscore, never inside a word. */
function breakable(identifier: string) {
  return identifier.split(/(?<=_)/).map((word) => (
    <Fragment key={word}>
      {word}
      <wbr />
    </Fragment>
  ));
}

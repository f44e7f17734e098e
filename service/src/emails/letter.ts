export interface Letter {
  /** The wordmark, as a picture with a link; without it the name is written. */
  wordmark?: { src: string; href: string };
  picture?: { src: string; alt: string };
  /** Above the title. Empty if the message addresses no person. */
  greeting: string;
  /** Empty in a message that a member wrote. */
  title: string;
  blocks: Block[];
  closing: string;
  /** Inside the card, under a line. */
  help: FooterLine[];
  /** Under the card. */
  footer: FooterLine[];
}

export interface Link {
  words: string;
  href: string;
}

export type Fact = [label: string, value: string | Link];

/** What happens next: a title and one sentence. */
export type Step = [titulo: string, texto: string];

/**
 * A part of the message: a paragraph, a heading, a list of facts, the call to action, less important links or up to three
 * numbered steps.
 */
export type Block =
  | string
  | { heading: string }
  /** `sentences`: the values are read, not looked up, and are not bold. */
  | { facts: Fact[]; sentences?: true }
  | { button: Link }
  | { links: Link[] }
  | { steps: Step[]; titulo: string };

/** A line of the footer: text, with links in it. */
export type FooterLine = (string | Link)[];

import { AGENDA } from "./agenda.ts";
import type { Group } from "./attack.ts";
import { BULK } from "./bulk.ts";
import { CONTENT } from "./content.ts";
import { DATA_API } from "./data-api.ts";
import { EDGE } from "./edge.ts";
import { MAIL_CONTENTS } from "./mail-contents.ts";
import { PICTURES } from "./pictures.ts";
import { PUSH } from "./push.ts";
import { SESSION } from "./session.ts";
import { SIGN_IN } from "./sign-in.ts";
import { TOOLS } from "./tools.ts";
import { TOWNS } from "./towns.ts";
import { VISITORS } from "./visitors.ts";

/** In the order of a run. */
export const GROUPS: readonly Group[] = [
  ...[SIGN_IN, SESSION],
  ...[BULK, AGENDA, CONTENT, PICTURES],
  ...[DATA_API, VISITORS, EDGE, TOWNS, TOOLS],
  ...[MAIL_CONTENTS, PUSH],
];

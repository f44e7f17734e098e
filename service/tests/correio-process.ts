import { correioSettingsOf } from "../src/correio/settings.ts";
import { startCorreio } from "../src/correio/start-correio.ts";

/** The reader alone, to be killed at any moment. */
const { DATABASE_URL = "", MAIL_FROM = "", MAIL_TEAM = "", ...env } = process.env;
const settings = correioSettingsOf({ ...env, MAIL_FROM, MAIL_TEAM });
if (!settings) throw new Error("no mailbox is configured");
startCorreio(settings, DATABASE_URL);

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";

const ROOT = join(import.meta.dirname, "../..");

type Config = {
  auth: {
    enable_signup: boolean;
    jwt_expiry: number;
    email: {
      otp_length: number;
      otp_expiry: number;
      template: { magic_link: { subject: string; content_path: string } };
    };
    rate_limit: { token_verifications: number; sign_in_sign_ups: number; email_sent: number };
    mfa: { max_enrolled_factors: number; totp: { enroll_enabled: boolean; verify_enabled: boolean } };
  };
};

/** For tests, all of which come from one address, and for a developer, who signs in often. */
const RAISED: Config["auth"]["rate_limit"] = {
  token_verifications: 100_000,
  sign_in_sign_ups: 100_000,
  email_sent: 100_000,
};

/** The sign-in settings of supabase/config.toml, which the Supabase CLI sends to a hosted project. */
export function authSettings({ limited }: { limited: boolean }) {
  const { auth } = parse(readFileSync(join(ROOT, "supabase/config.toml"), "utf8")) as unknown as Config;
  const { subject, content_path } = auth.email.template.magic_link;
  return {
    ...auth,
    rate_limit: limited ? auth.rate_limit : RAISED,
    mail: { subject, html: readFileSync(join(ROOT, content_path), "utf8") },
  };
}

import { array, length, literal, looseObject, object, pipe, regex, startsWith, string, transform } from "valibot";
import { totp } from "../stack/totp.ts";
import type { Call, ContractRequest, Memory } from "./request.ts";

/** As the service sends the calls of its admin API. */
const admin = (call: Call): Call => ({ key: "secret", ...call });
/** By the id that was asked for, as for the members of a restored database. */
const userPath = (memory: Memory) => `/auth/v1/admin/users/${memory.get("id")}`;
const factorPath = (memory: Memory) => `/auth/v1/factors/${memory.get("factor")}`;
const stranger = () => `${crypto.randomUUID()}@example.com`;
const bearer = (memory: Memory) => ({ token: memory.get("token") });

/** Signed by nobody. */
const FORGED = ["{}", '{"sub":"x"}', "x"].map((part) => Buffer.from(part).toString("base64url")).join(".");

/** Of a token, as the service reads them. */
const claims = (aal: string, method: string) =>
  pipe(
    string(),
    transform((token) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())),
    looseObject({
      role: literal("authenticated"),
      aal: literal(aal),
      session_id: string(),
      amr: pipe(
        array(object({ method: string() })),
        transform((methods) => methods.map((one) => one.method).join(" ")),
        regex(new RegExp(`\\b${method}\\b`)),
      ),
    }),
  );
const session = (aal: string, method: string) =>
  object({ access_token: claims(aal, method), user: object({ id: string() }) });

const sixDigits = pipe(string(), regex(/^\d{6}$/));
const factor = object({ id: string(), status: literal("verified") });

/** Gives the code that an e-mail would carry. */
const newCode = (name: string): ContractRequest => ({
  name,
  call: (memory) =>
    admin({ path: "/auth/v1/admin/generate_link", body: { type: "magiclink", email: memory.get("email") } }),
  expected: { status: 200, body: object({ id: string(), email_otp: sixDigits }) },
  keep: ({ email_otp }, memory) => memory.set("code", email_otp),
});
const useCode = (memory: Memory): Call => ({
  path: "/auth/v1/verify",
  body: { type: "email", email: memory.get("email"), token: memory.get("code") },
});
const enroll = (memory: Memory): Call => ({
  path: "/auth/v1/factors",
  ...bearer(memory),
  body: { factor_type: "totp", friendly_name: crypto.randomUUID(), issuer: "Contrato" },
});
const useFactor = (memory: Memory, code: string): Call => ({
  path: `${factorPath(memory)}/verify`,
  ...bearer(memory),
  body: { challenge_id: memory.get("challenge"), code },
});

/** Of the panel's service: sign-in by e-mailed code, second factor, users made by invitation. */
export const AUTH_REQUESTS: ContractRequest[] = [
  {
    name: "nobody signs up",
    call: () => ({ path: "/auth/v1/signup", body: { email: stranger(), password: "uma senha bem longa" } }),
    expected: { status: 422, code: "signup_disabled" },
  },
  {
    name: "a stranger gets no code",
    call: () => ({ path: "/auth/v1/otp", body: { email: stranger(), create_user: false } }),
    expected: { status: 422, code: "otp_disabled" },
  },
  {
    name: "a stranger who asks for a user gets neither",
    call: () => ({ path: "/auth/v1/otp", body: { email: stranger(), create_user: true } }),
    expected: { status: 422, code: "signup_disabled" },
  },
  {
    name: "the admin API is closed to visitors",
    call: () => ({ path: "/auth/v1/admin/users", body: { email: stranger() } }),
    expected: { status: [401, 403], code: ["no_authorization", "not_admin"] },
  },
  {
    name: "the secret key creates a user",
    call: (memory) =>
      admin({
        path: "/auth/v1/admin/users",
        body: { id: memory.get("id"), email: memory.get("email"), email_confirm: true },
      }),
    expected: { status: 200, body: object({ id: string(), email: string() }) },
    keep: ({ id }, memory) => memory.set("user", id),
  },
  {
    name: "a code is sent to a user",
    // The user exists only if the secret key was given.
    call: (memory) => ({
      path: "/auth/v1/otp",
      body: { email: memory.get("user") && memory.get("email"), create_user: false },
    }),
    expected: { status: 200, body: object({}) },
  },
  newCode("the secret key gets a code of six digits, and the id of a known address"),
  {
    name: "a wrong code is refused",
    call: (memory) => ({
      path: "/auth/v1/verify",
      body: { type: "email", email: memory.get("email"), token: memory.get("code") === "000000" ? "111111" : "000000" },
    }),
    expected: { status: 403, code: "otp_expired" },
  },
  {
    name: "the code gives a session of the first level",
    call: useCode,
    expected: { status: 200, body: session("aal1", "otp") },
    keep: ({ access_token }, memory) => memory.set("token", access_token),
  },
  { name: "a code works once", call: useCode, expected: { status: 403, code: "otp_expired" } },
  {
    name: "a forged token is refused",
    call: () => ({ path: "/auth/v1/user", token: FORGED }),
    expected: { status: 403, code: "bad_jwt" },
  },
  {
    name: "a member's token opens no table",
    call: (memory) => ({ path: "/rest/v1/contato?limit=1", ...bearer(memory) }),
    expected: { status: 403, code: "42501" },
  },
  {
    name: "an authenticator is enrolled",
    call: enroll,
    expected: {
      status: 200,
      body: object({
        id: string(),
        totp: object({ secret: string(), uri: pipe(string(), startsWith("otpauth://totp/")) }),
      }),
    },
    keep: ({ id, totp }, memory) => {
      memory.set("factor", id);
      memory.set("secret", (totp as { secret: string }).secret);
    },
  },
  {
    name: "an authenticator is challenged",
    call: (memory) => ({ path: `${factorPath(memory)}/challenge`, ...bearer(memory), body: {} }),
    expected: { status: 200, body: object({ id: string() }) },
    keep: ({ id }, memory) => memory.set("challenge", id),
  },
  {
    name: "a wrong code of the authenticator is refused",
    call: (memory) => useFactor(memory, totp(memory.get("secret"), 0)),
    expected: { status: 422, code: "mfa_verification_failed" },
  },
  {
    name: "its code gives a session of the second level",
    call: (memory) => useFactor(memory, totp(memory.get("secret"))),
    expected: { status: 200, body: session("aal2", "totp") },
    keep: ({ access_token }, memory) => memory.set("token", access_token),
  },
  {
    name: "a user's authenticators are listed",
    call: (memory) => ({ path: "/auth/v1/user", ...bearer(memory) }),
    expected: { status: 200, body: object({ id: string(), factors: pipe(array(factor), length(1)) }) },
  },
  newCode("a second code follows the first"),
  {
    name: "a second session begins at the first level again",
    call: useCode,
    expected: { status: 200, body: session("aal1", "otp") },
    keep: ({ access_token }, memory) => memory.set("token", access_token),
  },
  {
    name: "who has only the mailbox adds no authenticator",
    call: enroll,
    expected: { status: 403, code: "insufficient_aal" },
  },
  {
    name: "the secret key lists authenticators",
    call: (memory) => admin({ path: `${userPath(memory)}/factors` }),
    expected: { status: 200, body: pipe(array(factor), length(1)) },
  },
  {
    name: "the secret key deletes an authenticator",
    call: (memory) => admin({ method: "DELETE", path: `${userPath(memory)}/factors/${memory.get("factor")}` }),
    expected: { status: 200, body: object({ id: string() }) },
  },
  {
    name: "the secret key deletes the user",
    call: (memory) => admin({ method: "DELETE", path: userPath(memory) }),
    expected: { status: 200, body: object({}) },
  },
];

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";

/** A certificate and the file of its key. Self-signed, so the certificate is also the CA that a client must trust. */
export interface Certificate {
  file: string;
  keyFile: string;
  cert: Buffer;
  key: Buffer;
}

/** Made by each run, so no private key is in the repository. */
export function makeCertificate(folder: string, names: string[], days = 90): Certificate {
  mkdirSync(folder, { recursive: true });
  const [file, keyFile] = [join(folder, "certificate.pem"), join(folder, "certificate-key.pem")];
  const alternatives = names.map((name) => `${isIP(name) ? "IP" : "DNS"}:${name}`).join(",");
  const subject = ["-subj", "/CN=Teste", "-addext", `subjectAltName=${alternatives}`, "-days", String(days)];
  const pair = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", keyFile];
  execFileSync("openssl", ["req", "-x509", ...pair, "-out", file, ...subject], { stdio: "pipe" });
  return { file, keyFile, cert: readFileSync(file), key: readFileSync(keyFile) };
}

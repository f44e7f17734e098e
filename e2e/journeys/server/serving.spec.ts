import { expect, test } from "../../support/test.ts";

test("pages have a policy without unsafe-inline; text is compressed, assets are cached for ever, pages are revalidated", async ({
  request,
}) => {
  for (const path of ["/", "/planos", "/registro-edenapp", "/nao-existe"]) {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toContain("script-src 'self' 'sha256-");
    expect(policy, path).not.toContain("unsafe");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["strict-transport-security"]).toContain("max-age=");
    expect(headers.server).toBe("nginx");
  }
  const [script] = /\/assets\/[\w.-]+\.js/.exec(await (await request.get("/")).text()) ?? [];
  for (const encoding of ["br", "gzip"]) {
    const asset = await request.get(script ?? "", { headers: { "Accept-Encoding": encoding } });
    expect(asset.headers()["content-encoding"]).toBe(encoding);
    expect(asset.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(asset.headers().vary).toContain("Accept-Encoding");
  }
  expect((await request.get("/planos")).headers()["cache-control"]).toBe("no-cache");
});

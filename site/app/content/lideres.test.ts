import { PADROES } from "@eden/domain/conteudo/padroes";
import { expect, test, vi } from "vitest";

test("[LEAD-01] a leader's own profile and photo are shown; the group's profile is not, and a figure says what it is", async () => {
  const { executiva, operacoes } = PADROES.lideres;
  const own = "https://www.instagram.com/helena";
  const foto = "0123456789abcdef";
  vi.doMock("@eden/domain/conteudo/conteudo", () => ({
    conteudo: (chave: "lideres" | "redes") =>
      chave === "redes"
        ? PADROES.redes
        : { ...PADROES.lideres, executiva: { ...executiva, instagram: own, foto }, operacoes },
  }));
  const { lideres } = await import("./lideres.ts");
  expect(lideres[0]).toMatchObject({ instagram: own, linkedin: null, isFigura: false });
  expect(lideres[1]).toMatchObject({ instagram: null, linkedin: null, isFigura: true });
});

import { expect, test } from "vitest";
import { NIVEIS } from "./niveis.ts";
import { GRUPOS_PLANOS, PLANOS } from "./planos.ts";
import { GRUPOS_PLANOS_EDIFICACAO, PLANOS_EDIFICACAO } from "./planos-edificacao.ts";
import { type GrupoRecursos, hasRecurso, RECURSOS, type RecursoId } from "./recursos.ts";

/** One line per row: a mark for each plan that includes it, then the row's name. */
function matrixOf(grupos: readonly GrupoRecursos[], planos: readonly { recursos: readonly RecursoId[] }[]): string {
  const line = (id: RecursoId) => `${planos.map((p) => (hasRecurso(p, id) ? "x" : ".")).join("")} ${RECURSOS[id]}`;
  return grupos.map((grupo) => [grupo.titulo, ...grupo.recursos.map(line)].join("\n")).join("\n");
}

test("[PLAN-03] six plans, 19 rows in four groups, and which plan includes which row", () => {
  expect(PLANOS.map((plano) => plano.nome)).toEqual([
    "Despertar",
    "Edificação",
    "Estímulo",
    "Ritmo",
    "Hábito",
    "Excelência",
  ]);
  expect(matrixOf(GRUPOS_PLANOS, PLANOS)).toBe(`Educação e Mentoria
x.xxxx EAD
x..... Imersão
.x.... Mentoria
Gestão e Análise
.xxxxx Gestão Financeira
.xxxxx Gestão de Compras
.xxxxx Painel de Compras
.xxxxx Painel de Vendas
.xxxxx Mix de Produtos
.xxxxx EVA
.xxxxx Estudo de localização
.x.xxx Venda por Whatsapp
.x..xx Clube de Vantagens
.x...x Delivery Online
.x...x Super Apps
Marcas
..xxxx Valora Farma
..xxxx Dolado Farma
..xxxx Farmácias Bate Preço
Consultoria
.x.... Orientativa
..xxxx Transformadora`);
  expect(GRUPOS_PLANOS.flatMap((grupo) => grupo.recursos)).toHaveLength(19);
});

test("[PLAN-03] Plenitude plans have their labels and Excelência is featured", () => {
  for (const plano of PLANOS) {
    const isPlenitude = ["estimulo", "ritmo", "habito", "excelencia"].includes(plano.id);
    expect.soft(plano.categoria, plano.id).toBe(isPlenitude ? "Plenitude" : "Pacotes");
    expect.soft(plano.subCategoria, plano.id).toBe(isPlenitude ? "Promoção Lançamento" : undefined);
    expect.soft(plano.selos.includes("PLENITUDE"), plano.id).toBe(isPlenitude);
    expect.soft(plano.selos.includes("Recomendado"), plano.id).toBe(plano.id === "excelencia");
    expect.soft(plano.destaque, plano.id).toBe(plano.id === "excelencia");
  }
});

test("[PLAN-10] the recommended plan is the most complete: it includes all that the other steps of Plenitude include", () => {
  const passos = PLANOS.filter(({ categoria }) => categoria === "Plenitude");
  const recomendado = passos.find(({ destaque }) => destaque);
  const others = passos.filter(({ destaque }) => !destaque);
  expect(others).toHaveLength(3);
  for (const { id, recursos } of others) {
    expect.soft(recomendado?.recursos, id).toEqual(expect.arrayContaining([...recursos]));
    expect.soft(recursos.length, id).toBeLessThan(recomendado?.recursos.length ?? 0);
  }
});

test("[PLAN-05] 'Escolher' links each plan to its form", () => {
  expect(PLANOS.map(({ ctaText, link }) => `${ctaText} ${link}`)).toEqual([
    "Escolher /registro-despertar",
    "Escolher /registro-edificacao",
    "Escolher /registro-plenitude",
    "Escolher /registro-plenitude",
    "Escolher /registro-plenitude",
    "Escolher /registro-plenitude",
  ]);
});

test("Plano 1 to 4: 14 rows in three groups, and which plan includes which row", () => {
  expect(PLANOS_EDIFICACAO.map((plano) => plano.nome)).toEqual(["Plano 1", "Plano 2", "Plano 3", "Plano 4"]);
  expect(matrixOf(GRUPOS_PLANOS_EDIFICACAO, PLANOS_EDIFICACAO)).toBe(`Educação e Mentoria
xxxx EAD
xxxx Éden Mentoria
Gestão e Análise
xxxx Gestão Financeira
xxxx Gestão de Compras
xxxx Painel de Compras
xxxx Painel de Vendas
xxxx Mix de Produtos
xxxx EVA
xxxx Estudo de localização
xxxx Venda por Whatsapp
.xxx Clube de Vantagens
.xxx Delivery Online
.xxx Super Apps
Consultoria
..xx Consultoria Transformadora`);
  expect(GRUPOS_PLANOS_EDIFICACAO.flatMap((grupo) => grupo.recursos)).toHaveLength(14);
});

test("[HOME-04] six level cards with their services, button and destination", () => {
  const card = ({ titulo, servicos, buttonText, link }: (typeof NIVEIS)[number]) => [
    titulo,
    servicos.flatMap(({ nome, disponivel }) => (disponivel ? nome : [])).join(", "),
    buttonText,
    link,
  ];
  expect(NIVEIS[0]?.id).toBe("eden-app");
  expect(NIVEIS.map(card)).toEqual([
    [
      "App",
      "Fácil de usar, no celular, Feito para farmácias, Para aplicar na loja, Sempre com novidades",
      "Adquira agora",
      "/formulario-live?produto=edenapp",
    ],
    [
      "Imersão",
      "Transformação pessoal, Liderar pelo exemplo, Resultados no negócio, Troca com outros donos",
      "Garantir minha pré reserva",
      "/registro-mentoria-imersao",
    ],
    [
      "Mentoria",
      "Orientação para o seu caso, Os temas que pesam na loja, Resultado mais rápido, Liderança mais firme",
      "Garantir minha pré reserva",
      "/registro-mentoria-imersao",
    ],
    ["Despertar", "App, Imersão", "Falar com Consultor", "/registro-despertar"],
    ["Edificação", "Mentoria, Produtos tech, Consultoria Orientativa", "Falar com Consultor", "/registro-edificacao"],
    [
      "Plenitude",
      "App, Produtos tech, Consultoria Transformadora, Serviço de marca, Convenção anual",
      "Falar com Consultor",
      "/registro-plenitude",
    ],
  ]);
});

test("[HOME-05] services missing from a level are marked, and the consultant's buttons have the messaging icon", () => {
  const lacking = NIVEIS.flatMap(({ id, servicos }) =>
    servicos.filter((servico) => !servico.disponivel).map((servico) => `${id}: ${servico.nome}`),
  );
  expect(lacking).toEqual(["despertar: Mentoria", "despertar: Produtos tech", "edificacao: Serviço de marca"]);
  expect(NIVEIS.filter((nivel) => nivel.showButtonIcon).map((nivel) => nivel.titulo)).toEqual([
    "Despertar",
    "Edificação",
    "Plenitude",
  ]);
});

import { readCampos } from "@eden/domain/ferramentas/campos";
import { DESCONTO } from "@eden/domain/ferramentas/desconto";
import { estadoDeCampos } from "@eden/domain/ferramentas/endereco";
import { defineFerramenta } from "~/features/ferramentas/define-ferramenta.ts";
import { missingWords } from "~/features/ferramentas/falta.ts";
import { computeConta } from "./conta-desconto.ts";
import { DescontoForm } from "./desconto-form.tsx";
import { leituraOf, TETO } from "./leitura-desconto.ts";

const estado = estadoDeCampos(DESCONTO);

export const desconto = defineFerramenta({
  id: "desconto",
  titulo: (
    <>
      Esse desconto <em>cabe</em>?
    </>
  ),
  lead: "Promoção traz gente. Veja quantas unidades a mais ela precisa trazer para você ganhar o mesmo.",
  // Percent and promotional price follow from each other: the page writes one of them.
  estado: { ...estado, read: (texto) => (/(^|&)d=.*&r=/.test(texto) ? null : estado.read(texto)) },
  exemplo: () => "p=2490&c=1450&e=850&u=120&d=1500&g=3000&l=3.2",
  compute: (textos) => {
    const conta = computeConta(readCampos(DESCONTO.campos, textos).valores);
    if ("resultado" in conta) return { status: "feita", feita: conta };
    return { status: "falta", frase: conta.status === "falta" ? missingWords(conta.nomes) : `--${TETO}--` };
  },
  leitura: leituraOf,
  vazia: { olho: "Para ganhar o mesmo com a promoção", valor: "0", unidade: "unidades a mais por mês" },
  Entradas: DescontoForm,
  depois: () => import("./depois-desconto.tsx"),
});

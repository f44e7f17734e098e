import { readCampos } from "@eden/domain/ferramentas/campos";
import { estadoDeCampos } from "@eden/domain/ferramentas/endereco";
import { EQUILIBRIO } from "@eden/domain/ferramentas/equilibrio";
import { defineFerramenta } from "~/features/ferramentas/define-ferramenta.ts";
import { missingWords } from "~/features/ferramentas/falta.ts";
import { computeConta } from "./conta-equilibrio.ts";
import { EquilibrioForm } from "./equilibrio-form.tsx";
import { leituraOf, OLHO, UNIDADE } from "./leitura-equilibrio.ts";

export const equilibrio = defineFerramenta({
  id: "equilibrio",
  titulo: (
    <>
      Quanto a farmácia precisa <em>vender</em> por dia?
    </>
  ),
  lead: "Some as contas do mês, diga o que sobra de cada venda e veja o número que paga a porta aberta.",
  estado: estadoDeCampos(EQUILIBRIO, { dias: "26" }),
  // The DAS of its own sales: no law changes it.
  exemplo: () => "f=380000.1390000.450000.145000.165000.90000&m=3200&t=210&p=50&d=26&a=831017..13000000&y=13000000",
  isDoMes: true,
  compute: (textos, quando) => {
    const conta = computeConta(readCampos(EQUILIBRIO.campos, textos).valores, quando);
    return conta.status === "feita"
      ? { status: "feita", feita: conta }
      : { status: "falta", frase: missingWords(conta.nomes) };
  },
  leitura: leituraOf,
  vazia: { olho: OLHO, valor: "R$ 0", unidade: UNIDADE },
  Entradas: EquilibrioForm,
  depois: () => import("./depois-equilibrio.tsx"),
});

import type { PracaDaPessoa } from "@eden/domain/painel/pessoa";
import { pathOfPraca } from "@eden/domain/pracas/documentos";
import { besideRatio, moradoresPorFarmacia } from "@eden/domain/pracas/leitura";

/** The market of the person's town, with the public page of it: the service knows the address of the site. */
export function PracaLine({ praca }: { praca: PracaDaPessoa }) {
  return (
    <p>
      Praça:{" "}
      <a
        href={`/api/painel${pathOfPraca(praca)}`}
        target="_blank"
        rel="noopener"
        className="font-semibold text-folha underline underline-offset-2"
      >
        {praca.nome}, {praca.uf}
        <span className="sr-only"> (abre em outra aba)</span>
      </a>
      {[farmaciasOf(praca), moradoresOf(praca)].map((part) => part && ` · ${part}`)}
    </p>
  );
}

const farmaciasOf = ({ ativas }: PracaDaPessoa) =>
  ativas === 0 ? "nenhuma farmácia" : `${ativas.toLocaleString("pt-BR")} ${ativas === 1 ? "farmácia" : "farmácias"}`;

function moradoresOf(praca: PracaDaPessoa): string {
  const moradores = moradoresPorFarmacia(praca);
  return moradores ? `${moradores.toLocaleString("pt-BR")} moradores por farmácia${besideRatio(praca)}` : "";
}

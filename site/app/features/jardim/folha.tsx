import { AREAS } from "@eden/domain/diagnostico/areas";
import { type RefObject, useEffect, useRef, useState } from "react";
import { empresa } from "~/content/empresa.ts";
import { whatsappNumero } from "~/content/whatsapp.ts";
import { jardimLojaBranco } from "~/images/jardim-loja-branco.ts";
import { plantas } from "~/images/jardim-plantas.ts";
import { PlacaDoNome, Planta } from "./camadas.tsx";
import { estagioOf, faixaNome, isFirme, type Retrato } from "./jardim.ts";
import { shownFiles } from "./shown-files.ts";

interface FolhaProps {
  retrato: Retrato;
  nome: string;
  quadro: RefObject<HTMLElement | null>;
  /** "Imprimir" was pressed: the shop on white paper first, then the dialog. */
  printing: boolean;
  onPrinted: () => void;
}

/** What is printed instead of the page: one sheet of A4, to keep or to write on. Its look is in styles/jardim.css. */
export function Folha({ retrato, nome, quadro, printing, onPrinted }: FolhaProps) {
  const [shown] = useState(() => shownFiles(quadro.current ?? document.body));
  const [white, setWhite] = useState(false);
  const paper = useRef<HTMLImageElement>(null);
  if (printing && !white) setWhite(true);
  useEffect(() => {
    if (!printing) return;
    const print = () => {
      onPrinted();
      window.print();
    };
    // With or without the white ground.
    paper.current?.decode().then(print, print);
  }, [printing, onPrinted]);
  return (
    <div data-folha className="hidden">
      <p className="folha-topo">
        <b className="folha-logo">{empresa.nome}</b>
        <span>
          {enderecoDoJardim} · {new Date().toLocaleDateString("pt-BR", { dateStyle: "long" })}
        </span>
      </p>
      <p className="folha-titulo">
        {nome ? "O jardim da " : "O seu "}
        <em>{nome || "jardim"}</em>
      </p>
      <div className="jardim-quadro">
        <picture key={String(white)}>
          {white && <source type="image/avif" srcSet={jardimLojaBranco.avif} />}
          <img ref={paper} src={white ? jardimLojaBranco.src : shown.loja} alt="" className="block size-full" />
        </picture>
        {plantas.map((planta) => (
          <Planta
            key={planta.area}
            planta={planta}
            estagio={estagioOf((retrato.areas.find(({ area }) => area === planta.area)?.nota ?? 0) / 100)}
            file={shown.plantas[planta.area]}
          />
        ))}
        <PlacaDoNome nome={nome} />
      </div>
      <div className="folha-colunas">
        <Marcas retrato={retrato} />
        <Passos retrato={retrato} />
      </div>
      <p className="folha-rotulo">O que combinamos</p>
      <hr />
      <hr />
      <hr />
      <p className="folha-pe">
        <span>Um primeiro retrato, com uma pergunta por área. Nada foi guardado nem enviado.</span>
        <span>WhatsApp {whatsappNumero}</span>
      </p>
    </div>
  );
}

/** The address on the picture and on the sheet. */
export const enderecoDoJardim = `${new URL(empresa.origem).host.replace(/^www\./, "")}/jardim`;

function Marcas({ retrato }: Pick<FolhaProps, "retrato">) {
  return (
    <div>
      <p className="folha-rotulo">As sete áreas</p>
      <table>
        <tbody>
          {retrato.areas.map(({ area, nota }) => (
            <tr key={area}>
              <th scope="row">{AREAS[area].nome}</th>
              <td>{faixaNome(nota)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Passos({ retrato }: Pick<FolhaProps, "retrato">) {
  const { passos } = retrato;
  if (!passos || isFirme(retrato)) return null;
  return (
    <div>
      <p className="folha-rotulo">Comece por {AREAS[retrato.primeira].nome}</p>
      {[
        ["Hoje", passos.hoje],
        ["Nesta semana", passos.semana],
        ["Neste mês", passos.mes],
      ].map(([when, what]) => (
        <p key={when}>
          <b className="folha-quando">{when}</b>
          {what}
        </p>
      ))}
    </div>
  );
}

import {
  type Caderno,
  dozeMeses,
  LETRAS,
  type Letra,
  mesAnterior,
  type NomeDaFerramenta,
} from "@eden/domain/ferramentas/caderno";
import { detalheWords, mudouWords, principalWords, QUADROS } from "@eden/domain/ferramentas/caderno-words";
import { mesCurto } from "@eden/domain/ferramentas/mes";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Printer } from "lucide";
import { noteStep } from "~/clients/note-step.ts";
import { ferramentas } from "~/content/ferramentas.ts";
import { Acao } from "~/features/ferramentas/acoes-da-conta.tsx";
import { Contador } from "~/features/ferramentas/contador.tsx";
import { Ficha } from "~/features/ferramentas/ficha.tsx";
import { useCaderno } from "~/features/ferramentas/use-caderno.ts";
import { FolhaDosMeses } from "./folha-dos-meses.tsx";
import { Oferta, useOferta } from "./oferta.tsx";
import { OutroAparelho } from "./outro-aparelho.tsx";

/** Twelve months of each tool, and what can be done with them. Never prerendered: the server knows no month. */
export default function Meses() {
  const caderno = useCaderno();
  const oferta = useOferta();
  const letras = (Object.entries(LETRAS) as [NomeDaFerramenta, Letra][]).filter(([, letra]) =>
    Object.values(caderno?.meses ?? {}).some((mes) => mes[letra]),
  );
  return (
    <div className="pagina mt-6 grid gap-4 lg:mt-10 lg:grid-cols-2 lg:items-start lg:gap-6">
      {oferta.caderno && <Oferta {...oferta} outro={oferta.caderno} />}
      {oferta.isUnreadable && (
        <p role="alert" className="rounded-panel bg-aviso-fundo px-4 py-3 text-aviso lg:col-span-2">
          Este link não pôde ser lido. Nada mudou neste aparelho.
        </p>
      )}
      {caderno && letras.length > 0 ? (
        <>
          <div className="grid gap-4">
            {letras.map(([id, letra]) => (
              <Quadro key={letra} id={id} letra={letra} caderno={caderno} />
            ))}
          </div>
          <div className="grid gap-4">
            <AoContador caderno={caderno} letra={letras[0]?.[1] ?? "e"} />
            <OutroAparelho caderno={caderno} onFile={oferta.readTexto} />
            <Acao
              icon={Printer}
              onClick={() => {
                noteStep(3);
                window.print();
              }}
            >
              Imprimir os doze meses
            </Acao>
          </div>
          <FolhaDosMeses caderno={caderno} />
        </>
      ) : (
        <Nenhum onFile={oferta.readTexto} />
      )}
    </div>
  );
}

function Quadro({ id, letra, caderno }: { id: NomeDaFerramenta; letra: Letra; caderno: Caderno }) {
  const { lead } = QUADROS[letra];
  const linhas = dozeMeses(caderno)
    .reverse()
    .flatMap((mes) => {
      const seis = caderno.meses[mes]?.[letra];
      const antes = mesAnterior(caderno, mes, letra);
      return seis ? [{ mes, seis, mudou: antes && mudouWords(letra, antes.seis, seis) }] : [];
    });
  return (
    <Ficha titulo={ferramentas[id].nome} lead={lead}>
      <ol className="mt-2">
        {linhas.map(({ mes, seis, mudou }) => (
          <li
            key={mes}
            className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-linha border-t py-3 first:border-0"
          >
            <b className="font-semibold">{mesCurto(mes)}</b>
            <span className="valor text-lg/none text-mata">{principalWords(letra, seis)}</span>
            <span className={`font-semibold text-peq ${mudou?.isMelhor === false ? "text-terracota" : "text-folha"}`}>
              {mudou?.words.toLowerCase().replace("r$", "R$")}
            </span>
            <span className="col-span-2 col-start-2 mt-1 text-pedra text-peq/snug">{detalheWords(letra, seis)}</span>
          </li>
        ))}
      </ol>
      <AppLink
        to={ferramentas[id].path}
        className="inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
      >
        Abrir a conta
      </AppLink>
    </Ficha>
  );
}

function AoContador({ caderno, letra }: { caderno: Caderno; letra: Letra }) {
  const ultimo = mesAnterior(caderno, "9999-12", letra);
  if (!ultimo) return null;
  return (
    <Ficha titulo="Mandar ao contador" lead="Você vê a mensagem antes. O WhatsApp pergunta para quem.">
      <Contador nome={caderno.nome} mes={ultimo.mes} letra={letra} seis={ultimo.seis} />
    </Ficha>
  );
}

function Nenhum({ onFile }: { onFile: (texto: string) => void }) {
  return (
    <>
      <Ficha
        titulo="Nenhum mês guardado neste aparelho"
        lead="Faça uma conta e toque em “Guardar”, embaixo do resultado."
      >
        <ul className="mt-2">
          {Object.values(ferramentas).map(({ nome, path }) => (
            <li key={path}>
              <AppLink
                to={path}
                className="inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
              >
                {nome}
              </AppLink>
            </li>
          ))}
        </ul>
      </Ficha>
      <OutroAparelho caderno={null} onFile={onFile} />
    </>
  );
}

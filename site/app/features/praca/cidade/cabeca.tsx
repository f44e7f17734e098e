import { isAtrasado, readAtraso, readHead, readSemPopulacao } from "@eden/domain/pracas/leitura";
import { countOf, formatMes, formatNumero } from "@eden/domain/pracas/numero";
import type { Praca } from "@eden/domain/pracas/praca";
import { type Especie, escalaOf, especieOf, ruaOf } from "@eden/domain/pracas/rua";
import { useHydrated } from "@eden/ui/use-hydrated.ts";
import { farmaciaIn } from "~/clients/minha-farmacia.ts";
import { praca as words } from "~/content/praca.ts";
import { Amostra, Aviso } from "~/features/praca/aviso.tsx";
import { Frase } from "./frase.tsx";
import { columnsFor, Loja, Rua } from "./lojas.tsx";

/** The town and its street. */
export function Cabeca({ praca }: { praca: Praca }) {
  const { nome, uf, mes, ativas, populacao, amostra } = praca;
  return (
    <section
      aria-labelledby="cidade"
      className="escuro mx-2 overflow-clip rounded-[36px] bg-mata px-4 pt-9 pb-7 md:px-10 lg:mx-4 lg:rounded-ombro lg:grid lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] lg:items-center lg:gap-10 lg:px-14 lg:py-14 min-[72rem]:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] min-[72rem]:gap-14 min-[87rem]:mx-auto min-[87rem]:w-[87rem] xl:grid-cols-[29.5rem_minmax(0,1fr)] xl:gap-16 xl:px-18"
    >
      <div>
        <p className="flex flex-wrap gap-x-3.5 gap-y-1 text-nevoa text-peq">
          <span>{words.nome}</span>
          <span>dados de {formatMes(mes)}</span>
        </p>
        <h1 id="cidade" className="mt-2.5 text-pagina wrap-break-word">
          {nome} <small className="text-[0.5em] text-nevoa tracking-normal">{uf}</small>
        </h1>
        <p className="mt-5.5 flex flex-wrap items-end gap-x-3.5 gap-y-1">
          <b className="font-semibold font-titulo text-[clamp(5rem,3rem+8vw,8.5rem)]/[0.86] lining-nums tracking-[-0.045em]">
            {formatNumero(ativas)}
          </b>
          <span className={`pb-1.5 text-lg/snug text-nevoa ${ativas > 999 ? "" : "max-w-[15ch]"}`}>
            {ativas === 1 ? "farmácia ativa no registro" : "farmácias ativas no registro"}
          </span>
        </p>
        <p className="mt-4.5 max-w-[46ch] text-lead text-nevoa">
          <Frase>{readHead(praca)}</Frase>
        </p>
        {ativas > 0 && <p className="mt-3 max-w-[52ch] text-nevoa text-peq">{words.registro}</p>}
        {!populacao && <p className="mt-3 max-w-[52ch] text-nevoa text-peq">{readSemPopulacao(nome)}</p>}
        <Atraso mes={mes} />
        {amostra && <Amostra />}
      </div>
      <Lojas praca={praca} />
    </section>
  );
}

/** Known in the browser only: the page was made when its data was new. */
function Atraso({ mes }: { mes: string }) {
  const hydrated = useHydrated();
  if (!hydrated || !isAtrasado(mes, Date.now())) return null;
  return <Aviso>{readAtraso(mes)}</Aviso>;
}

function Lojas({ praca }: { praca: Praca }) {
  const lojas = ruaOf(praca);
  const hydrated = useHydrated();
  const sua = hydrated && "detalhe" in praca ? farmaciaIn(praca.ibge) : undefined;
  const marcada = sua && especieOf(sua.outras);
  if (lojas.length === 0) return <Vazia />;
  const few = lojas.length < 10;
  const wide = columnsFor(lojas.length, 696, 330, 27, few ? 120 : 40);
  const narrow = columnsFor(lojas.length, 342, 250, 21, few ? 96 : 40);
  return (
    <div className="mt-7.5 lg:mt-0">
      <div className="desenho" role="img" aria-label={nameOfRua(praca)}>
        <div className="desenho-largo">
          <Rua lojas={lojas} columns={wide} marcada={marcada} />
        </div>
        <div className="desenho-estreito">
          <Rua lojas={lojas} columns={narrow} marcada={marcada} />
        </div>
      </div>
      <Legenda praca={praca} sua={marcada} />
    </div>
  );
}

const nameOfRua = ({ ativas, unicas, grupos, redes }: Praca) =>
  `${countOf(ativas, "farmácia", "farmácias")}: ${countOf(unicas, "loja única", "lojas únicas")}, ${formatNumero(grupos)} de grupos pequenos, ${formatNumero(redes)} de empresas com 5 lojas ou mais`;

function Legenda({ praca, sua }: { praca: Praca; sua: Especie | undefined }) {
  const { ativas, unicas, grupos, redes } = praca;
  const escala = escalaOf(ativas);
  const itens = [
    {
      especie: "unica",
      count: unicas,
      nome: unicas === 1 ? "loja única" : "lojas únicas",
      que: "um CNPJ, uma farmácia",
    },
    {
      especie: "grupo",
      count: grupos,
      nome: grupos === 1 ? "de grupo pequeno" : "de grupos pequenos",
      que: "2 a 4 lojas no país",
    },
    { especie: "rede", count: redes, nome: "de empresas com 5 lojas ou mais", que: "no país, mesmo começo de CNPJ" },
  ] as const;
  return (
    <>
      <ul className="mt-5 grid gap-x-10 gap-y-2.5 md:flex md:flex-wrap min-[72rem]:mt-7">
        {itens
          .filter(({ count }) => ativas > 1 || count > 0)
          .map(({ especie, count, nome, que }) => (
            <li key={especie} className="flex items-start gap-2.5 leading-snug">
              <Loja de={especie} size={26} />
              <span>
                <b className="font-bold tabular-nums">{formatNumero(count)}</b> {nome}
                <span className="block text-nevoa text-peq">{que}</span>
              </span>
            </li>
          ))}
      </ul>
      {escala > 1 && <p className="mt-3.5 text-nevoa text-peq">Cada lojinha do desenho vale {escala} farmácias.</p>}
      {sua && <p className="mt-3.5 text-nevoa text-peq">A lojinha com a moldura é a sua farmácia.</p>}
    </>
  );
}

/** An empty plot. */
function Vazia() {
  return (
    <svg viewBox="0 0 342 82" aria-hidden="true" className="mt-7.5 h-auto w-full max-w-120 min-[72rem]:mt-0">
      <path d="M0 80H342" className="stroke-2 stroke-white/22" />
      <rect
        x="6"
        y="22"
        width="64"
        height="58"
        rx="6"
        className="fill-none stroke-[1.5] stroke-white/50"
        strokeDasharray="4 5"
      />
    </svg>
  );
}

import { joinNomes } from "@eden/domain/join-nomes";
import { CANAIS_REQUERIMENTO, TIPOS_REQUERIMENTO, VERIFICACOES } from "@eden/domain/painel/contrato-titular";
import { keysOf } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { Check } from "lucide";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { formatDiaDaSemana, formatQuando } from "~/pessoas/quando.ts";
import { CompleteActions } from "./complete-actions.tsx";
import { countRegistros, judge, quantos, type Requerimento } from "./palavras.ts";
import { PrazoRing, remainingText } from "./prazo-ring.tsx";
import { useExportFile } from "./use-export-file.ts";

interface PassosAsideProps {
  requerimento: Requerimento;
  onSheet: (sheet: "apagar" | "corrigir") => void;
}

/** The clock of the request, and the four steps to answer it. */
export function PassosAside({ requerimento, onSheet }: PassosAsideProps) {
  const { tipo, canal, recebido_em, prazo, restam, verificado_em, verificado_como, linhas } = requerimento;
  const antes = requerimento.atos.filter(({ deste }) => !deste);
  const confirmed = verificado_em !== null;
  const done = requerimento.atos.some((ato) => ato.deste && ato.tipo === tipo);
  const { proprias } = judge(linhas);
  const heading = useRef<HTMLHeadingElement>(null);
  const ways = verificado_como.length;
  const before = useRef(ways);
  // The form that confirms goes away and would leave the focus on the document.
  useEffect(() => {
    if (ways > before.current) heading.current?.focus();
    before.current = ways;
  }, [ways]);
  return (
    <aside className="flex flex-col gap-6 border-linha bg-creme px-5 py-6 max-xl:border-b md:px-6 xl:sticky xl:top-0 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:h-dvh xl:self-start xl:overflow-y-auto xl:border-l">
      <div className="flex gap-4.5">
        <PrazoRing restam={restam} />
        <div className="min-w-0">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-texto text-title/snug font-semibold tracking-normal text-tinta"
          >
            {TIPOS_REQUERIMENTO[tipo].pediu}
          </h2>
          <p className="mt-1 text-body/snug text-pedra">
            Chegou {formatDiaDaSemana(recebido_em)}, {CANAIS_REQUERIMENTO[canal]}. Responder até{" "}
            <b className="font-semibold text-tinta">{formatDiaDaSemana(prazo)}</b> (LGPD, art. 19):{" "}
            {remainingText(restam)}.
          </p>
        </div>
      </div>
      <ol>
        <Passo n={1} titulo="Confirmar quem pede" state={confirmed ? "done" : "now"}>
          <Confirmacao requerimento={requerimento} />
        </Passo>
        <Passo n={2} titulo="Ver o que existe" state={confirmed ? "done" : "later"}>
          {proprias.length === 0 ? "nada encontrado com estes dados" : countRegistros(proprias.length)}
        </Passo>
        <Passo n={3} titulo={ACOES[tipo]} state={!confirmed ? "later" : done ? "done" : "now"}>
          <Acao requerimento={requerimento} done={done} locked={!confirmed} onSheet={onSheet} />
        </Passo>
        <Passo n={4} titulo="Responder" state={done || (confirmed && proprias.length === 0) ? "now" : "later"} last>
          <CompleteActions requerimento={requerimento} ready={done || proprias.length === 0} />
        </Passo>
      </ol>
      {antes.length > 0 && (
        <section aria-labelledby="antes">
          <h3 id="antes" className="font-texto text-body font-semibold tracking-normal text-pedra">
            Já atendido antes
          </h3>
          <ul className="mt-1 text-body">
            {antes.map((ato) => (
              <li key={ato.em}>
                {formatQuando(ato.em, Date.now())}: {TIPOS_REQUERIMENTO[ato.tipo].nome.toLowerCase()}
                {ato.por && ` (${ato.por})`}.
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-body text-pedra xl:mt-auto">
        Só o Encarregado abre esta página. Cada abertura fica no registro; o titular fica nele como código, sem nome.
      </p>
    </aside>
  );
}

const ACOES = {
  acesso: "Exportar",
  correcao: "Corrigir",
  eliminacao: "Apagar",
  oposicao: "Parar as mensagens",
} as const;

interface PassoProps {
  n: number;
  titulo: string;
  state: "done" | "now" | "later";
  last?: boolean;
  children: ReactNode;
}

function Passo({ n, titulo, state, last = false, children }: PassoProps) {
  return (
    <li
      aria-current={state === "now" ? "step" : undefined}
      className={classNames(
        "relative grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 pb-5",
        !last && "before:absolute before:top-8 before:bottom-1 before:left-3.5 before:w-px before:bg-linha-2",
      )}
    >
      <span
        className={classNames("grid size-7 place-items-center rounded-full text-body font-semibold", circles[state])}
      >
        {state === "done" ? <Icon of={Check} size={16} strokeWidth={2.5} /> : n}
      </span>
      <div className="min-w-0 pt-0.5">
        <h3 className="font-texto text-read/snug font-semibold tracking-normal text-tinta">
          {titulo}
          {state === "done" && <span className="sr-only">, feito</span>}
        </h3>
        <div className="mt-0.5 text-body/snug text-pedra">{children}</div>
      </div>
    </li>
  );
}

const circles = {
  done: "bg-folha text-white",
  now: "bg-mata text-white ring-4 ring-mata/12",
  later: "border border-contorno bg-white text-pedra",
};

type Verificacao = keyof typeof VERIFICACOES;

/** How the person was confirmed, and another way: each one proves the rows with its own key only. */
function Confirmacao({ requerimento: { id, verificado_em, verificado_como } }: Pick<PassosAsideProps, "requerimento">) {
  const [more, setMore] = useState(false);
  const left = keysOf(VERIFICACOES).filter((como) => !verificado_como.includes(como));
  if (verificado_em === null) return <VerifyForm id={id} ways={left} />;
  return (
    <>
      <p>
        {joinNomes(verificado_como.map((como) => VERIFICACOES[como]))}, {formatQuando(verificado_em, Date.now())}
      </p>
      {more && left.length > 0 && <VerifyForm id={id} ways={left} onDone={() => setMore(false)} />}
      {!more && left.length > 0 && (
        <CompactButton onClick={() => setMore(true)} className="mt-2 max-sm:w-full">
          Confirmar de outra forma
        </CompactButton>
      )}
    </>
  );
}

function VerifyForm({ id, ways, onDone }: { id: string; ways: readonly Verificacao[]; onDone?: () => void }) {
  const field = useId();
  const { send } = useComandos();
  const [como, setComo] = useState<Verificacao>(ways[0] ?? "email");
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await send(
      "verificar_requerente",
      { id, como },
      { aviso: "Confirmado", invalidate: ["requerimento", "requerimentos"] },
    );
    setBusy(false);
    onDone?.();
  };
  return (
    <>
      <label htmlFor={field}>Responda para o e-mail do cadastro ou ligue para o telefone dele, e peça o mínimo.</label>
      <div data-form className="mt-2 grid justify-items-start gap-2">
        <DenseControl
          as="select"
          id={field}
          value={como}
          onValueChange={(value) => setComo(value as Verificacao)}
          options={ways.map((value) => [value, VERIFICACOES[value]])}
          className="w-full max-w-80 text-tinta max-sm:max-w-none"
        />
        <CompactButton variant="ipe" busy={busy} onClick={() => void confirm()} className="max-sm:w-full">
          Confirmar
        </CompactButton>
      </div>
    </>
  );
}

interface AcaoProps extends PassosAsideProps {
  done: boolean;
  locked: boolean;
}

/** What the request asks for: the third step. */
function Acao({ requerimento: { id, tipo, linhas, atos }, done, locked, onSheet }: AcaoProps) {
  const { send } = useComandos();
  const exportFile = useExportFile(id);
  const [busy, setBusy] = useState(false);
  const { saem, ficam } = judge(linhas);
  const stopMensagens = async () => {
    setBusy(true);
    await send("opor_requerimento", { id }, { aviso: "As mensagens pararam", invalidate: ["requerimento"] });
    setBusy(false);
  };
  const actions = {
    acesso: {
      text: "um arquivo para ler e um para outro serviço",
      button: "Exportar para ler",
      act: () => void exportFile("html"),
    },
    correcao: { text: "em todos os registros de uma vez", button: "Corrigir os dados", act: () => onSheet("corrigir") },
    eliminacao: {
      text: `${countRegistros(saem.length + ficam.length)}: ${orNone(saem.length, "sai", "saem")} e ${orNone(ficam.length, "fica", "ficam")}`,
      button: "Ver o que sai e o que fica",
      act: () => onSheet("apagar"),
    },
    oposicao: {
      text: "novidades e lembretes de pagamento",
      button: "Parar as mensagens",
      act: () => void stopMensagens(),
    },
  };
  const { text, button, act } = actions[tipo];
  const last = atos.findLast((ato) => ato.deste && ato.tipo === tipo);
  return (
    <>
      <p>{last ? `feito ${formatQuando(last.em, Date.now())}` : text}</p>
      {!locked && (
        <CompactButton variant={done ? "outline" : "ipe"} busy={busy} onClick={act} className="mt-2 max-md:w-full">
          {button}
        </CompactButton>
      )}
    </>
  );
}

const orNone = (quantas: number, um: string, varios: string) =>
  quantas === 0 ? `nenhum ${um}` : quantos(quantas, um, varios);

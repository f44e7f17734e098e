import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { type Card, kindOf } from "@eden/domain/farmacias/busca-reducer";
import { type Farmacia, lugarOf, nomeOf } from "@eden/domain/farmacias/farmacia";
import { RadioCards } from "@eden/ui/choice/choice-group.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { CircleCheck, Info, Keyboard, Leaf } from "lucide";
import type { ReactNode } from "react";
import { vaso1 } from "~/images/vaso-1.ts";
import { closedText, Note, OutOfReachNote, Source, sourceOf, textButton, UnknownNote } from "./busca-notes.tsx";
import { type Busca, stripId } from "./use-busca-cnpj.ts";

type Found = Extract<Card, { status: "encontrada" }>;

interface FillCardProps {
  busca: Busca;
  fieldId: string;
  question: string;
}

/** What the look-up found, and the choice to fill the company's fields with it. */
export function FillCard({ busca, fieldId, question }: FillCardProps) {
  const { card, isSlow, isOpen } = busca;
  switch (card.status) {
    case "encontrada":
      return card.isAccepted ? <Placeholder /> : <FoundCard busca={busca} card={card} question={question} />;
    case "preenchida":
      return <FilledNote id={stripId(fieldId)} farmacia={card.farmacia} quantos={card.quantos} />;
    case "naoEncontrada":
      return <UnknownNote>Loja nova demora um mês ou dois para aparecer. Preencha aqui: leva um minuto.</UnknownNote>;
    case "fora":
      return (
        <OutOfReachNote onRetry={busca.retry}>Preencha à mão e siga: nada do que você já fez se perde.</OutOfReachNote>
      );
    default:
      if (isSlow) return <Placeholder />;
      return isOpen ? null : <Waiting onByHand={busca.fillByHand} />;
  }
}

function FoundCard({ busca, card, question }: { busca: Busca; card: Found; question: string }) {
  const kind = kindOf(card.farmacia);
  if (kind === "inativa") return <ClosedCard busca={busca} card={card} />;
  return kind === "varias" ? (
    <SeveralCard busca={busca} card={card} question={question} />
  ) : (
    <SingleCard busca={busca} card={card} />
  );
}

function SingleCard({ busca, card: { farmacia } }: { busca: Busca; card: Found }) {
  const { logradouro, numero, bairro, inicio_em } = farmacia;
  const street = [logradouro, numero].filter(Boolean).join(", ");
  return (
    <Sheet eyebrow="Encontramos">
      <h2 className="font-titulo text-[1.5625rem]/tight font-semibold text-mata md:text-[1.75rem]/tight">
        {nomeOf(farmacia)}, <em>é a sua?</em>
      </h2>
      <p className="mt-0.5 leading-snug text-pedra">{farmacia.razao_social}</p>
      <dl className="mt-4 grid gap-x-6 gap-y-3 border-linha border-t pt-3.5 leading-snug md:grid-cols-[1.35fr_1fr]">
        <div>
          <dt className="text-peq text-pedra">Endereço</dt>
          <dd>
            {street && <span className="block">{street}</span>}
            {[street && bairro, lugarOf(farmacia)].filter(Boolean).join(", ")}
            {!street && <span className="mt-1 block text-peq text-pedra">{SEM_RUA}</span>}
          </dd>
        </div>
        <div>
          <dt className="text-peq text-pedra">Situação</dt>
          <dd className="flex items-center gap-1.5 font-semibold text-folha">
            <Icon of={CircleCheck} size={19} />
            {inicio_em ? `Ativa desde ${inicio_em.slice(0, 4)}` : "Ativa"}
          </dd>
        </div>
      </dl>
      <Source farmacia={farmacia} className="mt-4" />
      <Actions>
        <Button variant="ipe" onClick={() => busca.accept(farmacia, farmacia.cnpj)}>
          Sim, é a minha loja
        </Button>
        <RefuseButton onClick={busca.refuse}>Não é esta</RefuseButton>
      </Actions>
    </Sheet>
  );
}

/** We keep no street of a sole trader: it may be a home. */
const SEM_RUA = "Em empresa individual, a rua fica para você escrever.";

function SeveralCard({ busca, card, question }: { busca: Busca; card: Found; question: string }) {
  const { farmacia, escolhida } = card;
  const typed = { ...farmacia, nome: nomeOf(farmacia) };
  const lojas = [typed, ...farmacia.outras];
  const options = lojas.map((loja) => ({
    value: loja.cnpj,
    title: <span className="font-semibold">{loja.nome}</span>,
    badge: (
      <span className="text-peq font-normal text-folha">
        {[loja === typed && "a que você digitou", loja.matriz && "matriz"].filter(Boolean).join(" · ")}
      </span>
    ),
    description: (
      <span className="text-base/snug [overflow-wrap:anywhere]">
        {lugarOf(loja)} ·{" "}
        <span className="whitespace-nowrap font-identificador tabular-nums">{formatCnpj(loja.cnpj)}</span>
      </span>
    ),
  }));
  const chosen = lojas.find(({ cnpj }) => cnpj === escolhida) ?? typed;
  return (
    <Sheet eyebrow={`Encontramos ${lojas.length} lojas de ${farmacia.razao_social}`}>
      <RadioCards
        id={`loja-${farmacia.cnpj}`}
        name="loja-encontrada"
        legend={question}
        layout="line"
        options={options}
        value={escolhida}
        onValueChange={busca.choose}
      />
      <Source farmacia={farmacia} className="mt-4" />
      <Actions>
        <Button variant="ipe" onClick={() => busca.accept(farmacia, escolhida)}>
          Usar {chosen.nome}
        </Button>
        <RefuseButton onClick={busca.refuse}>Nenhuma destas</RefuseButton>
      </Actions>
    </Sheet>
  );
}

function ClosedCard({ busca, card: { farmacia } }: { busca: Busca; card: Found }) {
  return (
    <Sheet eyebrow="Encontramos, com um porém">
      <h2 className="font-titulo text-[1.5625rem]/tight font-semibold text-mata md:text-[1.75rem]/tight">
        {nomeOf(farmacia)}
      </h2>
      <p className="mt-0.5 leading-snug text-pedra">
        {farmacia.razao_social} · {lugarOf(farmacia)}
      </p>
      <Note icon={Info} tone="aviso" className="mt-4">
        <strong>{closedText(farmacia)}</strong> Se ela reabriu há pouco, a lista deles ainda não mostra. Isso não impede
        o seu acesso: se precisarmos de algo, a equipe fala com você.
      </Note>
      <Source farmacia={farmacia} className="mt-4">
        atualizada uma vez por mês
      </Source>
      <Actions>
        <Button variant="outline" onClick={busca.refuse}>
          Digitei outro CNPJ
        </Button>
        <Button variant="outline" onClick={() => busca.accept(farmacia, farmacia.cnpj)}>
          É esta mesmo, continuar
        </Button>
      </Actions>
    </Sheet>
  );
}

function FilledNote({ id, farmacia, quantos }: { id: string; farmacia: Farmacia; quantos: number }) {
  return (
    <Note icon={Leaf} tone="orvalho" id={id}>
      <strong>{filledText(quantos)}</strong> {sourceOf(farmacia.mes)}. Corrija o que mudou: vale o que você escrever.
      {!farmacia.logradouro && ` ${SEM_RUA}`}
    </Note>
  );
}

function filledText(quantos: number): string {
  if (quantos === 0) return "Ficou tudo como você escreveu.";
  return `Preenchemos ${quantos} ${quantos === 1 ? "campo" : "campos"} por você.`;
}

function Waiting({ onByHand }: { onByHand: () => void }) {
  return (
    <div className="col-span-full grid grid-cols-[52px_minmax(0,1fr)] items-center gap-x-4 rounded-[20px] border-[1.5px] border-linha-2 border-dashed px-4 py-4 md:px-5">
      <Picture of={vaso1} alt="" sizes="52px" className="h-auto w-13" />
      <div className="leading-snug">
        <p className="text-pedra">Razão social e endereço aparecem aqui assim que o número estiver completo.</p>
        <button type="button" onClick={onByHand} className={textButton}>
          <Icon of={Keyboard} size={20} />
          Preencher tudo à mão
        </button>
      </div>
    </div>
  );
}

const bar = "rounded-full bg-areia motion-safe:animate-pulse";

function Placeholder() {
  return (
    <Sheet eyebrow="Procurando a loja…">
      <div aria-hidden="true" className="mt-3 grid gap-3">
        <span className={`${bar} h-6.5 w-3/5`} />
        <span className={`${bar} h-4.5 w-5/6`} />
        <span className={`${bar} h-4.5 w-1/2`} />
        <span className={`${bar} mt-2 h-13 w-46`} />
      </div>
    </Sheet>
  );
}

function Sheet({ eyebrow, children }: { eyebrow: string; children: ReactNode }) {
  return (
    <div className="col-span-full animate-fade rounded-cartao bg-papel px-4.5 pt-5 pb-5.5 shadow-suave [overflow-wrap:anywhere] md:px-7 md:pt-6 md:pb-6.5">
      <p className="mb-1 text-base/snug font-semibold text-folha">{eyebrow}</p>
      {children}
    </div>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-col items-center gap-x-6 gap-y-2 max-md:*:w-full md:flex-row">{children}</div>;
}

function RefuseButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className={`${textButton} justify-center`}>
      {children}
    </button>
  );
}

import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { formatCpf } from "@eden/domain/documentos/cpf";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { Pessoa } from "@eden/domain/painel/pessoa";
import type { TipoDeCanal } from "@eden/domain/painel/valores";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Pencil } from "lucide";
import { type ReactNode, useRef, useState } from "react";
import { HEADING } from "~/keyboard/heading.ts";
import { CopyButton } from "~/parts/copy-button.tsx";
import { lazyLater } from "~/parts/lazy-later.tsx";
import { useNow } from "~/parts/use-now.ts";
import { cidadeOf, lojaOf } from "~/pessoas/nomes.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { ReceitaMark } from "~/pessoas/receita-mark.tsx";
import { usePessoaAcoes } from "./acoes-context.ts";
import { allCanaisOf, type Canal, type ChooseCanal, Confianca, UseCanal } from "./canais.tsx";
import { type Correcao, correcaoLabel } from "./correcao.ts";
import { EmailText } from "./email-text.tsx";
import { PassoCard } from "./passo-card.tsx";
import { PracaLine } from "./praca-line.tsx";
import { SugestaoCard } from "./sugestao-card.tsx";

/** Opened by a pencil. */
const CorrectForm = lazyLater(async () => (await import("./correct-form.tsx")).CorrectForm);

const PropostaCard = lazyLater(async () => (await import("./proposta-card.tsx")).PropostaCard);

/** What is known about the person, beside the conversation or in its own tab. */
export function DadosPanel({ pessoa }: { pessoa: Pessoa }) {
  const { active, openDialogo, separar } = usePessoaAcoes();
  return (
    <div className="grid content-start gap-5 text-body">
      {!pessoa.suspeita && <PassoCard pessoa={pessoa} />}
      {pessoa.estado === "muda" && <PropostaCard pessoa={pessoa} />}
      <Contato pessoa={pessoa} />
      <Lojas pessoa={pessoa} />
      {pessoa.praca && <PracaLine praca={pessoa.praca} />}
      <Chegada pessoa={pessoa} />
      {pessoa.sugestoes.map((sugestao) => (
        <SugestaoCard
          key={sugestao.pessoa.id}
          sugestao={sugestao}
          onCompare={active ? () => openDialogo({ tipo: "unir", sugestao }) : null}
        />
      ))}
      {pessoa.unidas.length > 0 && <Unidas pessoa={pessoa} onSplit={active ? separar : undefined} />}
    </div>
  );
}

function Contato({ pessoa }: { pessoa: Pessoa }) {
  const shared = new Set(pessoa.emails.filter(({ compartilhado }) => compartilhado).map(({ canal }) => canal));
  return (
    <Group titulo="Contato">
      <Datum pessoa={pessoa} nome="Nome" correcao={{ campo: "nome" }}>
        {pessoa.nome}
      </Datum>
      <Canais pessoa={pessoa} tipo="telefone" nomeOf={() => "WhatsApp"} />
      <Canais
        pessoa={pessoa}
        tipo="email"
        nomeOf={({ canal }) => (shared.has(canal) ? "E-mail (usado por mais de uma pessoa)" : "E-mail")}
      />
      {pessoa.cpf && (
        <Datum pessoa={pessoa} nome="CPF">
          {/^\d{11}$/.test(pessoa.cpf) ? formatCpf(pessoa.cpf) : pessoa.cpf}
        </Datum>
      )}
      <Datum pessoa={pessoa} nome="Novidades">
        {pessoa.aceita_novidades ? "Aceita receber" : "Não aceita"}
      </Datum>
    </Group>
  );
}

interface CanaisProps {
  pessoa: Pessoa;
  tipo: TipoDeCanal;
  nomeOf: (canal: Canal) => string;
}

/** The channels of a kind in the order to use; without any, the way to add one. */
function Canais({ pessoa, tipo, nomeOf }: CanaisProps) {
  const { active, usarCanal } = usePessoaAcoes();
  const canais = allCanaisOf(pessoa, tipo);
  if (canais.length === 0 && active) {
    return (
      <Datum pessoa={pessoa} nome={tipo === "email" ? "E-mail" : "WhatsApp"} correcao={{ campo: tipo }}>
        não informado
      </Datum>
    );
  }
  return canais.map((canal, index) => (
    <Datum
      key={canal.canal}
      pessoa={pessoa}
      nome={canal.confianca === "falhou" ? "Não usar" : nomeOf(canal)}
      copy={copyOf(canal)}
      correcao={{ campo: tipo, canal }}
      mark={canal.corrigido_em && canal.confianca !== "falhou" && <Corrigido em={canal.corrigido_em} />}
    >
      <Valor canal={canal} />
      <Facts canal={canal} onUse={active && index > 0 ? usarCanal : undefined} />
    </Datum>
  ));
}

/** A number that reaches nobody is not offered. */
function copyOf({ tipo, valor, confianca }: Canal): string | undefined {
  if (confianca === "falhou") return undefined;
  return tipo === "email" ? valor : `+55${valor}`;
}

function Valor({ canal }: { canal: Canal }) {
  const text = canal.tipo === "email" ? <EmailText email={canal.valor} /> : formatTelefone(canal.valor);
  if (canal.confianca === "falhou") return <s className="text-erro">{text}</s>;
  return text;
}

/** A member typed it. */
function Corrigido({ em }: { em: string }) {
  const now = useNow();
  return (
    <span className="rounded-mark bg-orvalho px-1.5 font-semibold text-mata">
      corrigido {formatQuando(em, now).split(",")[0]}
    </span>
  );
}

/** What speaks for a channel, and the way to put another one first. */
function Facts({ canal, onUse }: { canal: Canal; onUse: ChooseCanal | undefined }) {
  return (
    <>
      <Confianca canal={canal} className="block! text-micro" />
      {onUse && (
        <span className="mt-1 mb-1.5 block">
          <UseCanal canal={canal} onUse={onUse} />
        </span>
      )}
    </>
  );
}

function Lojas({ pessoa }: { pessoa: Pessoa }) {
  if (pessoa.lojas.length === 0) return null;
  return (
    <Group titulo={pessoa.lojas.length === 1 ? "Farmácia" : "Farmácias"}>
      {pessoa.lojas.map((loja) => (
        <Loja key={`${loja.cnpj}-${loja.nome}`} pessoa={pessoa} loja={loja} />
      ))}
    </Group>
  );
}

function Loja({ pessoa, loja }: { pessoa: Pessoa; loja: Pessoa["lojas"][number] }) {
  const { nome, cnpj, cidade, receita } = loja;
  return (
    <>
      <Datum
        pessoa={pessoa}
        nome="Nome da farmácia"
        correcao={{ campo: "loja", cnpj }}
        mark={receita.includes("loja") && <ReceitaMark />}
      >
        {lojaOf({ loja: nome, receita }) ?? "não informado"}
      </Datum>
      {cnpj && (
        <Datum pessoa={pessoa} nome="CNPJ" copy={cnpj}>
          <span className="whitespace-nowrap">{formatCnpj(cnpj)}</span>
        </Datum>
      )}
      {cidade && (
        <Datum pessoa={pessoa} nome="Cidade" mark={receita.includes("cidade") && <ReceitaMark />}>
          {cidadeOf(loja)}
        </Datum>
      )}
    </>
  );
}

function Chegada({ pessoa }: { pessoa: Pessoa }) {
  const now = useNow();
  const { campanha, pagina, em } = pessoa.chegada;
  return (
    <Group titulo="Como chegou">
      <Datum pessoa={pessoa} nome="Primeira vez">
        {formatQuando(em, now)}
      </Datum>
      {campanha && (
        <Datum pessoa={pessoa} nome="Campanha">
          {campanha}
        </Datum>
      )}
      {pagina && (
        <Datum pessoa={pessoa} nome="Primeira página">
          {pagina}
        </Datum>
      )}
    </Group>
  );
}

function Unidas({ pessoa, onSplit }: { pessoa: Pessoa; onSplit: ((id: string) => void) | undefined }) {
  const now = useNow();
  return (
    <section aria-label="Fichas unidas" className="rounded-panel border border-linha bg-white px-3.5 py-3">
      <h3 className="font-texto text-micro/none font-semibold tracking-normal text-pedra">Fichas unidas</h3>
      <ul className="mt-2 grid gap-2">
        {pessoa.unidas.map(({ id, nome, em }) => (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              {nome}
              <span className="block text-micro text-pedra">unida {formatQuando(em, now)}</span>
            </span>
            {onSplit && (
              <CompactButton onClick={() => onSplit(id)} className="px-3!">
                Separar<span className="sr-only"> {nome}</span>
              </CompactButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Group({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <section
      aria-label={titulo}
      className="max-[84rem]:rounded-panel max-[84rem]:border max-[84rem]:border-linha max-[84rem]:bg-white max-[84rem]:px-4 max-[84rem]:py-3"
    >
      <h3 className="mb-2 font-texto text-micro/none font-semibold tracking-normal text-pedra">{titulo}</h3>
      <dl className="grid gap-1.5">{children}</dl>
    </section>
  );
}

interface DatumProps {
  pessoa: Pessoa;
  nome: string;
  copy?: string | undefined;
  /** What a pencil corrects, for members who may. */
  correcao?: Correcao;
  /** Where the value is from. */
  mark?: ReactNode;
  children: ReactNode;
}

function Datum({ pessoa, nome, copy, correcao, mark, children }: DatumProps) {
  const { active } = usePessoaAcoes();
  const [open, setOpen] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // After a saved correction focus is on the name of the person.
    if (document.activeElement?.id !== HEADING.id) pencil.current?.focus();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1">
      <dt className="flex flex-wrap items-center gap-x-1.5 text-micro/snug text-pedra">
        {nome}
        {mark}
      </dt>
      <dd className="col-start-1 text-body/snug [overflow-wrap:anywhere]">{children}</dd>
      {(copy || (correcao && active)) && (
        <dd className="col-start-2 row-span-2 row-start-1 flex">
          {copy && <CopyButton nome={nome} valor={copy} />}
          {correcao && active && (
            <button
              ref={pencil}
              type="button"
              aria-label={correcaoLabel(correcao)}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className="grid size-9 shrink-0 place-items-center rounded-control text-folha hover:bg-orvalho max-lg:size-11 pointer-coarse:size-11"
            >
              <Icon of={Pencil} size={17} />
            </button>
          )}
        </dd>
      )}
      {open && correcao && (
        <dd className="col-span-2 mt-1.5 mb-2">
          <CorrectForm pessoa={pessoa} correcao={correcao} onClose={close} />
        </dd>
      )}
    </div>
  );
}

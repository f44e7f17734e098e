import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { formatCpf } from "@eden/domain/documentos/cpf";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { Pessoa } from "@eden/domain/painel/pessoa";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import type { ReactNode } from "react";
import { CopyButton } from "~/parts/copy-button.tsx";
import { useNow } from "~/parts/use-now.ts";
import { cidadeOf } from "~/pessoas/nomes.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { usePessoaAcoes } from "./acoes-context.ts";
import { type Canal, type ChooseCanal, Confianca, canaisOf, UseCanal } from "./canais.tsx";
import { EmailText } from "./email-text.tsx";
import { PassoCard } from "./passo-card.tsx";
import { SugestaoCard } from "./sugestao-card.tsx";

/** What is known about the person, beside the conversation or in its own tab. */
export function DadosPanel({ pessoa }: { pessoa: Pessoa }) {
  const { active, openDialogo, separar, usarCanal } = usePessoaAcoes();
  return (
    <div className="grid content-start gap-5 text-body">
      {!pessoa.suspeita && <PassoCard pessoa={pessoa} />}
      <Contato pessoa={pessoa} onUse={active ? usarCanal : undefined} />
      <Lojas pessoa={pessoa} />
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

function Contato({ pessoa, onUse }: { pessoa: Pessoa; onUse: ChooseCanal | undefined }) {
  const shared = new Set(pessoa.emails.filter(({ compartilhado }) => compartilhado).map(({ canal }) => canal));
  return (
    <Group titulo="Contato">
      {canaisOf(pessoa, "telefone").map((canal, index) => (
        <Datum key={canal.canal} nome="WhatsApp" copy={`+55${canal.valor}`}>
          {formatTelefone(canal.valor)}
          <Facts canal={canal} onUse={index > 0 ? onUse : undefined} />
        </Datum>
      ))}
      {canaisOf(pessoa, "email").map((canal, index) => (
        <Datum
          key={canal.canal}
          nome={shared.has(canal.canal) ? "E-mail (usado por mais de uma pessoa)" : "E-mail"}
          copy={canal.valor}
        >
          <EmailText email={canal.valor} />
          <Facts canal={canal} onUse={index > 0 ? onUse : undefined} />
        </Datum>
      ))}
      {pessoa.cpf && <Datum nome="CPF">{/^\d{11}$/.test(pessoa.cpf) ? formatCpf(pessoa.cpf) : pessoa.cpf}</Datum>}
      <Datum nome="Novidades">{pessoa.aceita_novidades ? "Aceita receber" : "Não aceita"}</Datum>
    </Group>
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
    <Group titulo={pessoa.lojas.length === 1 ? "Loja" : "Lojas"}>
      {pessoa.lojas.flatMap(({ nome, cnpj, cidade, uf }) => [
        nome && (
          <Datum key={`${nome}-${cnpj}`} nome="Nome">
            {nome}
          </Datum>
        ),
        cnpj && (
          <Datum key={cnpj} nome="CNPJ" copy={cnpj}>
            {formatCnpj(cnpj)}
          </Datum>
        ),
        cidade && (
          <Datum key={`${cnpj}-${cidade}`} nome="Cidade">
            {cidadeOf({ cidade, uf })}
          </Datum>
        ),
      ])}
    </Group>
  );
}

function Chegada({ pessoa }: { pessoa: Pessoa }) {
  const now = useNow();
  const { campanha, pagina, em } = pessoa.chegada;
  return (
    <Group titulo="Como chegou">
      <Datum nome="Primeira vez">{formatQuando(em, now)}</Datum>
      {campanha && <Datum nome="Campanha">{campanha}</Datum>}
      {pagina && <Datum nome="Primeira página">{pagina}</Datum>}
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
      className="max-[77.5rem]:rounded-panel max-[77.5rem]:border max-[77.5rem]:border-linha max-[77.5rem]:bg-white max-[77.5rem]:px-4 max-[77.5rem]:py-3"
    >
      <h3 className="mb-2 font-texto text-micro/none font-semibold tracking-normal text-pedra">{titulo}</h3>
      <dl className="grid gap-1.5">{children}</dl>
    </section>
  );
}

function Datum({ nome, copy, children }: { nome: string; copy?: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1">
      <dt className="text-micro/snug text-pedra">{nome}</dt>
      <dd className="col-start-1 text-body/snug [overflow-wrap:anywhere]">{children}</dd>
      {copy && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <CopyButton nome={nome} valor={copy} />
        </dd>
      )}
    </div>
  );
}

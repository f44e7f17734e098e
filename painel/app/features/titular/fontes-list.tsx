import { formatCpf } from "@eden/domain/documentos/cpf";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Eye, EyeOff, type IconNode, Mail, StickyNote } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { call } from "~/clients/rpc.ts";
import { RpcError } from "~/clients/transport.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { useAssignLinha } from "./compartilhado-banner.tsx";
import {
  duvidaOf,
  FONTES,
  fatosDaLinha,
  judge,
  type LinhaTitular,
  quantos,
  type Requerimento,
  tituloOf,
} from "./palavras.ts";

/** Everything that is stored about the person, source by source. */
export function FontesList({ requerimento }: { requerimento: Requerimento }) {
  const { proprias } = judge(requerimento.linhas);
  const { junto } = requerimento;
  return (
    <ul aria-label="O que existe">
      {proprias.map((linha) => (
        <LinhaItem key={`${linha.tabela}-${linha.id}`} requerimento={requerimento} linha={linha} />
      ))}
      {junto !== null && junto.emails > 0 && (
        <Fonte icone={Mail} titulo="E-mails que enviamos" sub="o registro do envio, sem o texto">
          <Fato nome="Quantos">{junto.emails}</Fato>
        </Fonte>
      )}
      {junto !== null && junto.conversa > 0 && (
        <Fonte icone={StickyNote} titulo="Conversa com a equipe" sub="anotações, contatos e mensagens">
          <Fato nome="Quantas">{quantos(junto.conversa, "linha", "linhas")}</Fato>
          {junto.conversa_em && <Fato nome="Última">{formatQuando(junto.conversa_em, Date.now())}</Fato>}
        </Fonte>
      )}
    </ul>
  );
}

function LinhaItem({ requerimento, linha }: { requerimento: Requerimento; linha: LinhaTitular }) {
  const assignLinha = useAssignLinha(requerimento.id);
  const { tabela, criado_em, protocolo, dados } = linha;
  const duvida = duvidaOf(linha, requerimento);
  return (
    <Fonte
      icone={FONTES[tabela].icone}
      titulo={tituloOf(linha)}
      sub={`${formatQuando(criado_em, Date.now())}${tabela === "pedidos" ? "" : `, ${protocolo}`}`}
    >
      {fatosDaLinha(linha).map(({ nome, valor }) => (
        <Fato key={nome} nome={nome}>
          {valor}
        </Fato>
      ))}
      {typeof dados.cpf === "string" && (
        <Fato nome="CPF">
          <Cpf requerimento={requerimento.id} linha={linha.id} mascara={dados.cpf} />
        </Fato>
      )}
      {duvida && requerimento.verificado_em && (
        <Fato nome="De quem é">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-aviso">{duvida}</span>
            <CompactButton className={small} onClick={() => void assignLinha(linha, true)}>
              É de outra pessoa
            </CompactButton>
          </span>
        </Fato>
      )}
    </Fonte>
  );
}

interface FonteProps {
  icone: IconNode;
  titulo: string;
  sub: string;
  children: ReactNode;
}

function Fonte({ icone, titulo, sub, children }: FonteProps) {
  return (
    <li className="grid grid-cols-[34px_minmax(0,1fr)] gap-x-3.5 border-b border-linha py-3.5 last:border-0 lg:grid-cols-[34px_minmax(0,13.5rem)_minmax(0,1fr)]">
      <span className="grid size-8.5 place-items-center rounded-full border border-linha text-folha">
        <Icon of={icone} size={17} />
      </span>
      <div className="min-w-0">
        <h2 className="font-texto text-read/snug font-semibold tracking-normal text-tinta">{titulo}</h2>
        <p className="text-small text-pedra">{sub}</p>
      </div>
      <dl className="grid gap-1.5 max-lg:col-start-2 max-lg:mt-2">{children}</dl>
    </li>
  );
}

function Fato({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-3 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-pedra max-sm:text-body">{nome}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

const small = "min-h-8! px-2.5! text-body! pointer-coarse:min-h-11!";
const SHOWN_MS = 30_000;

/** Masked until the officer asks for it; the whole number stays for half a minute. */
function Cpf({ requerimento, linha, mascara }: { requerimento: string; linha: string; mascara: string }) {
  const { announce } = useComandos();
  const [cpf, setCpf] = useState<string | null>(null);
  useEffect(() => {
    if (cpf === null) return undefined;
    const timer = setTimeout(() => setCpf(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [cpf]);
  const show = async () => {
    try {
      setCpf((await call("mostrar_cpf", { id: requerimento, linha })).cpf);
    } catch (error) {
      announce(error instanceof RpcError ? error.mensagem : "Não deu certo agora.", "erro");
    }
  };
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <output>{cpf === null ? mascara : formatCpf(cpf)}</output>
      <CompactButton
        icon={cpf === null ? Eye : EyeOff}
        aria-label={cpf === null ? "Mostrar o CPF" : "Esconder o CPF"}
        className={small}
        onClick={() => (cpf === null ? void show() : setCpf(null))}
      >
        {cpf === null ? "Mostrar" : "Esconder"}
      </CompactButton>
    </span>
  );
}

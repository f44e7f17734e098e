import { FORMAS } from "@eden/domain/conteudo/formas";
import { PADROES } from "@eden/domain/conteudo/padroes";
import { ConfirmDialog } from "@eden/ui/confirm-dialog.tsx";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Undo2 } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useNow } from "~/parts/use-now.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { MudancasList } from "./mudancas-list.tsx";
import { TEXTOS, type Texto } from "./use-texto-form.ts";

type Publicacao = Texto["publicacoes"][number];

/** What was published, newest first. The one on the site can be undone: the one before it, or the original, comes back. */
export function PublicacoesList({ texto }: { texto: Texto }) {
  const { chave, versao, publicacoes } = texto;
  const now = useNow();
  const { send } = useComandos();
  const [asking, setAsking] = useState(false);
  const atual = publicacoes.find(({ desfeita_em }) => desfeita_em === null);
  const undo = () =>
    send(
      "desfazer_publicacao",
      { chave, versao },
      { aviso: "Desfeito: o site está sendo montado", invalidate: TEXTOS },
    );
  return (
    <section aria-labelledby="publicacoes-titulo">
      <h2 id="publicacoes-titulo" className="pb-1 font-texto text-read font-strong tracking-normal text-tinta">
        Publicações
      </h2>
      {publicacoes.length === 0 && <p className="text-body text-pedra">O site ainda mostra o texto original.</p>}
      <ol>
        {publicacoes.map((publicacao) => (
          <li key={publicacao.id} className="border-linha-2 border-b py-3 last:border-b-0">
            <div className="flex items-start justify-between gap-3">
              <p className="text-small/snug text-pedra">
                <b className="block text-read font-semibold text-tinta">{formatQuando(publicacao.em, now)}</b>
                {primeiroNome(publicacao.autor.nome)} escreveu, {primeiroNome(publicacao.aprovador.nome)} aprovou
                <Desfeita publicacao={publicacao} now={now} />
              </p>
              {publicacao === atual && (
                <CompactButton icon={Undo2} onClick={() => setAsking(true)}>
                  Desfazer
                </CompactButton>
              )}
            </div>
            <details className="mt-1">
              <summary className="inline-flex min-h-9 cursor-pointer items-center text-body font-semibold text-folha pointer-coarse:min-h-11">
                Ver o que mudou
              </summary>
              <MudancasList
                forma={FORMAS[chave]}
                antes={before(texto, publicacao)}
                depois={publicacao.valor}
                titulo={`Publicado ${formatQuando(publicacao.em, now)}`}
              />
            </details>
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={asking}
        title="Desfazer a publicação?"
        confirm="Desfazer"
        onConfirm={() => void undo()}
        onClose={() => setAsking(false)}
      >
        O texto de antes volta para o site em alguns minutos. Esta versão continua guardada aqui.
      </ConfirmDialog>
    </section>
  );
}

function Desfeita({ publicacao: { desfeita_em, desfeita_por }, now }: { publicacao: Publicacao; now: number }) {
  if (!desfeita_em) return null;
  return (
    <span className="block font-semibold text-aviso">
      desfeita {formatQuando(desfeita_em, now)}
      {desfeita_por && ` por ${primeiroNome(desfeita_por.nome)}`}
    </span>
  );
}

/** What the site showed when this one was published: the newest older one that was not undone by then. */
function before({ chave, publicacoes }: Texto, { em }: Publicacao): unknown {
  const older = publicacoes.find(
    (other) =>
      Date.parse(other.em) < Date.parse(em) && !(other.desfeita_em && Date.parse(other.desfeita_em) < Date.parse(em)),
  );
  return older?.valor ?? PADROES[chave];
}

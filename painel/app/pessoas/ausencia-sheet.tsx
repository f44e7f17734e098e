import { diaOf } from "@eden/domain/dia";
import { isAtendente } from "@eden/domain/painel/papeis";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { type Ausencia, useAusencias } from "~/clients/use-ausencias.ts";
import { useEu } from "~/clients/use-eu.ts";
import { Sheet } from "~/parts/sheet.tsx";
import { formatDiaDoMes } from "./quando.ts";

interface AusenciaSheetProps {
  /** Whose absence: the member's own, or for gestao anybody's. */
  membro: { id: string; nome: string };
  onClose: () => void;
}

const AFETADAS = ["ausencias", "hoje", "caixa", "contadores", "colegas"] as const;

/** From when to when a member is away and who stands in. Their people stay theirs. */
export function AusenciaSheet({ membro, onClose }: AusenciaSheetProps) {
  const { membro: eu, equipe } = useEu();
  const { send, online } = useComandos();
  const mine = useAusencias()?.filter((ausencia) => ausencia.membro.id === membro.id) ?? [];
  const today = diaOf(Date.now());
  const [de, setDe] = useState(today);
  const [ate, setAte] = useState("");
  const [substituto, setSubstituto] = useState("");
  const [erro, setErro] = useState<string>();
  const colegas = equipe.filter((outro) => outro.ativa && outro.id !== membro.id && isAtendente(outro));
  const save = async () => {
    if (de === "" || ate === "" || ate < de || ate < today) return setErro("Confira os dias: até quando vai?");
    const entrada = { membro: membro.id, de, ate, substituto: substituto || null };
    const result = await send("gravar_ausencia", entrada, { aviso: "Ausência marcada", invalidate: AFETADAS });
    return result.status === "recusado" ? setErro(result.erro.mensagem) : onClose();
  };
  return (
    <Sheet
      onClose={onClose}
      onSubmit={() => void save()}
      titulo={membro.id === eu.id ? "Férias ou ausência" : `Férias ou ausência de ${membro.nome}`}
      sub="Quem substitui recebe os avisos e vê estas pessoas em Minhas. Elas não mudam de dono."
      className="max-w-140"
      footer={
        <>
          <CompactButton variant="bare" onClick={onClose}>
            Fechar
          </CompactButton>
          <CompactButton type="submit" variant="ipe" aria-disabled={!online}>
            Marcar ausência
          </CompactButton>
        </>
      }
    >
      {mine.length > 0 && <Marcadas ausencias={mine} />}
      <div className="grid gap-3 sm:grid-cols-2">
        <DenseField label="Primeiro dia" type="date" value={de} onValueChange={setDe} data-autofocus />
        <DenseField label="Último dia" type="date" min={de} value={ate} onValueChange={setAte} error={erro} />
        <DenseField
          as="select"
          label="Quem substitui"
          value={substituto}
          onValueChange={setSubstituto}
          options={[["", "Toda a equipe"], ...colegas.map(({ id, nome }) => [id, nome] as const)]}
          span="sm:col-span-2"
        />
      </div>
      {!online && <p className="mt-2 text-body text-aviso">Sem conexão: marque quando ela voltar.</p>}
    </Sheet>
  );
}

/** The absences that are already marked. */
function Marcadas({ ausencias }: { ausencias: readonly Ausencia[] }) {
  const { send } = useComandos();
  const remove = (id: string) =>
    void send("apagar_ausencia", { id }, { aviso: "Ausência tirada", invalidate: AFETADAS });
  return (
    <ul className="mb-4 divide-y divide-areia rounded-panel border border-linha bg-white">
      {ausencias.map(({ id, de, ate, substituto }) => {
        const dias = de === ate ? formatDiaDoMes(de) : `${formatDiaDoMes(de)} a ${formatDiaDoMes(ate)}`;
        return (
          <li key={id} className="flex items-center gap-3 py-1.5 pr-1.5 pl-4">
            <p className="min-w-0 flex-1 text-body">
              <b className="font-strong">{dias}</b>{" "}
              <span className="text-pedra">
                · {substituto ? `${substituto.nome} substitui` : "toda a equipe substitui"}
              </span>
            </p>
            <CompactButton variant="bare" aria-label={`Tirar a ausência de ${dias}`} onClick={() => remove(id)}>
              Tirar
            </CompactButton>
          </li>
        );
      })}
    </ul>
  );
}

import { formatTelefone } from "@eden/domain/documentos/telefone";
import { compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Phone } from "lucide";
import type { ComposerFormProps } from "./aba.ts";
import { usePessoaAcoes } from "./acoes-context.ts";
import { Confianca, canaisOf, SemCanal, UseCanal } from "./canais.tsx";

/** The numbers of the person. Calling records the attempt and then asks how it went. */
export function CallForm({ pessoa, onOpened, onDone, aside }: ComposerFormProps) {
  const acoes = usePessoaAcoes();
  const canais = canaisOf(pessoa, "telefone");
  const call = (telefone: string) => {
    void acoes.registrarContato("telefone", "abriu", null, telefone);
    onOpened("telefone");
    onDone();
  };
  return (
    <>
      {canais.length === 0 && <SemCanal pessoa={pessoa} tipo="telefone" />}
      <ul className="grid gap-2 py-2 lg:px-1">
        {canais.map((canal, index) => (
          <li key={canal.canal} className="grid gap-1">
            <a
              href={`tel:+55${canal.valor}`}
              onClick={() => call(canal.valor)}
              data-autofocus={index === 0 || undefined}
              data-primary={index === 0 || undefined}
              className={compactButtonStyle(index === 0 ? "ipe" : "outline", "w-full")}
            >
              <Icon of={Phone} size={18} />
              Ligar para {formatTelefone(canal.valor)}
            </a>
            <span className="flex flex-wrap items-center justify-between gap-x-2 px-1 text-small">
              <Confianca canal={canal} />
              {index > 0 && <UseCanal canal={canal} onUse={acoes.usarCanal} />}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex">{aside}</div>
    </>
  );
}

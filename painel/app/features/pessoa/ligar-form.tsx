import { formatTelefone } from "@eden/domain/documentos/telefone";
import { compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Phone } from "lucide";
import type { ComposerFormProps } from "./aba.ts";
import { confiancaOf } from "./confianca.ts";

/** The numbers of the person. Calling records the attempt and then asks how it went. */
export function LigarForm({ pessoa, acoes, onOpened, onDone, aside }: ComposerFormProps) {
  const call = (telefone: string) => {
    void acoes.registrarContato("telefone", "abriu", null, telefone);
    onOpened("telefone");
    onDone();
  };
  return (
    <>
      {pessoa.telefones.length === 0 && (
        <p className="px-2 py-3 text-pedra">Sem telefone: nenhum formulário trouxe um número.</p>
      )}
      <ul className="grid gap-2 py-2 lg:px-1">
        {pessoa.telefones.map(({ canal, telefone, confianca, novo }, index) => (
          <li key={canal}>
            <a
              href={`tel:+55${telefone}`}
              onClick={() => call(telefone)}
              data-autofocus={index === 0 || undefined}
              className={compactButtonStyle(index === 0 ? "ipe" : "outline", "w-full")}
            >
              <Icon of={Phone} size={18} />
              Ligar para {formatTelefone(telefone)}
              {index > 0 && <span className="font-normal">({confiancaOf({ confianca, novo })})</span>}
            </a>
          </li>
        ))}
      </ul>
      <div className="flex">{aside}</div>
    </>
  );
}

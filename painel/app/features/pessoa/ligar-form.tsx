import { formatTelefone } from "@eden/domain/documentos/telefone";
import { compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Phone } from "lucide";
import type { ComposerFormProps } from "./aba.ts";

/** The numbers of the person. Calling records the attempt and then asks how it went. */
export function LigarForm({ pessoa, acoes, onOpened, onDone, aside }: ComposerFormProps) {
  const call = () => {
    void acoes.registrarContato("telefone", "abriu", null);
    onOpened("telefone");
    onDone();
  };
  return (
    <>
      {pessoa.telefones.length === 0 && (
        <p className="px-2 py-3 text-pedra">Sem telefone: nenhum formulário trouxe um número.</p>
      )}
      <ul className="grid gap-2 py-2 lg:px-1">
        {pessoa.telefones.map((telefone, index) => (
          <li key={telefone}>
            <a
              href={`tel:+55${telefone}`}
              onClick={call}
              data-autofocus={index === 0 || undefined}
              className={compactButtonStyle(index === 0 ? "ipe" : "outline", "w-full")}
            >
              <Icon of={Phone} size={18} />
              Ligar para {formatTelefone(telefone)}
            </a>
          </li>
        ))}
      </ul>
      <div className="flex">{aside}</div>
    </>
  );
}

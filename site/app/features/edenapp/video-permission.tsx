import { Button } from "@eden/ui/button.tsx";
import { Icon } from "@eden/ui/icon.tsx";
import { ShieldCheck } from "lucide-react";

interface VideoPermissionProps {
  /** The visitor declined cookies; otherwise there is no choice yet. */
  declined: boolean;
  onAllow: () => void;
}

/** Without cookie consent, the third-party player needs its own consent. */
export function VideoPermission({ declined, onAllow }: VideoPermissionProps) {
  return (
    <div className="grid place-items-center rounded-[20px] bg-papel px-5 py-10 text-center text-tinta md:aspect-video md:px-12">
      <div className="grid max-w-[46ch] justify-items-center">
        <span className="grid size-16 place-items-center rounded-[20px] bg-orvalho text-folha">
          <Icon of={ShieldCheck} size={30} />
        </span>
        <p className="mt-5 font-semibold font-titulo text-[1.375rem]/tight text-mata md:text-2xl/tight">
          Este vídeo vem do YouTube
        </p>
        <p className="mt-3 text-pedra">
          {declined
            ? "Você preferiu ficar sem cookies, e nada do YouTube foi carregado até aqui. Se quiser assistir, ele recebe dados do seu acesso e pode gravar cookies próprios. Sua escolha no site continua a mesma."
            : "Para assistir, é preciso carregar o YouTube, que recebe dados do seu acesso e pode gravar cookies próprios. Até aqui, nada dele foi carregado."}
        </p>
        <Button variant="ipe" size="g" onClick={onAllow} className="mt-6">
          Assistir
        </Button>
      </div>
    </div>
  );
}

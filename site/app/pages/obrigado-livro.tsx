import { LivroThanks } from "~/features/livro/livro-thanks.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import type { SiteHandle } from "~/pages/frames/site.tsx";

export const meta = () =>
  pageMeta({
    path: "/obrigado-livro",
    title: "Éden Grupo - Obrigado pelo Interesse no Livro",
    description: "O livro Chamado para a Plenitude, em PDF.",
    noindex: true,
  });

export const handle: SiteHandle = { convite: false };

export default function ObrigadoLivro() {
  return <LivroThanks />;
}

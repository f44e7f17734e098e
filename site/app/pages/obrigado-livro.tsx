import { LivroThanks } from "~/features/livro/livro-thanks.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/obrigado-livro",
    card: "livro",
    title: "Éden Grupo - Obrigado pelo Interesse no Livro",
    description: "O livro Chamado para a Plenitude, em PDF.",
    noindex: true,
  });

export default function ObrigadoLivro() {
  return <LivroThanks />;
}

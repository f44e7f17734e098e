export function SkipLink() {
  return (
    <a
      href="#conteudo"
      data-chrome
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-mata px-5 py-3 font-semibold text-white focus:translate-y-0"
    >
      Pular para o conteúdo
    </a>
  );
}

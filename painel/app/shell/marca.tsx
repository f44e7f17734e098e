/** The name of the group; the acute accent is a leaf. */
export function Marca() {
  return (
    <p className="relative inline-flex min-h-9 items-center font-titulo text-heading leading-none font-semibold tracking-[-0.03em] whitespace-nowrap text-mata">
      <span className="sr-only">Éden Grupo</span>
      <span aria-hidden="true" className="relative">
        <svg
          viewBox="0 0 18 15"
          aria-hidden="true"
          className="absolute -top-[0.19em] left-[0.27em] h-[0.31em] w-[0.37em] fill-folha"
        >
          <path d="M1 14C.5 6.5 5 .8 17.5.5 17 9.5 11 14.6 1 14Z" />
        </svg>
        Eden<span className="ml-[0.24em] font-normal tracking-[-0.025em]">Grupo</span>
      </span>
    </p>
  );
}

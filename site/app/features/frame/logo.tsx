import { AppLink } from "@eden/ui/core/app-link.tsx";

/** The acute accent of Éden is a leaf. */
export function Logo() {
  return (
    <AppLink
      to="/"
      className="relative inline-flex min-h-11 items-center whitespace-nowrap rounded-lg font-semibold font-titulo text-2xl text-mata leading-none tracking-[-0.03em] lg:text-[1.75rem] in-[.escuro]:text-white"
    >
      <span className="sr-only">Éden Grupo, página inicial</span>
      <span aria-hidden="true" className="relative">
        <svg
          viewBox="0 0 18 15"
          aria-hidden="true"
          className="absolute -top-[0.19em] left-[0.27em] h-[0.31em] w-[0.37em] fill-folha in-[.escuro]:fill-broto"
        >
          <path d="M1 14C.5 6.5 5 .8 17.5.5 17 9.5 11 14.6 1 14Z" />
        </svg>
        Eden<span className="ml-[0.24em] font-normal tracking-[-0.025em]">Grupo</span>
      </span>
    </AppLink>
  );
}

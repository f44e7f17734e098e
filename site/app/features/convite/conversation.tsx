import { classNames } from "@eden/ui/class-names.ts";
import { Picture } from "@eden/ui/picture.tsx";
import { convite } from "~/content/convite.ts";
import { lider6 } from "~/images/lider-6.ts";

/** Example of a conversation. It only illustrates the button beside it, so it is hidden from screen readers. */
export function Conversation() {
  return (
    <div
      aria-hidden="true"
      className="rounded-ficha bg-creme px-4.5 pt-4.5 pb-5 text-tinta shadow-[0_30px_80px_#00000040] lg:px-5.5 lg:pt-5.5 lg:pb-6"
    >
      <div className="flex items-center gap-3.5 border-linha border-b pb-4">
        <span className="size-15 overflow-hidden rounded-full">
          <Picture of={lider6} alt="" sizes="80px" className="-mt-1 -ml-1 w-17 max-w-none" />
        </span>
        <span>
          <b className="block font-semibold font-titulo text-[1.1875rem]/tight text-mata">Consultor Éden</b>
          <span className="mt-0.5 block text-pedra text-peq/snug">Conversa pelo WhatsApp</span>
        </span>
      </div>
      {convite.conversa.map(({ de, texto }) => (
        <p
          key={texto}
          className={classNames(
            "mt-3.5 w-fit max-w-[86%] px-4.25 py-3.25 text-[1.0625rem]/[1.45] md:text-base/snug lg:text-[1.0625rem]/[1.45] shadow-[0_1px_0_#0e3b2e14]",
            de === "visitante"
              ? "ml-auto rounded-[20px_20px_6px_20px] bg-nivel-2"
              : "rounded-[20px_20px_20px_6px] bg-papel",
          )}
        >
          {texto}
        </p>
      ))}
    </div>
  );
}

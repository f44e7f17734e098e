import type { IconNode } from "lucide";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "./core/class-names.ts";
import { Icon } from "./core/icon.tsx";

export interface MenuItem {
  label: string;
  icon?: IconNode;
  danger?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** Accessible name of the button and of the menu. */
  label: string;
  items: readonly MenuItem[];
  /** What the button shows. */
  children: ReactNode;
  /** Text above the items. */
  header?: ReactNode;
  className?: string;
}

/** A button with a menu, according to the ARIA practices: arrows, Home, End, Esc; focus returns to the button. */
export function Menu({ label, items, children, header, className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={className}
      >
        {children}
      </button>
      {open && (
        <MenuList
          id={id}
          label={label}
          items={items}
          header={header}
          button={button}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface MenuListProps extends Pick<MenuProps, "label" | "items" | "header"> {
  id: string;
  button: { current: HTMLButtonElement | null };
  onClose: () => void;
  onLeave: () => void;
}

function MenuList({ id, label, items, header, button, onClose, onLeave }: MenuListProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place(box.current, button.current), [button]);
  useEffect(() => box.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus(), []);
  useEffect(() => {
    const leave = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!box.current?.contains(target) && !button.current?.contains(target)) onLeave();
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [button, onLeave]);
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      return onClose();
    }
    const options = [...(box.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const target = destination(event.key, options.indexOf(document.activeElement as HTMLElement), options.length);
    if (target === undefined) return;
    event.preventDefault();
    options[target]?.focus();
  };
  return (
    <div
      ref={box}
      className="fixed z-40 max-h-[80dvh] min-w-56 overflow-y-auto rounded-2xl border border-linha bg-papel p-1.5 text-tinta shadow-flutua"
    >
      {header && <div className="border-b border-linha px-3 pt-1.5 pb-2.5">{header}</div>}
      <div
        role="menu"
        id={id}
        aria-label={label}
        tabIndex={-1}
        onKeyDown={moveByKey}
        className={header ? "pt-1.5" : ""}
      >
        {items.map(({ label: text, icon, danger, onSelect }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              onClose();
              onSelect();
            }}
            className={classNames(
              "flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-left text-body hover:bg-orvalho",
              danger && "text-erro hover:bg-erro-fundo",
            )}
          >
            {icon && <Icon of={icon} size={18} />}
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Beside or below the button, always inside the window. */
function place(box: HTMLElement | null, button: HTMLElement | null) {
  if (!box || !button) return;
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = at.bottom + 6;
  const top = below + height < window.innerHeight ? below : Math.max(8, at.top - height - 6);
  box.style.top = `${top}px`;
  box.style.left = `${Math.max(8, Math.min(at.left, window.innerWidth - width - 8))}px`;
}

function destination(key: string, from: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: (from + 1) % count,
    ArrowUp: (from - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}

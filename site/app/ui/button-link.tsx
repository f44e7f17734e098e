import { AppLink, type AppLinkProps } from "./app-link.tsx";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";

interface ButtonLinkProps extends AppLinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <AppLink {...rest} className={buttonStyle(variant, size, className)} />;
}

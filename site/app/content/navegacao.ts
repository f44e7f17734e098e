export interface NavLinkItem {
  label: string;
  to: string;
}

export const menuDesktop: NavLinkItem[] = [
  { label: "Educação", to: "/educacao" },
  { label: "Tecnologia", to: "/edentech" },
  { label: "Marcas", to: "/marcas" },
  { label: "Gestão", to: "/gestao" },
  { label: "App", to: "/edenapp" },
  { label: "Planos", to: "/planos" },
  { label: "Contato", to: "/contato" },
];

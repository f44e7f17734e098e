export { AcessosPage as Component } from "~/features/equipe/acessos-page.tsx";

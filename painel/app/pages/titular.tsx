export { RequerimentosPage as Component } from "~/features/titular/requerimentos-page.tsx";

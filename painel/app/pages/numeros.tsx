export { NumerosPage as Component } from "~/features/numeros/numeros-page.tsx";

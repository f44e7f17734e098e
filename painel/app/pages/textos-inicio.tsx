export { TextosInicio as Component } from "~/features/textos/textos-inicio.tsx";

export { TextosLayout as Component } from "~/features/textos/textos-layout.tsx";

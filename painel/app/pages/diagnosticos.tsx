export { LojasPage as Component } from "~/features/diagnosticos/lojas-page.tsx";

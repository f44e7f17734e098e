export { FunilScreen as Component } from "~/features/funil/funil-screen.tsx";

export { HojeScreen as Component } from "~/features/hoje/hoje-screen.tsx";

import { ArvoreConvite } from "./arvore-convite.tsx";
import { BilheteConvite } from "./bilhete-convite.tsx";
import { ConversaConvite } from "./conversa-convite.tsx";
import { EvaConvite } from "./eva-convite.tsx";
import { FolhaConvite } from "./folha-convite.tsx";
import { LojasConvite } from "./lojas-convite.tsx";
import { PrecoConvite } from "./preco-convite.tsx";

/** The closing sections by their object. They load with the footer, after the page. */
export const convites = {
  arvore: <ArvoreConvite />,
  bilhete: <BilheteConvite />,
  conversa: <ConversaConvite />,
  eva: <EvaConvite />,
  folha: <FolhaConvite />,
  lojas: <LojasConvite />,
  preco: <PrecoConvite />,
};

export type ConviteName = keyof typeof convites;

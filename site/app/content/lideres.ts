import { amostra } from "@eden/domain/empresa/amostra";
import { lider1 } from "~/images/lider-1.ts";
import { lider2 } from "~/images/lider-2.ts";
import { lider3 } from "~/images/lider-3.ts";
import { lider4 } from "~/images/lider-4.ts";
import { lider5 } from "~/images/lider-5.ts";
import { lider6 } from "~/images/lider-6.ts";
import { empresa } from "./empresa.ts";

export interface Lider {
  id: string;
  nome: string;
  cargo: string;
  bio: string;
  foto: typeof lider1;
  instagram?: string;
  linkedin?: string;
}

/**
 * Until the directors' own profiles are known, the links point to the group's: an invented profile name may belong to a
 * real person.
 */
const redes = { instagram: amostra(empresa.redes.instagram), linkedin: amostra(empresa.redes.linkedin) };

export const lideres: readonly Lider[] = [
  {
    ...redes,
    id: "executiva",
    nome: amostra("Helena Duarte"),
    cargo: "Diretora Executiva",
    bio: amostra("Cuida do rumo do grupo e garante que cada decisão caiba na realidade de quem abre a loja todo dia."),
    foto: lider1,
  },
  {
    ...redes,
    id: "operacoes",
    nome: amostra("Marcos Vieira"),
    cargo: "Diretor de Operações",
    bio: amostra("Transforma plano em rotina: compras, estoque e equipe andando no mesmo compasso."),
    foto: lider2,
  },
  {
    ...redes,
    id: "tecnologia",
    nome: amostra("Renata Lopes"),
    cargo: "Diretora de Tecnologia",
    bio: amostra("Faz a tecnologia falar a língua do balcão, com menos telas e respostas mais claras."),
    foto: lider3,
  },
  {
    ...redes,
    id: "marketing",
    nome: amostra("Sérgio Amaral"),
    cargo: "Diretor de Marketing",
    bio: amostra("Ajuda cada loja a contar a própria história, da fachada à conversa no celular."),
    foto: lider4,
  },
  {
    id: "comunidade",
    nome: amostra("Joana Barros"),
    cargo: "Diretora de Comunidade",
    bio: amostra("Aproxima donos que vivem os mesmos desafios, para que um aprenda com o outro."),
    foto: lider5,
    instagram: redes.instagram,
  },
  {
    id: "comercial",
    nome: amostra("Camila Prado"),
    cargo: "Diretora Comercial",
    bio: amostra("Escuta primeiro e só depois indica o caminho que cabe no momento da sua farmácia."),
    foto: lider6,
    linkedin: redes.linkedin,
  },
];

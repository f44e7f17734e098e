import { amostra } from "./amostra.ts";
import type { Conteudo } from "./formas.ts";

/**
 * Until the directors' own profiles are known, the links point to the group's: an invented profile name may belong to a
 * real person.
 */
const redes = {
  instagram: "https://www.instagram.com/edengrupo",
  linkedin: "https://www.linkedin.com/company/edengrupo",
};
const DIA = [
  { abre: "08:00", fecha: "12:00" },
  { abre: "13:00", fecha: "18:00" },
];
const semEncontro = { inicio: null, local: null };

/** Values that the group has not confirmed. */
const AMOSTRAS = amostra({
  whatsapp: { numero: "16990000000" },
  endereco: {
    rua: "Avenida das Palmeiras, 1200, sala 84",
    bairro: "Jardim Botânico",
    cidade: "Ribeirão Preto",
    estado: "SP",
    cep: "14021-000",
  },
  /** One working day, the weaker promise; the migration of `privado.horario` begins with the same. */
  expediente: { prazo_minutos: 540, dias: [[], DIA, DIA, DIA, DIA, DIA, []] },
  redes: { ...redes, youtube: "https://www.youtube.com/@edengrupo", tiktok: "https://www.tiktok.com/@edengrupo" },
  lideres: {
    executiva: {
      ...redes,
      nome: "Helena Duarte",
      cargo: "Diretora Executiva",
      bio: "Cuida do rumo do grupo e garante que cada decisão caiba na realidade de quem abre a loja todo dia.",
      foto: null,
    },
    operacoes: {
      ...redes,
      nome: "Marcos Vieira",
      cargo: "Diretor de Operações",
      bio: "Transforma plano em rotina: compras, estoque e equipe andando no mesmo compasso.",
      foto: null,
    },
    tecnologia: {
      ...redes,
      nome: "Renata Lopes",
      cargo: "Diretora de Tecnologia",
      bio: "Faz a tecnologia falar a língua da loja, com menos telas e respostas mais claras.",
      foto: null,
    },
    marketing: {
      ...redes,
      nome: "Sérgio Amaral",
      cargo: "Diretor de Marketing",
      bio: "Ajuda cada loja a contar a própria história, da fachada à conversa no celular.",
      foto: null,
    },
    comunidade: {
      nome: "Joana Barros",
      cargo: "Diretora de Comunidade",
      bio: "Aproxima donos que vivem os mesmos desafios, para que um aprenda com o outro.",
      foto: null,
      instagram: redes.instagram,
      linkedin: null,
    },
    comercial: {
      nome: "Camila Prado",
      cargo: "Diretora Comercial",
      bio: "Escuta primeiro e só depois indica o caminho que cabe no momento da sua farmácia.",
      foto: null,
      instagram: null,
      linkedin: redes.linkedin,
    },
  },
  videos: { edenapp: "M7lc1UVf-VE" },
}) satisfies Partial<Conteudo>;

/** What the site shows of a key that was never published. */
export const PADROES: Conteudo = {
  ...AMOSTRAS,
  aviso: { texto: null, pagina: null, inicio: null, fim: null },
  telefone: { numero: null },
  faq: {
    "como-entrar": [
      "Escolha um plano aqui no site ou converse com um consultor. Você entra no nível que combina com o momento da sua farmácia.",
      "Os planos, em ordem: Despertar, Edificação, Estímulo, Ritmo, Hábito e Excelência. Os quatro últimos são passos da Plenitude.",
    ],
    "quem-participa": [
      "Donos, sócios e gestores de farmácia, e empreendedores do varejo que querem aprender e aplicar na própria loja. Dá para começar pelo app, pela imersão ou pela mentoria.",
    ],
    "como-funciona-o-app": [
      "É a nossa escola no celular: aulas a distância, transmissões ao vivo, material de apoio e uma comunidade para trocar ideias com outros donos. São mais de 30 aulas, para assistir quando couber no seu dia.",
    ],
    "como-licenciar": [
      "Conheça a Valora Farma, a DoLado Farma e as Farmácias BatePreço na página de marcas e fale com um consultor. Ele entende o perfil da sua loja, explica o que cada marca oferece e mostra os próximos passos do licenciamento.",
    ],
  },
  live: semEncontro,
  imersao: semEncontro,
  mentoria: semEncontro,
};

/** Whether the key still has its committed value, and that is a sample. */
export const isAmostra = (chave: keyof Conteudo, publicado: boolean) => !publicado && chave in AMOSTRAS;

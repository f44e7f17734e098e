/** The picture of an e-mail: twice the size at which it is shown, 560 × 220. */
export interface EmailScene {
  /** File name in public/email, which the service links to. */
  name: string;
  /** File in app/images/files. */
  picture: string;
  ground: string;
  /** Height of the picture and distance of its lower edge from that of the scene, in pixels. */
  height: number;
  bottom: number;
  /** A pot has no scenery of its own: it stands on a table in front of an arch. The others are shown on cream. */
  arch?: string;
}

const pot = (level: number, height: number, ground: string, arch: string): EmailScene => ({
  name: `vaso-${level}`,
  picture: `vaso-${level}-900.webp`,
  ground,
  height,
  bottom: 30,
  arch,
});

export const scenes: EmailScene[] = [
  pot(1, 300, "#E6F3EA", "#FFFDF8"),
  pot(2, 290, "#E1F0D2", "#FFFDF8"),
  pot(3, 320, "#D3EABE", "#F3FAEB"),
  pot(4, 330, "#FBE8B8", "#FFF8E4"),
  pot(5, 350, "#D5E5DB", "#F1F8F3"),
  pot(6, 382, "#C9DED2", "#EDF6F0"),
  { name: "livro", picture: "livro-1600.webp", ground: "#FCEBC2", height: 540, bottom: -72 },
  { name: "mensagem", picture: "obrigado-1600.webp", ground: "#EBF9F3", height: 520, bottom: -46 },
  { name: "confirmado", picture: "sucesso-1600.webp", ground: "#EAF8DE", height: 560, bottom: -66 },
  { name: "prazo", picture: "expirado-1600.webp", ground: "#F9F0E0", height: 520, bottom: -48 },
  { name: "edenapp", picture: "fecho-edenapp-800.webp", ground: "#EBF9F3", height: 420, bottom: 4 },
];

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
  { name: "livro", picture: "livro-1200.webp", ground: "#FCEBC2", height: 540, bottom: -72 },
  { name: "mensagem", picture: "obrigado-1600.webp", ground: "#EBF9F3", height: 520, bottom: -46 },
  { name: "confirmado", picture: "sucesso-1600.webp", ground: "#EAF8DE", height: 560, bottom: -66 },
  { name: "prazo", picture: "expirado-1600.webp", ground: "#F9F0E0", height: 520, bottom: -48 },
  { name: "edenapp", picture: "fecho-edenapp-800.webp", ground: "#EBF9F3", height: 420, bottom: 4 },
];

const STYLES = `
body{margin:0;width:1120px;height:440px;position:relative;overflow:hidden}
img{position:absolute;left:50%;translate:-50%}
.creme{position:absolute;inset:0;background:#F9F2E4;mix-blend-mode:multiply}
.arch{position:absolute;left:50%;bottom:64px;width:400px;height:346px;translate:-50%;border-radius:200px 200px 0 0}
.table{position:absolute;inset:auto 0 0;height:64px}
.shadow{position:absolute;left:50%;bottom:32px;width:210px;height:26px;translate:-46%;border-radius:50%;background:#0E3B2E;opacity:.3;filter:blur(8px)}
`;

const TABLE = '<div class="arch"></div><div class="table"></div><div class="shadow"></div>';

export function sceneHtml({ picture, ground, height, bottom, arch }: EmailScene): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>${STYLES}
body{background:${ground}}img{height:${height}px;bottom:${bottom}px}
.arch{background:${arch}}.table{background:color-mix(in srgb,${ground},#0E3B2E 12%)}</style>
${arch ? TABLE : "<div class=creme>"}<img src="/images/${picture}" alt="">`;
}

/**
 * The wordmark. Its cream outline cannot be seen on cream, and keeps it legible where a mail client makes the background
 * dark.
 */
export function wordmarkHtml(): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>
@font-face{font-family:Titulo;font-weight:600;src:url(/fraunces/fraunces-600.woff2)}
@font-face{font-family:Titulo;font-weight:400;src:url(/fraunces/fraunces-400-marca.woff2)}
body{margin:0}
div{position:absolute;left:6px;top:24px;font:600 58px/1 Titulo;color:#0E3B2E;letter-spacing:-.03em;white-space:nowrap;-webkit-text-stroke:6px #F8F1E4;paint-order:stroke fill}
span{font-weight:400;margin-left:.24em;letter-spacing:-.025em}
svg{position:absolute;left:.27em;top:-.19em;width:.37em;height:.31em;fill:#1B6B4A;stroke:#F8F1E4;stroke-width:4;paint-order:stroke fill;overflow:visible}
</style><div>Eden<span>Grupo</span><svg viewBox="0 0 18 15"><path d="M1 14C.5 6.5 5 .8 17.5.5 17 9.5 11 14.6 1 14Z"/></svg></div>`;
}

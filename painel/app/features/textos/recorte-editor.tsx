import { Slider } from "@eden/ui/dense/slider.tsx";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { clamp, type Enquadre, maxZoom, moveEnquadre, type Recorte, recorteOf } from "./recorte.ts";

interface RecorteEditorProps {
  foto: ImageBitmap;
  /** Width by height of the frame. */
  proporcao: number;
  /** Pixels that the site needs across. */
  minLargura: number;
  enquadre: Enquadre;
  onChange: (enquadre: Enquadre) => void;
}

/** By an arrow key: a part of the frame. */
const PASSO = 0.02;
const PASSO_ZOOM = 0.1;

/**
 * The photo under the frame that the site uses. The photo follows the finger or the mouse; with the keyboard the arrows
 * move it and + and − bring it nearer; three sliders do the same.
 */
export function RecorteEditor({ foto, proporcao, minLargura, enquadre, onChange }: RecorteEditorProps) {
  const id = useId();
  const size = { largura: foto.width, altura: foto.height };
  const recorte = recorteOf(size, proporcao, enquadre);
  const nearest = maxZoom(size, proporcao, minLargura);
  const pull = (right: number, down: number) => onChange(moveEnquadre(size, proporcao, enquadre, [right, down]));
  const zoomTo = (zoom: number) => onChange({ ...enquadre, zoom: clamp(zoom, 1, nearest) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-4 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
      <Frame label="Enquadrar a foto" hint={`${id}-dica`} onPull={pull} onZoom={(by) => zoomTo(enquadre.zoom + by)}>
        <FotoCanvas foto={foto} recorte={recorte} className="size-full object-cover" />
      </Frame>
      <div className="grid content-start gap-3.5">
        <p id={`${id}-dica`} className="text-body text-pedra">
          Arraste a foto, ou use as setas. + e − aproximam e afastam.
        </p>
        <Eixo label="Aproximar" min={1} max={nearest} value={enquadre.zoom} onValueChange={zoomTo} />
        <Eixo
          label="Para os lados"
          min={0}
          max={size.largura > recorte.largura ? 1 : 0}
          value={enquadre.x}
          onValueChange={(x) => onChange({ ...enquadre, x })}
        />
        <Eixo
          label="Para cima e para baixo"
          min={0}
          max={size.altura > recorte.altura ? 1 : 0}
          value={enquadre.y}
          onValueChange={(y) => onChange({ ...enquadre, y })}
        />
        <div className="flex items-end gap-5" aria-hidden="true">
          <ComoFica nome="No computador" className="w-25">
            <FotoCanvas foto={foto} recorte={recorte} className="h-29 w-full object-cover object-[50%_60%]" />
          </ComoFica>
          <ComoFica nome="No celular" className="w-17">
            <FotoCanvas foto={foto} recorte={recorte} className="h-26 w-full object-cover object-[50%_60%]" />
          </ComoFica>
        </div>
      </div>
    </div>
  );
}

interface FrameProps {
  label: string;
  hint: string;
  onPull: (right: number, down: number) => void;
  onZoom: (by: number) => void;
  children: ReactNode;
}

function Frame({ label, hint, onPull, onZoom, children }: FrameProps) {
  const moves: Record<string, () => void> = {
    ArrowLeft: () => onPull(-PASSO, 0),
    ArrowRight: () => onPull(PASSO, 0),
    ArrowUp: () => onPull(0, -PASSO),
    ArrowDown: () => onPull(0, PASSO),
    "+": () => onZoom(PASSO_ZOOM),
    "=": () => onZoom(PASSO_ZOOM),
    "-": () => onZoom(-PASSO_ZOOM),
  };
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: frame, pointerId, movementX, movementY } = event;
    if (!frame.hasPointerCapture(pointerId)) return;
    onPull(movementX / frame.clientWidth, movementY / frame.clientHeight);
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={hint}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      className="arco block w-full self-start cursor-grab touch-none rounded-[7.5rem_7.5rem_32px_32px] active:cursor-grabbing max-sm:max-w-60"
    >
      <span className="block overflow-hidden bg-areia">{children}</span>
    </button>
  );
}

interface FotoCanvasProps {
  foto: ImageBitmap;
  recorte: Recorte;
  className: string;
}

/** Width of the drawing; enough for twice the largest frame. */
const LARGURA = 480;

/** A part of a photo that was not sent yet. A canvas, because the content security policy allows no images from memory. */
function FotoCanvas({ foto, recorte: { x, y, largura, altura }, className }: FotoCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = Math.round((LARGURA * altura) / largura);
  useEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(foto, x, y, largura, altura, 0, 0, LARGURA, height);
  }, [foto, x, y, largura, altura, height]);
  return <canvas ref={canvas} width={LARGURA} height={height} className={className} />;
}

function ComoFica({ nome, className, children }: { nome: string; className: string; children: ReactNode }) {
  return (
    <div>
      <div className={`arco ${className}`}>
        <div className="overflow-hidden rounded-b-control! bg-areia">{children}</div>
      </div>
      <p className="mt-1.5 text-micro text-pedra">{nome}</p>
    </div>
  );
}

interface EixoProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onValueChange: (value: number) => void;
}

/** `max` at `min` means that there is no way to go. */
function Eixo({ label, ...range }: EixoProps) {
  const { min, max, value } = range;
  const part = max > min ? (value - min) / (max - min) : 0;
  return (
    <label className="grid gap-0.5 text-body font-semibold">
      {label}
      <Slider
        {...range}
        step={0.01}
        disabled={max <= min}
        valueText={`${Math.round(part * 100)}%`}
        className="w-full"
      />
    </label>
  );
}

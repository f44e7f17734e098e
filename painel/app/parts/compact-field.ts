/** Look of the inputs of dense forms: 40 px with a mouse, 44 px by touch. */
export const compactField =
  "min-h-10 rounded-control border border-contorno bg-white px-3 text-read focus-visible:border-tinta pointer-coarse:min-h-11 aria-[invalid=true]:border-erro";

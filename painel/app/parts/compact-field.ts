/** Look of the inputs of dense forms: 40 px with a mouse, 44 px by touch. */
export const compactField =
  "min-h-10 rounded-[11px] border border-contorno bg-white px-3 text-[0.9375rem] focus-visible:border-tinta pointer-coarse:min-h-11 aria-[invalid=true]:border-erro";

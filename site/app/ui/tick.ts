/** A check mark for a native checkbox, drawn with two borders of its pseudo-element: no image, no extra node. */
export const tick =
  "grid place-items-center checked:after:-mt-1 checked:after:h-3.5 checked:after:w-2 checked:after:rotate-45 checked:after:border-r-3 checked:after:border-b-3 checked:after:border-white checked:after:content-[''] forced-colors:after:hidden";

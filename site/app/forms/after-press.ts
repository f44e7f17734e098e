/** Runs `show` now, or after the click if a button is being pressed: what it shows would move the button, and the click would be lost. */
export function afterPress(show: () => void): void {
  if (document.querySelector("button:active")) window.addEventListener("click", show, { once: true });
  else show();
}

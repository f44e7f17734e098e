const reopen = () => {
  document.documentElement.dataset.consentimento = "pendente";
  document.getElementById("cookies")?.focus();
};

/** Opens the cookie banner again. */
export function CookiePreferences({ className }: { className: string }) {
  return (
    <button type="button" className={className} onClick={reopen}>
      Preferências de cookies
    </button>
  );
}

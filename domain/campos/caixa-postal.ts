const GMAIL = ["gmail.com", "googlemail.com"];

/** One key per mailbox, as privado.chave_email: Gmail ignores dots and what follows a plus sign. */
function chaveOf(email: string): string {
  const [local = "", dominio = ""] = email.toLowerCase().split("@");
  if (!GMAIL.includes(dominio)) return `${local}@${dominio}`;
  return `${(local.split("+")[0] ?? "").replaceAll(".", "")}@gmail.com`;
}

/** Whether two addresses are of one mailbox. Rows of a purchase belong together only then. */
export const isMesmaCaixa = (one: string, other: string): boolean => chaveOf(one) === chaveOf(other);

/** An address that may break before its domain instead of anywhere. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf("@");
  return (
    <>
      {email.slice(0, at + 1)}
      <wbr />
      {email.slice(at + 1)}
    </>
  );
}

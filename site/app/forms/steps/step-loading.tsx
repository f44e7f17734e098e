/** While the code of a later step is loading, which takes noticeable time only on a slow network. */
export function StepLoading() {
  return (
    <p role="status" className="text-lg text-pedra">
      Carregando...
    </p>
  );
}

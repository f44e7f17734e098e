export function CidadeNaoEncontrada() {
  return <h1 className="pagina text-pagina">Não achamos essa cidade</h1>;
}

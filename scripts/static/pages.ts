/** The routes of the product, with the text each must show. `result` pages are excluded from search engines. */
export interface PageCase {
  path: string;
  title: string;
  frame: "site" | "jornada";
  result?: true;
}

export const pages: PageCase[] = [
  { path: "/", title: "Crescimento com Propósito", frame: "site" },
  { path: "/educacao", title: "Educação", frame: "site" },
  { path: "/edentech", title: "Tecnologia", frame: "site" },
  { path: "/marcas", title: "Éden Grupo - Marcas", frame: "site" },
  { path: "/gestao", title: "Éden Grupo - Gestão", frame: "site" },
  { path: "/edenapp", title: "Éden Grupo - Eden App", frame: "site" },
  { path: "/planos", title: "Éden Grupo - Planos", frame: "site" },
  { path: "/contato", title: "Éden Grupo - Contato", frame: "site" },
  { path: "/jardim", title: "Éden Grupo - O jardim da sua farmácia", frame: "site" },
  { path: "/ferramentas", title: "Éden Grupo - Ferramentas do dono", frame: "site" },
  { path: "/ferramentas/ponto-de-equilibrio", title: "Éden Grupo - Ponto de equilíbrio", frame: "site" },
  { path: "/ferramentas/desconto-que-cabe", title: "Éden Grupo - Desconto que cabe", frame: "site" },
  { path: "/ferramentas/estoque-parado", title: "Éden Grupo - Estoque parado", frame: "site" },
  { path: "/ferramentas/fluxo-de-caixa", title: "Éden Grupo - Fluxo de caixa de 13 semanas", frame: "site" },
  { path: "/ferramentas/meses", title: "Éden Grupo - Os meus meses", frame: "site", result: true },
  { path: "/raio-x", title: "Éden Grupo - Raio-X da praça", frame: "site" },
  { path: "/politica-privacidade", title: "Éden Grupo - Política de Privacidade", frame: "site" },
  { path: "/registro-edenapp", title: "Éden Grupo - Registro Eden App", frame: "jornada" },
  { path: "/registro-plenitude", title: "Éden Grupo - Registro Plenitude", frame: "jornada" },
  { path: "/registro-edificacao", title: "Éden Grupo - Registro Edificação", frame: "jornada" },
  { path: "/registro-mentoria-imersao", title: "Éden Grupo - Mentoria e Imersão", frame: "jornada" },
  { path: "/registro-despertar", title: "Éden Grupo - Registro Despertar", frame: "jornada" },
  { path: "/formulario-live", title: "Éden Grupo - Formulário Live", frame: "jornada" },
  { path: "/diagnostico-gestao", title: "Éden Grupo - Diagnóstico de Gestão", frame: "jornada" },
  { path: "/cadastro-sucesso", title: "Éden Grupo - Cadastro Realizado", frame: "jornada", result: true },
  { path: "/dados-usuario", title: "Éden Grupo - Dados do Usuário", frame: "jornada", result: true },
  { path: "/obrigado-live", title: "Éden Grupo - Obrigado", frame: "jornada", result: true },
  { path: "/obrigado-livro", title: "Éden Grupo - Obrigado pelo Interesse no Livro", frame: "jornada", result: true },
  { path: "/acompanhar", title: "Éden Grupo - Acompanhar", frame: "jornada", result: true },
  { path: "/success", title: "Éden Grupo - Pagamento", frame: "jornada", result: true },
  { path: "/cancel", title: "Éden Grupo - Pagamento Cancelado", frame: "jornada", result: true },
  { path: "/expired", title: "Éden Grupo - Checkout Expirado", frame: "jornada", result: true },
];

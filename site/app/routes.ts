import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the site. The sitemap is generated from this list, without noindex pages. */
export default [
  layout("pages/frames/site/site.tsx", [
    index("pages/home.tsx"),
    route("educacao", "pages/educacao.tsx"),
    route("edentech", "pages/edentech.tsx"),
    route("marcas", "pages/marcas.tsx"),
    route("gestao", "pages/gestao.tsx"),
    route("edenapp", "pages/edenapp.tsx"),
    route("planos", "pages/planos.tsx"),
    route("contato", "pages/contato.tsx"),
    route("jardim", "pages/jardim.tsx"),
    route("ferramentas", "pages/ferramentas/ferramentas.tsx"),
    route("ferramentas/ponto-de-equilibrio", "pages/ferramentas/ponto-de-equilibrio.tsx"),
    route("ferramentas/desconto-que-cabe", "pages/ferramentas/desconto-que-cabe.tsx"),
    route("ferramentas/estoque-parado", "pages/ferramentas/estoque-parado.tsx"),
    route("politica-privacidade", "pages/politica-privacidade.tsx"),
  ]),
  layout("pages/frames/jornada/jornada.tsx", [
    route("registro-edenapp", "pages/registro-edenapp.tsx"),
    route("registro-plenitude", "pages/registro-plenitude.tsx"),
    route("registro-edificacao", "pages/registro-edificacao.tsx"),
    route("registro-mentoria-imersao", "pages/registro-mentoria-imersao.tsx"),
    route("registro-despertar", "pages/registro-despertar.tsx"),
    route("formulario-live", "pages/formulario-live.tsx"),
    route("diagnostico-gestao", "pages/diagnostico-gestao.tsx"),
    route("cadastro-sucesso", "pages/cadastro-sucesso.tsx"),
    route("dados-usuario", "pages/dados-usuario.tsx"),
    route("obrigado-live", "pages/obrigado-live.tsx"),
    route("obrigado-livro", "pages/obrigado-livro.tsx"),
    route("acompanhar", "pages/acompanhar.tsx"),
    route("success", "pages/success.tsx"),
    route("cancel", "pages/cancel.tsx"),
    route("expired", "pages/expired.tsx"),
    route("*", "pages/nao-encontrada.tsx"),
  ]),
] satisfies RouteConfig;

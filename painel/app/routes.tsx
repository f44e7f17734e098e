import { createBrowserRouter, type RouteObject } from "react-router";
import { HomeRedirect } from "~/shell/home-redirect.tsx";
import { Opening } from "~/shell/opening.tsx";
import { RouteError } from "~/shell/route-error.tsx";
import { Shell } from "~/shell/shell.tsx";

/** Every page is its own chunk; the shell is loaded with the first one. */
export const routes: RouteObject[] = [
  {
    path: "/entrar",
    lazy: () => import("~/pages/entrar.tsx"),
    ErrorBoundary: RouteError,
    HydrateFallback: Opening,
  },
  {
    path: "/",
    Component: Shell,
    ErrorBoundary: RouteError,
    HydrateFallback: Opening,
    children: [
      { index: true, Component: HomeRedirect },
      { path: "hoje", lazy: () => import("~/pages/hoje.tsx") },
      { path: "caixa/:id?", lazy: () => import("~/pages/caixa.tsx") },
      { path: "funil", lazy: () => import("~/pages/funil.tsx") },
      { path: "pagamentos/:pedido?", lazy: () => import("~/pages/pagamentos.tsx") },
      { path: "diagnosticos", lazy: () => import("~/pages/diagnosticos.tsx") },
      { path: "diagnosticos/importar", lazy: () => import("~/pages/diagnosticos-importar.tsx") },
      { path: "diagnosticos/:id", lazy: () => import("~/pages/diagnosticos-loja.tsx") },
      { path: "titular", lazy: () => import("~/pages/titular.tsx") },
      { path: "titular/:id", lazy: () => import("~/pages/titular-requerimento.tsx") },
      {
        path: "textos",
        lazy: () => import("~/pages/textos.tsx"),
        children: [
          { index: true, lazy: () => import("~/pages/textos-inicio.tsx") },
          { path: ":chave", lazy: () => import("~/pages/textos-editor.tsx") },
        ],
      },
      { path: "numeros", lazy: () => import("~/pages/numeros.tsx") },
      {
        path: "equipe",
        lazy: () => import("~/pages/equipe.tsx"),
        children: [
          { index: true, lazy: () => import("~/pages/equipe-pessoas.tsx") },
          { path: "horario", lazy: () => import("~/pages/equipe-horario.tsx") },
          { path: "modelos", lazy: () => import("~/pages/equipe-modelos.tsx") },
          { path: "acessos", lazy: () => import("~/pages/equipe-acessos.tsx") },
        ],
      },
      { path: "*", lazy: () => import("~/pages/nao-encontrada.tsx") },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);

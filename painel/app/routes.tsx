import { createBrowserRouter, type RouteObject } from "react-router";
import { loadLater } from "~/parts/lazy-later.tsx";
import { HomeRedirect } from "~/shell/home-redirect.tsx";
import { Opening } from "~/shell/opening.tsx";
import { RouteError } from "~/shell/route-error.tsx";
import { Shell } from "~/shell/shell.tsx";
import type { TitleHandle } from "~/shell/use-page-title.ts";

/** Its title beside the name of its place. */
const titled = (titulo: TitleHandle["titulo"]): TitleHandle => ({ titulo });

/** The places of every day are there before they are tapped. */
const loadHoje = () => import("~/features/hoje/hoje-screen.tsx");
const loadFunil = () => import("~/features/funil/funil-screen.tsx");
const loadPagamentos = () => import("~/pages/pagamentos.tsx");
const loadLojas = () => import("~/features/diagnosticos/lojas-page.tsx");
for (const load of [loadHoje, loadFunil, loadPagamentos, loadLojas]) loadLater(load);

/** Every page is its own chunk; the shell is loaded with the first one. */
export const routes: RouteObject[] = [
  {
    path: "/entrar",
    handle: titled("Entrar"),
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
      { path: "hoje", lazy: { Component: async () => (await loadHoje()).HojeScreen } },
      { path: "caixa/:id?", handle: titled(({ id }) => id && "Conversa"), lazy: () => import("~/pages/caixa.tsx") },
      { path: "funil", lazy: { Component: async () => (await loadFunil()).FunilScreen } },
      {
        path: "pagamentos/:pedido?",
        handle: titled(({ pedido }) => pedido && "Um pagamento"),
        lazy: loadPagamentos,
      },
      { path: "diagnosticos", lazy: { Component: async () => (await loadLojas()).LojasPage } },
      {
        path: "diagnosticos/importar",
        handle: titled("Importar lojas"),
        lazy: { Component: async () => (await import("~/features/diagnosticos/import-page.tsx")).ImportRoute },
      },
      {
        path: "diagnosticos/:id",
        handle: titled("Uma loja"),
        lazy: { Component: async () => (await import("~/features/diagnosticos/loja-page.tsx")).LojaRoute },
      },
      {
        path: "titular",
        lazy: { Component: async () => (await import("~/features/titular/requerimentos-page.tsx")).RequerimentosPage },
      },
      {
        path: "titular/:id",
        handle: titled("Um pedido"),
        lazy: { Component: async () => (await import("~/features/titular/requerimento-page.tsx")).RequerimentoRoute },
      },
      {
        path: "textos",
        lazy: { Component: async () => (await import("~/features/textos/textos-layout.tsx")).TextosLayout },
        children: [
          {
            index: true,
            lazy: { Component: async () => (await import("~/features/textos/textos-inicio.tsx")).TextosInicio },
          },
          {
            path: ":chave",
            handle: titled("Um texto"),
            lazy: { Component: async () => (await import("~/features/textos/texto-page.tsx")).TextoRoute },
          },
        ],
      },
      {
        path: "numeros",
        lazy: { Component: async () => (await import("~/features/numeros/numeros-page.tsx")).NumerosPage },
      },
      {
        path: "equipe",
        lazy: { Component: async () => (await import("~/features/equipe/equipe-layout.tsx")).EquipeLayout },
        children: [
          {
            lazy: { Component: async () => (await import("~/features/equipe/equipe-layout.tsx")).GestaoOnly },
            children: [
              {
                index: true,
                lazy: { Component: async () => (await import("~/features/equipe/membros-page.tsx")).MembrosPage },
              },
              {
                path: "horario",
                handle: titled("Horário e feriados"),
                lazy: { Component: async () => (await import("~/features/equipe/horario-page.tsx")).HorarioPage },
              },
              {
                path: "modelos",
                handle: titled("Modelos"),
                lazy: { Component: async () => (await import("~/features/equipe/modelos-page.tsx")).ModelosPage },
              },
              {
                path: "limites",
                lazy: { Component: async () => (await import("~/features/equipe/limites-page.tsx")).LimitesPage },
              },
            ],
          },
          {
            path: "acessos",
            handle: titled("Registro de acessos"),
            lazy: { Component: async () => (await import("~/features/equipe/acessos-page.tsx")).AcessosPage },
          },
        ],
      },
      {
        path: "avisos",
        lazy: { Component: async () => (await import("~/features/avisos/avisos-page.tsx")).AvisosPage },
      },
      {
        path: "postos-de-lado",
        lazy: { Component: async () => (await import("~/features/ilegiveis/ilegiveis-page.tsx")).IlegiveisPage },
      },
      { path: "*", handle: titled("Página não encontrada"), lazy: () => import("~/pages/nao-encontrada.tsx") },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);

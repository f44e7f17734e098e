import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { createQueryClient } from "~/clients/query-client.ts";
import { loadLaterParts } from "~/parts/lazy-later.tsx";
import { createRouter } from "./routes.tsx";
import "./styles/painel.css";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={createRouter()} />
      </QueryClientProvider>
    </StrictMode>,
  );
addEventListener("load", loadLaterParts, { once: true });

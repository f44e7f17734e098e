import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { installPlatform } from "./jsdom-platform.ts";

afterEach(cleanup);

// Conditions are awaited for as long as a busy machine may take.
configure({ asyncUtilTimeout: 10_000 });

if (typeof window !== "undefined") installPlatform();

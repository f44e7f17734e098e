import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { installPlatform } from "./jsdom-platform.ts";

afterEach(cleanup);

if (typeof window !== "undefined") installPlatform();

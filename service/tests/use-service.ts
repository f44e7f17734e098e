import { afterAll, beforeAll, vi } from "vitest";
import { type RunningService, startService } from "./running-service.ts";

/** Runs the service for the tests of one file. `logged` collects the lines it writes. */
export function useService(logged: string[] = []): RunningService {
  const service = {} as RunningService;
  beforeAll(async () => {
    for (const method of ["log", "error"] as const) {
      vi.spyOn(console, method).mockImplementation((line) => void logged.push(String(line)));
    }
    Object.assign(service, await startService());
  });
  afterAll(() => service.stop?.());
  return service;
}

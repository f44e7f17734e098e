/**
 * A time limit of the tests, multiplied by `EDEN_TIME_FACTOR`. CI sets it, because its machines differ in speed and share their
 * cores; a test that passes ends as soon on any machine.
 */
export function timeLimit(milliseconds: number): number {
  return milliseconds * Number(process.env.EDEN_TIME_FACTOR ?? 1);
}

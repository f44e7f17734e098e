import type { Family, Sample } from "./exposition.ts";

/** OpenTelemetry's default bounds for request durations, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

interface Histogram {
  labels: Record<string, string>;
  buckets: number[];
  sum: number;
  count: number;
}

export interface Metrics {
  /** Counts one answered request. `route` is the declared route, never the requested URL. */
  request(method: string, route: string, status: number, seconds: number): void;
  /** Counts one run of a task. */
  task(task: string, outcome: "success" | "error" | "given_up"): void;
  families(): Family[];
}

/** Counters of this process since it started. Names follow OpenTelemetry's conventions as converted for Prometheus. */
export function createMetrics(): Metrics {
  const requests = new Map<string, Histogram>();
  const tasks = new Map<string, { labels: Record<string, string>; value: number }>();
  return {
    request(method, route, status, seconds) {
      const labels = { http_request_method: method, http_route: route, http_response_status_code: String(status) };
      const key = JSON.stringify(labels);
      const histogram = requests.get(key) ?? { labels, buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
      requests.set(key, histogram);
      BOUNDS.forEach((bound, index) => {
        if (seconds <= bound) histogram.buckets[index] = (histogram.buckets[index] ?? 0) + 1;
      });
      histogram.sum += seconds;
      histogram.count += 1;
    },
    task(task, outcome) {
      const key = `${task} ${outcome}`;
      const counted = tasks.get(key) ?? { labels: { task, outcome }, value: 0 };
      counted.value += 1;
      tasks.set(key, counted);
    },
    families: () => [
      {
        name: "http_server_request_duration_seconds",
        help: "Duration of requests to the service.",
        type: "histogram",
        samples: [...requests.values()].flatMap(samplesOf),
      },
      {
        name: "eden_task_runs_total",
        help: "Runs of queued tasks by this process.",
        type: "counter",
        samples: [...tasks.values()],
      },
    ],
  };
}

function samplesOf({ labels, buckets, sum, count }: Histogram): Sample[] {
  const bucket = (le: string, value: number) => ({ suffix: "_bucket", labels: { ...labels, le }, value });
  return [
    ...BOUNDS.map((bound, index) => bucket(String(bound), buckets[index] ?? 0)),
    bucket("+Inf", count),
    { suffix: "_sum", labels, value: sum },
    { suffix: "_count", labels, value: count },
  ];
}

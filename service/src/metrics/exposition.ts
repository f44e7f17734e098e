export interface Sample {
  labels?: Record<string, string>;
  value: number;
  /** Suffix of the family's name: a histogram's `_bucket`, `_sum`, `_count`. */
  suffix?: string;
}

export interface Family {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: Sample[];
}

/** Prometheus text format 0.0.4, which OpenTelemetry's collector also reads. */
export function exposition(families: Family[]): string {
  return families
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(({ labels, value, suffix = "" }) => `${name}${suffix}${braces(labels)} ${value}`);
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
    })
    .join("");
}

function braces(labels: Record<string, string> = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escaped)}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

function escaped(character: string): string {
  return character === "\n" ? "\\n" : `\\${character}`;
}

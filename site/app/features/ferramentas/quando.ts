/** The day on which a tool computes, and the month of the sales that it computes for. */
export interface Quando {
  hoje: string;
  mes: string;
}

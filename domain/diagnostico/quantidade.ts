/** Number of questions of the active version, for prerendered pages; a database test compares it. */
export const QUANTIDADE_PERGUNTAS = 23;

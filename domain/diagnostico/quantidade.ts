/** Questions of the version in force, for pages written before anybody reads them; a database test compares. */
export const QUANTIDADE_PERGUNTAS = 23;

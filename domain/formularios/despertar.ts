import { object } from "valibot";
import { email, nome, telefone } from "../campos/campos.ts";

export const despertarSchema = object({ nome, email, telefone });

import { empresa } from "./empresa.ts";
import { whatsappLink } from "./whatsapp.ts";

export const contato = {
  lead: "Conte o que está acontecendo na sua farmácia. Quem lê e responde é gente de verdade.",
  consultor: whatsappLink("Olá! Estou na página de contato e gostaria de falar com um consultor."),
  depois: [
    { titulo: "Você recebe um protocolo", texto: "Ele aparece aqui na tela assim que a mensagem chega." },
    { titulo: "A equipe lê e liga ou escreve", texto: "No telefone ou no e-mail que você deixou." },
    { titulo: "Vocês combinam o próximo passo", texto: "Sem compromisso: pode ser só uma dúvida." },
  ],
} as const;

const { rua, bairro, cidade, estado, cep } = empresa.endereco;

/** A search for the address on a map. */
export const enderecoNoMapa = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${rua}, ${cidade}, ${estado}, ${cep}`)}`;

export const enderecoEmLinhas = [rua, `${bairro}, ${cidade}, ${estado}`, `CEP ${cep}`] as const;

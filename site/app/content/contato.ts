import { empresa } from "./empresa.ts";
import { whatsappLink } from "./whatsapp.ts";

export const contato = {
  lead: "Conte o que está acontecendo na sua farmácia. Quem lê e responde é gente.",
  consultor: whatsappLink("Olá! Estou na página de contato e gostaria de falar com um consultor."),
  depois: [
    { titulo: "Você recebe um protocolo", texto: "Ele aparece aqui na tela assim que a mensagem chega." },
    { titulo: "A equipe lê e liga ou escreve", texto: "No telefone ou no e-mail que você deixou." },
    { titulo: "Vocês combinam o próximo passo", texto: "Sem compromisso: pode ser só uma dúvida." },
  ],
} as const;

const { rua, bairro, cidade, estado, cep } = empresa.endereco;

export const enderecoEmLinhas = [rua, `${bairro}, ${cidade}, ${estado}`, `CEP ${cep}`] as const;

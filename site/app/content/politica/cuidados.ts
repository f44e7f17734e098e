import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";
import type { Secao } from "~/content/markup.ts";
import { versao } from "./versao.ts";

const seguranca: Secao = {
  id: "seguranca",
  titulo: "Segurança",
  blocks: [
    { kind: "paragraph", text: "Nenhum sistema é infalível, mas o nosso foi feito para expor pouco:" },
    {
      kind: "list",
      items: [
        "a conexão com o site é cifrada (HTTPS);",
        "os formulários só gravam: quem visita o site não consegue ler os registros de ninguém;",
        "as chaves dos serviços ficam no servidor, nunca no navegador;",
        "os dados do cartão são digitados na página do provedor de pagamento;",
        "consultas repetidas ao diagnóstico são freadas e registradas;",
        "os nossos registros técnicos não guardam o que você digitou;",
        "só pessoas da equipe que precisam dos dados para trabalhar têm acesso a eles.",
      ],
    },
  ],
};

const incidentes: Secao = {
  id: "incidentes",
  titulo: "Se houver um incidente",
  blocks: [
    {
      kind: "paragraph",
      text: `Se um incidente de segurança puder causar risco ou dano relevante a você, avisamos a ANPD e as pessoas afetadas em até **${formatPrazo(prazos.comunicacaoDeIncidente)}** depois de saber que ele atingiu dados pessoais (Resolução CD/ANPD 15/2024). O aviso diz quais dados foram atingidos, os riscos, o que já fizemos e o que você pode fazer. O registro do incidente fica guardado por ${formatPrazo(prazos.registroDeIncidentes)}.`,
    },
  ],
};

const menores: Secao = {
  id: "criancas-e-adolescentes",
  titulo: "Crianças e adolescentes",
  blocks: [
    {
      kind: "paragraph",
      text: "O site é para donos e gestores de farmácia, maiores de 18 anos. Não coletamos de propósito dados de crianças e adolescentes. Se você souber que isso aconteceu, escreva ao encarregado e apagamos.",
    },
  ],
};

const mudancas: Secao = {
  id: "mudancas",
  titulo: "Mudanças nesta política",
  blocks: [
    {
      kind: "paragraph",
      text: `Esta é a versão **${versao.id}**, em vigor desde ${versao.vigencia}. Cada consentimento é guardado com a versão que valia no dia.`,
    },
    {
      kind: "paragraph",
      text: "Quando algo mudar, publicamos aqui a nova versão com a sua data. Se a mudança afetar um uso que depende do seu consentimento, pedimos de novo antes de usar.",
    },
  ],
};

export const cuidados = [seguranca, incidentes, menores, mudancas];

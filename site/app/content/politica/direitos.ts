import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";
import { empresa } from "~/content/empresa.ts";
import type { Secao } from "~/content/markup.ts";

const { rua, bairro, cidade, estado, cep } = empresa.endereco;
const emailDoEncarregado = `[${empresa.encarregado.email}](mailto:${empresa.encarregado.email})`;

const seusDireitos: Secao = {
  id: "seus-direitos",
  titulo: "Seus direitos",
  blocks: [
    { kind: "paragraph", text: "O art. 18 da LGPD garante que você possa, de graça e a qualquer momento:" },
    {
      kind: "list",
      items: [
        "**confirmar** se tratamos dados seus;",
        "**acessar** os dados que temos;",
        "**corrigir** dados incompletos, errados ou desatualizados;",
        "pedir que sejam **tornados anônimos, bloqueados ou eliminados** os dados desnecessários, excessivos ou tratados fora da lei;",
        "pedir a **portabilidade** a outro fornecedor, na forma da regulamentação;",
        "pedir a **eliminação** dos dados tratados com o seu consentimento;",
        "saber **com quem compartilhamos** os seus dados;",
        "saber que pode **não consentir** e o que acontece se não consentir;",
        "**revogar o consentimento**;",
        "**opor-se** a um uso feito com outra base legal, se ele descumprir a lei;",
        "pedir a **revisão** de decisão tomada só por meios automáticos (art. 20).",
      ],
    },
    {
      kind: "paragraph",
      text: `**Como pedir.** Escreva para ${emailDoEncarregado} com o assunto “Meus dados”, diga o que deseja e o e-mail ou telefone que usou no site. Podemos confirmar a sua identidade, com o mínimo de dados. Respondemos em até **${formatPrazo(prazos.respostaAoTitular)}**; se não for possível atender, explicamos o motivo.`,
    },
    {
      kind: "paragraph",
      text: `**Pelo link do recibo.** O e-mail e a tela que confirmam um envio têm um link pessoal, que vale por ${formatPrazo(prazos.linkDeAcompanhar)}. Com ele você vê o que enviou e onde está, acrescenta uma mensagem, corrige o telefone, retira o pedido e pede para apagar os seus dados. Quem tem o link lê essa página: não o repasse.`,
    },
    {
      kind: "paragraph",
      text: "Se a resposta não resolver, você pode reclamar à ANPD, o órgão federal de proteção de dados ([gov.br/anpd](https://www.gov.br/anpd)), e aos órgãos de defesa do consumidor.",
    },
  ],
};

const encarregado: Secao = {
  id: "encarregado",
  titulo: "Encarregado de dados",
  blocks: [
    {
      kind: "paragraph",
      text: "O encarregado recebe os seus pedidos, orienta a nossa equipe e fala com a ANPD (art. 41 da LGPD e Resolução CD/ANPD 18/2024).",
    },
    {
      kind: "list",
      items: [
        `**Nome:** ${empresa.encarregado.nome}`,
        `**E-mail:** ${emailDoEncarregado}`,
        `**Carta:** ${empresa.razaoSocial}, a/c do encarregado, ${rua}, ${bairro}, ${cidade}, ${estado}, CEP ${cep}`,
      ],
    },
  ],
};

export const direitos = [seusDireitos, encarregado];

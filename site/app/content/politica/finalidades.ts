import type { Secao } from "~/content/markup.ts";

export const finalidades: Secao = {
  id: "finalidades",
  titulo: "Para que usamos e com que base legal",
  blocks: [
    {
      kind: "paragraph",
      text: "A LGPD pede um motivo previsto em lei para cada uso. Estes são os nossos; os artigos são da própria lei.",
    },
    {
      kind: "table",
      caption: "Finalidades, dados usados e base legal",
      columns: ["Finalidade", "Dados", "Base legal"],
      rows: [
        [
          "Responder à sua mensagem ou ligação",
          "Os do formulário de contato ou os anotados na conversa",
          "Procedimentos preliminares a um contrato, a seu pedido (art. 7º, V)",
        ],
        [
          "Falar com quem chegou por indicação",
          "Nome, contato, farmácia e o que foi dito",
          "Legítimo interesse (art. 7º, IX, e art. 10)",
        ],
        [
          "Entregar o livro e falar com você sobre as soluções do grupo",
          "Nome, e-mail e telefone",
          "Consentimento (art. 7º, I)",
        ],
        [
          "Atender ao seu interesse em um plano, produto, mentoria ou imersão",
          "Os da inscrição, inclusive os da empresa",
          "Procedimentos preliminares a um contrato, a seu pedido (art. 7º, V)",
        ],
        [
          "Criar a conta no EdenApp e dar acesso às aulas",
          "Nome, telefone, e-mail, CPF e, no plano pago, dados da empresa",
          "Execução de contrato (art. 7º, V)",
        ],
        [
          "Cobrar, confirmar o pagamento e emitir documentos fiscais",
          "Identificação, plano, valor e situação do pagamento",
          "Execução de contrato e obrigação legal (art. 7º, V e II)",
        ],
        [
          "Lembrar de um pagamento que você começou e oferecer outra forma de pagar",
          "Nome, e-mail, telefone, plano e situação do pagamento",
          "Procedimentos preliminares a um contrato, a seu pedido (art. 7º, V)",
        ],
        [
          "Fazer o diagnóstico de gestão e mostrar o resultado",
          "CNPJ, CPF e respostas",
          "Execução de contrato ou procedimentos preliminares (art. 7º, V)",
        ],
        [
          "Proteger o site e os seus dados contra fraude e tentativas em série",
          "Endereço IP, data, hora e número de tentativas",
          "Legítimo interesse (art. 7º, IX, e art. 10)",
        ],
        [
          "Melhorar a velocidade do site e as etapas dos formulários",
          "Medições sem identificação",
          "Consentimento (art. 7º, I)",
        ],
        [
          "Guardar os registros de acesso que a lei manda guardar",
          "Endereço IP, data e hora",
          "Obrigação legal (art. 7º, II; Lei 12.965/2014, art. 15)",
        ],
        [
          "Provar que cumprimos a lei e atender aos seus pedidos",
          "Consentimentos, pedidos e registro de incidentes",
          "Obrigação legal e exercício regular de direitos (art. 7º, II e VI)",
        ],
      ],
    },
    {
      kind: "paragraph",
      text: "**Comunicações de marketing** só seguem para quem concordou. Você pode mudar de ideia quando quiser: responda “sair” a qualquer mensagem nossa ou escreva ao encarregado. Isso não afeta nenhum contrato nem o que já foi enviado.",
    },
    {
      kind: "paragraph",
      text: "**Mensagens sobre pagamento.** Se um pedido ficar sem pagamento, enviamos no máximo três e-mails automáticos sobre ele, e depois uma pessoa da equipe pode falar com você. Cada e-mail tem o link “Não quero mais receber mensagens sobre pagamento”: com um toque, registramos a sua oposição (art. 18, § 2º) e paramos. Não é preciso explicar. Se você não informar o CPF ao comprar, a página de pagamento cria o seu cadastro no Asaas, que pode enviar avisos próprios sobre a cobrança.",
    },
    {
      kind: "paragraph",
      text: "**Decisões automáticas.** O diagnóstico calcula uma nota por área e sugere um nível do grupo a partir das suas respostas. É uma orientação: não aprova, não recusa e não muda preço. Você pode pedir que uma pessoa a revise (art. 20).",
    },
  ],
};
